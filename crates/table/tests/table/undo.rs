use crate::hall::{ANN, BO, CY, Hall};
use homestretch_rules::{Action, Seat, Turn};
use homestretch_table::{Back, Input, Leaving, News, Settings, Undo};

fn free() -> Settings {
    Settings { undo: Undo::Free, ..Settings::default() }
}

fn ask() -> Settings {
    Settings { undo: Undo::Ask, ..Settings::default() }
}

/// Ann enters a token; a bot, whose dice fall by themselves, plays; Ann is to roll.
fn after_a_bot(settings: Settings) -> Hall {
    let mut hall = Hall::with_bot(settings);
    hall.rolls(ANN, 0, 6);
    hall.moves(ANN, 0, 0);
    hall.rolls(ANN, 0, 2);
    hall.moves(ANN, 0, 0);
    hall.falls(&[6]);
    hall.bot_plays();
    hall.falls(&[4]);
    hall.bot_plays();
    hall
}

#[test]
fn an_undo_goes_to_ones_last_decision_also_across_bots() {
    let mut hall = after_a_bot(free());
    let ply = hall.table.game().unwrap().ply();
    hall.does(Input::Undo { by: ANN });
    assert_eq!(hall.turn(), Turn::Move { seat: Seat(0) });
    assert_eq!(hall.table.last_throw(), Some((Seat(0), &[2][..])), "the roll stands");
    hall.does(Input::Undo { by: ANN });
    assert_eq!(hall.table.last_throw(), Some((Seat(0), &[6][..])));
    hall.does(Input::Undo { by: ANN });
    assert_eq!(hall.turn(), Turn::Roll { seat: Seat(0) }, "there was no choice before");
    assert_eq!(hall.refuses(Input::Undo { by: ANN }), "nothing_to_undo");
    hall.does(Input::Redo { by: ANN });
    assert_eq!(hall.table.last_throw(), Some((Seat(0), &[6][..])));
    hall.does(Input::Redo { by: ANN });
    assert_eq!(hall.table.last_throw(), Some((Seat(0), &[2][..])));
    hall.does(Input::Redo { by: ANN });
    assert_eq!(hall.table.game().unwrap().ply(), ply);
    assert_eq!(hall.refuses(Input::Redo { by: ANN }), "nothing_to_redo");
}

#[test]
fn undone_dice_come_again_in_the_same_order() {
    let mut hall = after_a_bot(free());
    hall.does(Input::Undo { by: ANN });
    hall.does(Input::Undo { by: ANN });
    hall.moves(ANN, 0, 3);
    hall.does(Input::Roll { by: ANN, seat: Seat(0) });
    assert_eq!(hall.refuses(Input::Chance(hall.dice(&[5]))), "kept_dice");
    for die in [2, 6, 4] {
        assert_eq!(hall.table.kept_chance(), Some(hall.dice(&[die])));
        hall.falls(&[die]);
        match hall.turn() {
            Turn::Move { seat: Seat(0) } => drop(hall.moves(ANN, 0, 3)),
            _ => hall.bot_plays(),
        }
    }
    assert_eq!(hall.table.kept_chance(), None);
}

#[test]
fn where_nothing_was_chosen_the_last_roll_is_taken_back_and_comes_again() {
    let mut hall = Hall::with_bot(Settings { play_forced: true, ..free() });
    hall.rolls(ANN, 0, 6);
    hall.after(0);
    hall.does(Input::Undo { by: ANN });
    assert_eq!(hall.turn(), Turn::Roll { seat: Seat(0) });
    assert_eq!(hall.table.kept_chance(), Some(hall.dice(&[6])));
    assert_eq!(hall.refuses(Input::Undo { by: ANN }), "nothing_to_undo");
}

#[test]
fn some_tables_take_nothing_back() {
    let hall = after_a_bot(Settings::default());
    assert_eq!(hall.refuses(Input::Undo { by: ANN }), "undo_off");
}

fn asked() -> Hall {
    asked_with(ask())
}

/// Ann has played and asks to take it back; it is Bo's turn.
fn asked_with(settings: Settings) -> Hall {
    let mut hall = Hall::two(settings);
    hall.rolls(ANN, 0, 6);
    hall.moves(ANN, 0, 0);
    hall.rolls(ANN, 0, 1);
    hall.moves(ANN, 0, 0);
    let news = hall.does(Input::Undo { by: ANN });
    assert_eq!(news, [News::Proposed { by: ANN, back: Back::Undo }]);
    hall
}

