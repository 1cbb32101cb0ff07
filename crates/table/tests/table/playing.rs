use crate::hall::{ANN, BO, CY, Hall};
use homestretch_rules::{Action, Event, Seat, Turn};
use homestretch_table::{Input, Kind, News, Settings};

#[test]
fn dice_fall_when_they_are_asked_for_and_only_then() {
    let mut hall = Hall::two(Settings::default());
    assert_eq!(hall.refuses(Input::Chance(hall.dice(&[6]))), "no_dice");
    hall.does(Input::Roll { by: ANN, seat: Seat(0) });
    assert_eq!(hall.refuses(Input::Roll { by: ANN, seat: Seat(0) }), "already_asked");
    assert!(hall.table.wants(hall.now).dice);
    let news = hall.falls(&[6]);
    assert!(matches!(news[..], [News::Event(Event::Rolled { seat: Seat(0), .. })]));
    assert_eq!(hall.table.last_throw(), Some((Seat(0), &[6][..])));
    assert_eq!(hall.refuses(Input::Roll { by: ANN, seat: Seat(0) }), "not_now");
}

#[test]
fn only_who_has_the_turn_acts_and_only_for_the_own_seat() {
    let mut hall = Hall::two(Settings::default());
    assert_eq!(hall.refuses(Input::Roll { by: BO, seat: Seat(2) }), "not_your_turn");
    assert_eq!(hall.refuses(Input::Roll { by: BO, seat: Seat(0) }), "not_your_seat");
    assert_eq!(hall.refuses(Input::Roll { by: CY, seat: Seat(1) }), "not_your_seat");
    hall.rolls(ANN, 0, 6);
    assert_eq!(
        hall.refuses(Input::Act { by: ANN, seat: Seat(0), action: Action::Pass }),
        "illegal_pass"
    );
    let leave = Input::Act { by: ANN, seat: Seat(0), action: Action::Leave(Seat(2)) };
    assert_eq!(hall.refuses(leave), "not_now");
    hall.moves(ANN, 0, 1);
}

#[test]
fn a_refusal_is_in_the_words_of_the_rules() {
    let mut hall = Hall::two(Settings::default());
    hall.rolls(ANN, 0, 6);
    hall.moves(ANN, 0, 0);
    hall.rolls(ANN, 0, 5);
    let refusal = hall.table.decide(hall.now, hall.act(ANN, 0, 1)).unwrap_err();
    assert_eq!(refusal.to_string(), "there are no 1 pips to move");
    assert_eq!(refusal.code(), "illegal_move");
}

#[test]
fn dice_fall_by_themselves_if_people_like_that() {
    let hall = Hall::two(Settings { auto_roll: true, ..Settings::default() });
    let wants = hall.table.wants(hall.now);
    assert!(wants.dice && wants.human.is_none());
}

#[test]
fn a_move_without_a_choice_is_played_by_the_next_tick() {
    let mut hall = Hall::two(Settings { play_forced: true, ..Settings::default() });
    hall.rolls(ANN, 0, 6);
    assert_eq!(hall.table.wants(hall.now).wake, Some(hall.now));
    hall.after(0);
    assert_eq!(hall.turn(), Turn::Roll { seat: Seat(0) }, "four tokens in the yard are no choice");
    hall.rolls(ANN, 0, 6);
    assert_eq!(hall.table.wants(hall.now).wake, None, "a token can enter or move");
}

#[test]
fn a_bot_is_asked_for_its_seat_and_no_other() {
    let mut hall = Hall::with_bot(Settings::default());
    let bot = |seat, action| Input::Bot { seat: Seat(seat), action };
    assert_eq!(hall.refuses(bot(0, None)), "not_bots_turn");
    hall.rolls(ANN, 0, 1);
    assert!(hall.table.wants(hall.now).dice, "a bot rolls without being asked");
    hall.falls(&[6]);
    let turn = hall.table.wants(hall.now).bot.unwrap();
    assert_eq!((turn.seat, turn.level.as_str()), (Seat(2), "first"));
    assert_eq!(hall.refuses(bot(2, Some(Action::Pass))), "illegal_pass");
    assert_eq!(hall.refuses(bot(2, None)), "not_now");
    assert_eq!(hall.refuses(hall.act(ANN, 2, 0)), "not_your_seat");
    hall.bot_plays();
    assert!(matches!(hall.table.at(Seat(2)).unwrap().player.kind, Kind::Bot(_)));
}

#[test]
fn the_first_seat_is_drawn_where_the_variant_says_so() {
    let mut hall = Hall::new("ludo-server", Settings::default());
    hall.joins(ANN, "Ann");
    hall.joins(BO, "Bo");
    hall.does(Input::Ready { by: BO, ready: true });
    hall.does(Input::Start { by: ANN });
    let roll = Input::Roll { by: ANN, seat: Seat(0) };
    assert_eq!(hall.refuses(roll.clone()), "not_now");
    let refusal = hall.table.decide(hall.now, roll).unwrap_err();
    assert_eq!(refusal.to_string(), "the dice decide who begins; wait a moment");
    assert!(hall.table.wants(hall.now).dice);
    hall.does(Input::Chance(Action::First(Seat(2))));
    assert_eq!(hall.table.wants(hall.now).human, Some(Seat(2)));
}

#[test]
fn autopilot_plays_until_the_person_takes_the_seat_back_or_acts() {
    let mut hall = Hall::two(Settings::default());
    let pilot = |level: Option<&str>| Input::Autopilot {
        by: ANN,
        seat: Seat(0),
        level: level.map(String::from),
    };
    assert_eq!(hall.refuses(pilot(None)), "not_lent");
    assert_eq!(hall.refuses(pilot(Some("nobody"))), "unknown_bot");
    hall.does(pilot(Some("easy")));
    hall.falls(&[6]);
    assert_eq!(hall.table.wants(hall.now).bot.unwrap().level, "easy");
    hall.does(pilot(None));
    assert_eq!(hall.table.wants(hall.now).human, Some(Seat(0)));
    hall.does(pilot(Some("easy")));
    let news = hall.moves(ANN, 0, 3);
    assert_eq!(news[0], News::TakenBack { seat: Seat(0) });
}

#[test]
fn a_roll_of_choice_is_the_persons_or_the_bots_to_take() {
    let mut hall = Hall::new("snakes-power", Settings { auto_roll: true, ..Settings::default() });
    hall.joins(ANN, "Ann");
    hall.adds_bot();
    hall.does(Input::Start { by: ANN });
    // Square 25 gives a roll of choice.
    for _ in 0..5 {
        hall.falls(&[5]);
        hall.moves(ANN, 0, 0);
        hall.falls(&[5]);
        hall.bot_plays();
    }
    let wants = hall.table.wants(hall.now);
    assert_eq!((wants.dice, wants.human), (false, Some(Seat(0))), "now there is a choice");
    let Action::Roll(three) = hall.dice(&[3]) else { unreachable!() };
    hall.does(Input::Act { by: ANN, seat: Seat(0), action: Action::ChosenRoll(three) });
    hall.moves(ANN, 0, 0);
    assert_eq!(hall.table.wants(hall.now).bot.unwrap().seat, Seat(1));
    hall.does(Input::Bot { seat: Seat(1), action: None });
    assert!(hall.table.wants(hall.now).dice, "the bot rolls instead");
}
