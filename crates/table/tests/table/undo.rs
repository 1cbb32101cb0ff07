use crate::fixture::{ANN, BO, CY, Fixture};
use homestretch_bots::Level;
use homestretch_rules::{Action, Seat, Turn};
use homestretch_table::{Back, Input, Leaving, Settings, TableEvent, Undo};

fn free() -> Settings {
    Settings { undo: Undo::Free, ..Settings::default() }
}

fn ask() -> Settings {
    Settings { undo: Undo::Ask, ..Settings::default() }
}

/// Ann has entered a token, a bot with automatic dice has played, and Ann has to roll.
fn after_a_bot(settings: Settings) -> Fixture {
    let mut fixture = Fixture::with_bot(settings);
    fixture.rolls(ANN, 0, 6);
    fixture.moves(ANN, 0, 0);
    fixture.rolls(ANN, 0, 2);
    fixture.moves(ANN, 0, 0);
    fixture.falls(&[6]);
    fixture.bot_plays();
    fixture.falls(&[4]);
    fixture.bot_plays();
    fixture
}

#[test]
fn an_undo_goes_back_to_the_persons_last_decision_even_across_bots() {
    let mut fixture = after_a_bot(free());
    let ply = fixture.table.game().unwrap().ply();
    fixture.does(Input::Undo { by: ANN });
    assert_eq!(fixture.turn(), Turn::Move { seat: Seat(0) });
    assert_eq!(fixture.table.last_throw(), Some((Seat(0), &[2][..])), "the roll is not undone");
    fixture.does(Input::Undo { by: ANN });
    assert_eq!(fixture.table.last_throw(), Some((Seat(0), &[6][..])));
    fixture.does(Input::Undo { by: ANN });
    assert_eq!(fixture.turn(), Turn::Roll { seat: Seat(0) }, "there was no earlier choice");
    assert_eq!(fixture.refuses(Input::Undo { by: ANN }), "nothing_to_undo");
    fixture.does(Input::Redo { by: ANN });
    assert_eq!(fixture.table.last_throw(), Some((Seat(0), &[6][..])));
    fixture.does(Input::Redo { by: ANN });
    assert_eq!(fixture.table.last_throw(), Some((Seat(0), &[2][..])));
    fixture.does(Input::Redo { by: ANN });
    assert_eq!(fixture.table.game().unwrap().ply(), ply);
    assert_eq!(fixture.refuses(Input::Redo { by: ANN }), "nothing_to_redo");
}

#[test]
fn undone_dice_are_rolled_again_in_the_same_order() {
    let mut fixture = after_a_bot(free());
    fixture.does(Input::Undo { by: ANN });
    fixture.does(Input::Undo { by: ANN });
    fixture.moves(ANN, 0, 3);
    fixture.does(Input::Roll { by: ANN, seat: Seat(0) });
    assert_eq!(fixture.refuses(Input::Chance(fixture.dice(&[5]))), "kept_dice");
    for die in [2, 6, 4] {
        assert_eq!(fixture.table.kept_chance(), Some(fixture.dice(&[die])));
        fixture.falls(&[die]);
        match fixture.turn() {
            Turn::Move { seat: Seat(0) } => drop(fixture.moves(ANN, 0, 3)),
            _ => fixture.bot_plays(),
        }
    }
    assert_eq!(fixture.table.kept_chance(), None);
}

#[test]
fn without_a_choice_the_last_roll_is_undone_and_repeated() {
    let mut fixture = Fixture::with_bot(Settings { play_forced: true, ..free() });
    fixture.rolls(ANN, 0, 6);
    fixture.after(0);
    fixture.does(Input::Undo { by: ANN });
    assert_eq!(fixture.turn(), Turn::Roll { seat: Seat(0) });
    assert_eq!(fixture.table.kept_chance(), Some(fixture.dice(&[6])));
    assert_eq!(fixture.refuses(Input::Undo { by: ANN }), "nothing_to_undo");
}

#[test]
fn undo_is_refused_by_default() {
    let fixture = after_a_bot(Settings::default());
    assert_eq!(fixture.refuses(Input::Undo { by: ANN }), "undo_off");
}

fn asked() -> Fixture {
    asked_with(ask())
}

/// Ann has played and asks to undo it, in Bo's turn.
fn asked_with(settings: Settings) -> Fixture {
    let mut fixture = Fixture::two(settings);
    fixture.rolls(ANN, 0, 6);
    fixture.moves(ANN, 0, 0);
    fixture.rolls(ANN, 0, 1);
    fixture.moves(ANN, 0, 0);
    let events = fixture.does(Input::Undo { by: ANN });
    assert_eq!(events, [TableEvent::UndoAsked { player: ANN, back: Back::Undo }]);
    fixture
}