#[test]
fn the_others_are_asked_and_all_must_agree() {
    let mut hall = asked();
    assert_eq!(hall.refuses(Input::Vote { by: ANN, agree: true }), "already_voted");
    assert_eq!(hall.refuses(Input::Vote { by: CY, agree: true }), "not_seated");
    let news = hall.does(Input::Vote { by: BO, agree: true });
    assert!(news.contains(&News::Undone { to: 3, dice: Vec::new() }));
    assert_eq!(hall.turn(), Turn::Move { seat: Seat(0) });
    hall.does(Input::Redo { by: ANN });
    hall.does(Input::Vote { by: BO, agree: true });
    assert_eq!(hall.turn(), Turn::Roll { seat: Seat(2) });
}

#[test]
fn a_refusal_ends_the_asking_until_something_else_happens() {
    let mut hall = asked();
    let news = hall.does(Input::Vote { by: BO, agree: false });
    assert!(news.contains(&News::VoteFailed));
    assert_eq!(hall.refuses(Input::Vote { by: BO, agree: true }), "no_vote");
    assert_eq!(hall.refuses(Input::Undo { by: ANN }), "not_agreed");
    hall.rolls(BO, 2, 1);
    hall.does(Input::Undo { by: ANN });
}

#[test]
fn to_play_on_ends_the_asking_and_that_is_told() {
    let mut hall = asked();
    let news = hall.does(Input::Roll { by: BO, seat: Seat(2) });
    assert_eq!(news, [News::VoteFailed, News::Rolling { seat: Seat(2) }]);
    assert_eq!(hall.table.vote_open(), None);
    let news = hall.falls(&[6]);
    assert!(!news.contains(&News::VoteFailed), "it is told once");
    // And so it does if there is a move to make.
    hall.does(Input::Undo { by: ANN });
    let news = hall.moves(BO, 2, 0);
    assert_eq!(news[0], News::VoteFailed);
    assert_eq!(hall.table.vote_open(), None);
}

#[test]
fn a_turn_or_a_game_whose_time_is_up_ends_the_asking_and_that_is_told() {
    for (turn_seconds, game_seconds) in [(Some(10), None), (None, Some(10))] {
        let mut hall =
            asked_with(Settings { turn_seconds, game_seconds, warn_seconds: 0, ..ask() });
        let news = hall.after(10);
        assert!(news.contains(&News::VoteFailed), "{news:?}");
        assert_eq!(hall.table.vote_open(), None);
    }
}

/// Ann, Bo and Cy play, and Ann asks to take back what she did.
fn asked_by_one_of_three(settings: Settings) -> Hall {
    let mut hall = Hall::new("ludo", settings);
    for (by, name) in [(ANN, "Ann"), (BO, "Bo"), (CY, "Cy")] {
        hall.joins(by, name);
        hall.does(Input::Ready { by, ready: true });
    }
    hall.does(Input::Start { by: ANN });
    hall.rolls(ANN, 0, 6);
    hall.moves(ANN, 0, 0);
    hall.does(Input::Undo { by: ANN });
    hall
}

#[test]
fn who_leaves_is_not_waited_for_and_what_all_others_have_agreed_to_is_done() {
    for leaving in [Leaving::TokensGo, Leaving::Bot("easy".into())] {
        let mut hall = asked_by_one_of_three(Settings { leaving, ..ask() });
        hall.does(Input::Vote { by: BO, agree: true });
        let news = hall.does(Input::Leave { by: CY });
        assert_eq!(
            news[..2],
            [News::Undone { to: 1, dice: Vec::new() }, News::Left { player: CY }]
        );
        assert!(!news.contains(&News::VoteFailed));
        assert_eq!(hall.turn(), Turn::Move { seat: Seat(0) });
    }
}

#[test]
fn the_others_are_still_asked_when_somebody_leaves() {
    let mut hall = asked_by_one_of_three(ask());
    hall.does(Input::Leave { by: CY });
    assert!(hall.table.vote_open().is_some());
    let news = hall.does(Input::Vote { by: BO, agree: true });
    assert!(news.contains(&News::Undone { to: 1, dice: Vec::new() }));
}

