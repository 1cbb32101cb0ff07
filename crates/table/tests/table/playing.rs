use crate::fixture::{ANN, BO, CY, Fixture};
use homestretch_bots::Level;
use homestretch_rules::{Action, Event, Seat, Turn};
use homestretch_table::{Input, PlayerKind, Settings, TableEvent};

#[test]
fn dice_are_thrown_only_when_asked_for() {
    let mut fixture = Fixture::two(Settings::default());
    assert_eq!(fixture.refuses(Input::Chance(fixture.dice(&[6]))), "no_dice");
    fixture.does(Input::Roll { by: ANN, seat: Seat(0) });
    assert_eq!(fixture.refuses(Input::Roll { by: ANN, seat: Seat(0) }), "already_asked");
    assert!(fixture.table.pending(fixture.now).dice);
    let events = fixture.falls(&[6]);
    assert!(matches!(events[..], [TableEvent::Game(Event::Rolled { seat: Seat(0), .. })]));
    assert_eq!(fixture.table.last_throw(), Some((Seat(0), &[6][..])));
    assert_eq!(fixture.refuses(Input::Roll { by: ANN, seat: Seat(0) }), "not_now");
}

#[test]
fn players_act_only_in_turn_and_only_for_their_own_seat() {
    let mut fixture = Fixture::two(Settings::default());
    assert_eq!(fixture.refuses(Input::Roll { by: BO, seat: Seat(2) }), "not_your_turn");
    assert_eq!(fixture.refuses(Input::Roll { by: BO, seat: Seat(0) }), "not_your_seat");
    assert_eq!(fixture.refuses(Input::Roll { by: CY, seat: Seat(1) }), "not_your_seat");
    fixture.rolls(ANN, 0, 6);
    assert_eq!(
        fixture.refuses(Input::Act { by: ANN, seat: Seat(0), action: Action::Pass }),
        "illegal_pass"
    );
    let leave = Input::Act { by: ANN, seat: Seat(0), action: Action::Leave(Seat(2)) };
    assert_eq!(fixture.refuses(leave), "not_now");
    fixture.moves(ANN, 0, 1);
}

#[test]
fn an_illegal_move_is_refused_with_the_message_of_the_rules() {
    let mut fixture = Fixture::two(Settings::default());
    fixture.rolls(ANN, 0, 6);
    fixture.moves(ANN, 0, 0);
    fixture.rolls(ANN, 0, 5);
    let refusal = fixture.table.decide(fixture.now, fixture.act(ANN, 0, 1)).unwrap_err();
    assert_eq!(refusal.to_string(), "there are no 1 pips to move");
    assert_eq!(refusal.code(), "illegal_move");
}

#[test]
fn auto_roll_throws_the_dice_automatically() {
    let fixture = Fixture::two(Settings { auto_roll: true, ..Settings::default() });
    let pending = fixture.table.pending(fixture.now);
    assert!(pending.dice && pending.human.is_none());
}

#[test]
fn the_next_tick_plays_a_forced_move() {
    let mut fixture = Fixture::two(Settings { play_forced: true, ..Settings::default() });
    fixture.rolls(ANN, 0, 6);
    assert_eq!(fixture.table.pending(fixture.now).wake, Some(fixture.now));
    fixture.after(0);
    assert_eq!(
        fixture.turn(),
        Turn::Roll { seat: Seat(0) },
        "four tokens in the yard are no choice"
    );
    fixture.rolls(ANN, 0, 6);
    assert_eq!(fixture.table.pending(fixture.now).wake, None, "a token can enter or move");
}

