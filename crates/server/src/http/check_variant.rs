//! Checks a variant before anybody plays it: a file, or the answers to the form for a board.

use super::body::read;
use super::caller::Caller;
use super::error::{HttpResult, bad, too_many};
use super::make_room::compile;
use super::variants::described;
use crate::actor::Shared;
use crate::wire::{CheckVariant, CheckedVariant, ExpectedRolls, Fill, VariantProblem, VariantView};
use axum::Json;
use axum::body::Body;
use axum::extract::State;
use homestretch_bots::random_board::{announced_rolls, expected_rolls, random_links};
use homestretch_rules::{BoardForm, Problems, Rules};
use std::sync::Arc;

/// The maximum number of problems in an answer. A file that is not a variant may have thousands.
const MAX_PROBLEMS: usize = 50;

pub(super) async fn check(
    State(shared): State<Arc<Shared>>,
    caller: Caller,
    body: Body,
) -> HttpResult<Json<CheckedVariant>> {
    let CheckVariant { text, board, fill } = read(&shared, body).await?;
    let limits = &shared.rate_limits;
    let allowed = match (&text, &board) {
        (Some(_), None) if fill.is_none() => limits.may_read_variant(caller.address),
        (None, Some(_)) => limits.may_check_board(caller.address),
        _ => {
            let message = "the request needs either `text` (a variant file) or `board` (the answers to the form); `fill` is allowed only with `board`";
            return Err(bad("bad_request", message));
        }
    };
    allowed.map_err(|wait| too_many("too many variants to check; wait a moment", wait))?;
    let check = move || match board {
        Some(board) => check_board(board, fill),
        None => check_file(text.unwrap_or_default()),
    };
    compile(&shared, check).await.map(Json)
}

fn check_file(text: String) -> CheckedVariant {
    let rules = Rules::read(&text);
    answer(text, None, rules)
}

fn check_board(form: BoardForm, fill: Option<Fill>) -> CheckedVariant {
    let filled = match fill {
        None => Ok(form.clone()),
        Some(Fill::Classic) => {
            let mut board = form.clone();
            board.fill_classic();
            Ok(board)
        }
        Some(Fill::Random { seed, snakes, ladders }) => {
            random_links(&form, seed, snakes.into(), ladders.into())
        }
    };
    let (board, rules) = match filled {
        Ok(board) => (board.clone(), board.check()),
        Err(problems) => (form, Err(problems)),
    };
    answer(board.text(), Some(board), rules)
}

fn answer(
    text: String,
    board: Option<BoardForm>,
    rules: Result<Rules, Problems>,
) -> CheckedVariant {
    match rules {
        Ok(rules) => {
            let rolls = board.as_ref().map(|board| rolls(board, &rules));
            // A file may have the id of a built-in variant. Its rooms change its own values.
            let house = rules.spec().house(rules.spec());
            let variant = Some(VariantView { house, ..described(&rules) });
            CheckedVariant { problems: Vec::new(), board, text, variant, rolls }
        }
        Err(Problems(found)) => {
            let problems = found.into_iter().take(MAX_PROBLEMS).map(VariantProblem::from).collect();
            CheckedVariant { problems, board, text, variant: None, rolls: None }
        }
    }
}

fn rolls(board: &BoardForm, rules: &Rules) -> ExpectedRolls {
    let (expected, announced) = (expected_rolls(board, rules), announced_rolls(board));
    ExpectedRolls {
        expected: expected.is_finite().then_some(expected),
        announced: [*announced.start(), *announced.end()],
    }
}