#[test]
fn the_asking_ends_with_a_word_when_it_cannot_be_done_any_more() {
    let tokens_go = Settings { leaving: Leaving::TokensGo, ..ask() };
    // Who asked leaves; the tokens of somebody else leave.
    for (settings, by) in [(ask(), ANN), (tokens_go.clone(), ANN), (tokens_go, CY)] {
        let mut hall = asked_by_one_of_three(settings);
        let news = hall.does(Input::Leave { by });
        let told = news.iter().filter(|news| **news == News::VoteFailed).count();
        assert_eq!((told, hall.table.vote_open()), (1, None), "{news:?}");
    }
}

#[test]
fn bots_and_dice_wait_for_an_answer_but_not_for_ever() {
    let mut hall = Hall::new("ludo", Settings { auto_roll: true, ..ask() });
    hall.joins(ANN, "Ann");
    hall.joins(BO, "Bo");
    hall.does(Input::Ready { by: BO, ready: true });
    hall.does(Input::Start { by: ANN });
    hall.falls(&[6]);
    hall.moves(ANN, 0, 0);
    hall.falls(&[1]);
    hall.moves(ANN, 0, 0);
    hall.does(Input::Undo { by: ANN });
    let wants = hall.table.wants(hall.now);
    assert!(!wants.dice && wants.wake.is_some());
    assert_eq!(hall.refuses(Input::Chance(hall.dice(&[1]))), "vote_open");
    let news = hall.after(20);
    assert_eq!(news, [News::VoteFailed]);
    assert!(hall.table.wants(hall.now).dice);
}

#[test]
fn nobody_is_asked_who_is_not_there() {
    let mut hall = Hall::two(ask());
    hall.rolls(ANN, 0, 6);
    hall.moves(ANN, 0, 0);
    hall.does(Input::Leave { by: BO });
    let news = hall.does(Input::Undo { by: ANN });
    assert_eq!(news, [News::Undone { to: 1, dice: Vec::new() }]);
}

#[test]
fn who_left_does_not_come_back_by_an_undo() {
    let mut hall = Hall::new("ludo", Settings { leaving: Leaving::TokensGo, ..free() });
    for (by, name) in [(ANN, "Ann"), (BO, "Bo"), (CY, "Cy")] {
        hall.joins(by, name);
        hall.does(Input::Ready { by, ready: true });
    }
    hall.does(Input::Start { by: ANN });
    hall.rolls(ANN, 0, 6);
    hall.moves(ANN, 0, 0);
    hall.does(Input::Leave { by: CY });
    assert_eq!(hall.refuses(Input::Undo { by: ANN }), "nothing_to_undo");
    hall.rolls(ANN, 0, 6);
    hall.moves(ANN, 0, 0);
    hall.does(Input::Undo { by: ANN });
    hall.does(Input::Vote { by: BO, agree: true });
    assert!(hall.table.game().unwrap().actions().contains(&Action::Leave(Seat(1))));
}

#[test]
fn who_plays_at_another_screen_is_asked_also_where_one_screen_takes_back_freely() {
    let mut hall = Hall::two(Settings { shared_screen: true, ..free() });
    hall.rolls(ANN, 0, 6);
    hall.moves(ANN, 0, 0);
    let ply = hall.table.game().unwrap().ply();
    hall.does(Input::Undo { by: ANN });
    assert_eq!(hall.table.game().unwrap().ply(), ply);
    hall.does(Input::Vote { by: BO, agree: true });
    assert!(hall.table.game().unwrap().ply() < ply);
}

#[test]
fn every_redo_goes_back_to_where_an_undo_came_from() {
    let settings = Settings { undo: Undo::Free, shared_screen: true, ..Settings::default() };
    let mut hall = Hall::with_bot(settings);
    // Rolls that move nothing: nobody chooses anything, the rolls are what is taken back.
    for die in [1, 2, 3] {
        hall.rolls(ANN, 0, die);
        hall.falls(&[die]);
    }
    let ply = |hall: &Hall| hall.table.game().unwrap().ply();
    let mut stops = vec![ply(&hall)];
    while hall.table.decide(hall.now, Input::Undo { by: ANN }).is_ok() {
        hall.does(Input::Undo { by: ANN });
        stops.push(ply(&hall));
    }
    assert!(stops.len() > 3, "{stops:?}");
    while let Some(at) = stops.pop() {
        assert_eq!(ply(&hall), at);
        if !stops.is_empty() {
            hall.does(Input::Redo { by: ANN });
        }
    }
    assert_eq!(hall.refuses(Input::Redo { by: ANN }), "nothing_to_redo");
}