#[test]
fn a_bot_decides_for_its_own_seat_only() {
    let mut fixture = Fixture::with_bot(Settings::default());
    let bot = |seat, action| Input::Bot { seat: Seat(seat), action };
    assert_eq!(fixture.refuses(bot(0, None)), "not_bots_turn");
    fixture.rolls(ANN, 0, 1);
    assert!(fixture.table.pending(fixture.now).dice, "a bot rolls without being asked");
    fixture.falls(&[6]);
    let turn = fixture.table.pending(fixture.now).bot.unwrap();
    assert_eq!((turn.seat, turn.level), (Seat(2), Level::First));
    assert_eq!(fixture.refuses(bot(2, Some(Action::Pass))), "illegal_pass");
    assert_eq!(fixture.refuses(bot(2, None)), "not_now");
    assert_eq!(fixture.refuses(fixture.act(ANN, 2, 0)), "not_your_seat");
    fixture.bot_plays();
    assert!(matches!(fixture.table.at(Seat(2)).unwrap().player.kind, PlayerKind::Bot(_)));
}

#[test]
fn the_first_seat_is_drawn_if_the_variant_says_so() {
    let mut fixture = Fixture::new("ludo-server", Settings::default());
    fixture.joins(ANN, "Ann");
    fixture.joins(BO, "Bo");
    fixture.does(Input::Ready { by: BO, ready: true });
    fixture.does(Input::Start { by: ANN });
    let roll = Input::Roll { by: ANN, seat: Seat(0) };
    assert_eq!(fixture.refuses(roll.clone()), "not_now");
    let refusal = fixture.table.decide(fixture.now, roll).unwrap_err();
    assert_eq!(refusal.to_string(), "the seat that begins is being drawn; wait a moment");
    assert!(fixture.table.pending(fixture.now).dice);
    fixture.does(Input::Chance(Action::First(Seat(2))));
    assert_eq!(fixture.table.pending(fixture.now).human, Some(Seat(2)));
}

#[test]
fn autopilot_plays_until_the_person_takes_the_seat_back_or_acts() {
    let mut fixture = Fixture::two(Settings::default());
    let pilot = |level: Option<Level>| Input::Autopilot { by: ANN, seat: Seat(0), level };
    assert_eq!(fixture.refuses(pilot(None)), "not_lent");
    assert_eq!(fixture.refuses(pilot(Some(Level::Perfect))), "unknown_bot");
    fixture.does(pilot(Some(Level::Easy)));
    fixture.falls(&[6]);
    assert_eq!(fixture.table.pending(fixture.now).bot.unwrap().level, Level::Easy);
    fixture.does(pilot(None));
    assert_eq!(fixture.table.pending(fixture.now).human, Some(Seat(0)));
    fixture.does(pilot(Some(Level::Easy)));
    let events = fixture.moves(ANN, 0, 3);
    assert_eq!(events[0], TableEvent::TakenBack { seat: Seat(0) });
}

#[test]
fn a_person_or_a_bot_may_take_a_roll_of_choice() {
    let mut fixture =
        Fixture::new("snakes-power", Settings { auto_roll: true, ..Settings::default() });
    fixture.joins(ANN, "Ann");
    fixture.adds_bot();
    fixture.does(Input::Start { by: ANN });
    // Square 25 gives a roll of choice.
    for _ in 0..5 {
        fixture.falls(&[5]);
        fixture.moves(ANN, 0, 0);
        fixture.falls(&[5]);
        fixture.bot_plays();
    }
    let pending = fixture.table.pending(fixture.now);
    assert_eq!((pending.dice, pending.human), (false, Some(Seat(0))), "now there is a choice");
    let Action::Roll(three) = fixture.dice(&[3]) else { unreachable!() };
    fixture.does(Input::Act { by: ANN, seat: Seat(0), action: Action::ChosenRoll(three) });
    fixture.moves(ANN, 0, 0);
    assert_eq!(fixture.table.pending(fixture.now).bot.unwrap().seat, Seat(1));
    fixture.does(Input::Bot { seat: Seat(1), action: None });
    assert!(fixture.table.pending(fixture.now).dice, "the bot rolls instead");
}

#[test]
fn nobody_rolls_before_the_game_starts() {
    let mut fixture = Fixture::new("ludo", Settings::default());
    fixture.joins(ANN, "Ann");
    assert_eq!(fixture.refuses(Input::Roll { by: ANN, seat: Seat(0) }), "not_playing");
}