#[test]
fn all_others_must_agree_to_an_undo() {
    let mut fixture = asked();
    assert_eq!(fixture.refuses(Input::Vote { by: ANN, agree: true }), "already_voted");
    assert_eq!(fixture.refuses(Input::Vote { by: CY, agree: true }), "not_seated");
    let events = fixture.does(Input::Vote { by: BO, agree: true });
    assert!(events.contains(&TableEvent::Undone { ply: 3, dice: Vec::new() }));
    assert_eq!(fixture.turn(), Turn::Move { seat: Seat(0) });
    fixture.does(Input::Redo { by: ANN });
    fixture.does(Input::Vote { by: BO, agree: true });
    assert_eq!(fixture.turn(), Turn::Roll { seat: Seat(2) });
}

#[test]
fn after_a_refusal_an_undo_is_impossible_until_the_game_advances() {
    let mut fixture = asked();
    let events = fixture.does(Input::Vote { by: BO, agree: false });
    assert!(events.contains(&TableEvent::UndoRefused));
    assert_eq!(fixture.refuses(Input::Vote { by: BO, agree: true }), "no_vote");
    assert_eq!(fixture.refuses(Input::Undo { by: ANN }), "not_agreed");
    fixture.rolls(BO, 2, 1);
    fixture.does(Input::Undo { by: ANN });
}

#[test]
fn playing_on_ends_the_vote_with_an_event() {
    let mut fixture = asked();
    let events = fixture.does(Input::Roll { by: BO, seat: Seat(2) });
    assert_eq!(events, [TableEvent::UndoRefused, TableEvent::Rolling { seat: Seat(2) }]);
    assert_eq!(fixture.table.vote_open(), None);
    let events = fixture.falls(&[6]);
    assert!(!events.contains(&TableEvent::UndoRefused), "the event comes only once");
    // The same holds for a move.
    fixture.does(Input::Undo { by: ANN });
    let events = fixture.moves(BO, 2, 0);
    assert_eq!(events[0], TableEvent::UndoRefused);
    assert_eq!(fixture.table.vote_open(), None);
}

#[test]
fn the_end_of_a_turn_or_game_ends_the_vote_with_an_event() {
    for (turn_seconds, game_seconds) in [(Some(10), None), (None, Some(10))] {
        let mut fixture =
            asked_with(Settings { turn_seconds, game_seconds, warn_seconds: 0, ..ask() });
        let events = fixture.after(10);
        assert!(events.contains(&TableEvent::UndoRefused), "{events:?}");
        assert_eq!(fixture.table.vote_open(), None);
    }
}

/// Ann, Bo and Cy play, and Ann asks to undo her move.
fn asked_by_one_of_three(settings: Settings) -> Fixture {
    let mut fixture = Fixture::new("ludo", settings);
    for (by, name) in [(ANN, "Ann"), (BO, "Bo"), (CY, "Cy")] {
        fixture.joins(by, name);
        fixture.does(Input::Ready { by, ready: true });
    }
    fixture.does(Input::Start { by: ANN });
    fixture.rolls(ANN, 0, 6);
    fixture.moves(ANN, 0, 0);
    fixture.does(Input::Undo { by: ANN });
    fixture
}

#[test]
fn a_vote_succeeds_when_the_only_person_who_has_not_agreed_leaves() {
    for leaving in [Leaving::TokensGo, Leaving::Bot(Level::Easy)] {
        let mut fixture = asked_by_one_of_three(Settings { leaving, ..ask() });
        fixture.does(Input::Vote { by: BO, agree: true });
        let events = fixture.does(Input::Leave { by: CY });
        assert_eq!(
            events[..2],
            [
                TableEvent::Undone { ply: 1, dice: Vec::new() },
                TableEvent::PlayerLeft { player: CY }
            ]
        );
        assert!(!events.contains(&TableEvent::UndoRefused));
        assert_eq!(fixture.turn(), Turn::Move { seat: Seat(0) });
    }
}

#[test]
fn a_vote_goes_on_when_one_of_the_others_leaves() {
    let mut fixture = asked_by_one_of_three(ask());
    fixture.does(Input::Leave { by: CY });
    assert!(fixture.table.vote_open().is_some());
    let events = fixture.does(Input::Vote { by: BO, agree: true });
    assert!(events.contains(&TableEvent::Undone { ply: 1, dice: Vec::new() }));
}

#[test]
fn a_vote_that_became_impossible_ends_with_an_event() {
    let tokens_go = Settings { leaving: Leaving::TokensGo, ..ask() };
    // Either the person who asked leaves, or somebody else's tokens leave the game.
    for (settings, by) in [(ask(), ANN), (tokens_go.clone(), ANN), (tokens_go, CY)] {
        let mut fixture = asked_by_one_of_three(settings);
        let events = fixture.does(Input::Leave { by });
        let failures = events.iter().filter(|event| **event == TableEvent::UndoRefused).count();
        assert_eq!((failures, fixture.table.vote_open()), (1, None), "{events:?}");
    }
}

#[test]
fn bots_and_dice_wait_for_a_vote_until_its_timeout() {
    let mut fixture = Fixture::new("ludo", Settings { auto_roll: true, ..ask() });
    fixture.joins(ANN, "Ann");
    fixture.joins(BO, "Bo");
    fixture.does(Input::Ready { by: BO, ready: true });
    fixture.does(Input::Start { by: ANN });
    fixture.falls(&[6]);
    fixture.moves(ANN, 0, 0);
    fixture.falls(&[1]);
    fixture.moves(ANN, 0, 0);
    fixture.does(Input::Undo { by: ANN });
    let pending = fixture.table.pending(fixture.now);
    assert!(!pending.dice && pending.wake.is_some());
    assert_eq!(fixture.refuses(Input::Chance(fixture.dice(&[1]))), "vote_open");
    let events = fixture.after(20);
    assert_eq!(events, [TableEvent::UndoRefused]);
    assert!(fixture.table.pending(fixture.now).dice);
}

#[test]
fn absent_people_are_not_asked() {
    let mut fixture = Fixture::two(ask());
    fixture.rolls(ANN, 0, 6);
    fixture.moves(ANN, 0, 0);
    fixture.does(Input::Leave { by: BO });
    let events = fixture.does(Input::Undo { by: ANN });
    assert_eq!(events, [TableEvent::Undone { ply: 1, dice: Vec::new() }]);
}

#[test]
fn an_undo_does_not_bring_back_a_player_who_left() {
    let mut fixture = Fixture::new("ludo", Settings { leaving: Leaving::TokensGo, ..free() });
    for (by, name) in [(ANN, "Ann"), (BO, "Bo"), (CY, "Cy")] {
        fixture.joins(by, name);
        fixture.does(Input::Ready { by, ready: true });
    }
    fixture.does(Input::Start { by: ANN });
    fixture.rolls(ANN, 0, 6);
    fixture.moves(ANN, 0, 0);
    fixture.does(Input::Leave { by: CY });
    assert_eq!(fixture.refuses(Input::Undo { by: ANN }), "nothing_to_undo");
    fixture.rolls(ANN, 0, 6);
    fixture.moves(ANN, 0, 0);
    fixture.does(Input::Undo { by: ANN });
    fixture.does(Input::Vote { by: BO, agree: true });
    assert!(fixture.table.game().unwrap().actions().contains(&Action::Leave(Seat(1))));
}

#[test]
fn people_at_other_screens_are_asked_even_with_free_undo() {
    let mut fixture = Fixture::two(Settings { shared_screen: true, ..free() });
    fixture.rolls(ANN, 0, 6);
    fixture.moves(ANN, 0, 0);
    let ply = fixture.table.game().unwrap().ply();
    fixture.does(Input::Undo { by: ANN });
    assert_eq!(fixture.table.game().unwrap().ply(), ply);
    fixture.does(Input::Vote { by: BO, agree: true });
    assert!(fixture.table.game().unwrap().ply() < ply);
}

#[test]
fn every_redo_returns_to_where_an_undo_started() {
    let settings = Settings { undo: Undo::Free, shared_screen: true, ..Settings::default() };
    let mut fixture = Fixture::with_bot(settings);
    // These rolls allow no move. Without a choice, the undo undoes the rolls.
    for die in [1, 2, 3] {
        fixture.rolls(ANN, 0, die);
        fixture.falls(&[die]);
    }
    let ply = |fixture: &Fixture| fixture.table.game().unwrap().ply();
    let mut stops = vec![ply(&fixture)];
    while fixture.table.decide(fixture.now, Input::Undo { by: ANN }).is_ok() {
        fixture.does(Input::Undo { by: ANN });
        stops.push(ply(&fixture));
    }
    assert!(stops.len() > 3, "{stops:?}");
    while let Some(at) = stops.pop() {
        assert_eq!(ply(&fixture), at);
        if !stops.is_empty() {
            fixture.does(Input::Redo { by: ANN });
        }
    }
    assert_eq!(fixture.refuses(Input::Redo { by: ANN }), "nothing_to_redo");
}
