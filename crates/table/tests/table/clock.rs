use crate::hall::{ANN, BO, CY, Hall};
use homestretch_rules::{Seat, Turn};
use homestretch_table::{Hands, Input, Leaving, Millis, News, Phase, Settings, Undo, Why};

fn timed() -> Settings {
    Settings { turn_seconds: Some(60), ..Settings::default() }
}

fn left(hall: &Hall) -> u64 {
    hall.table.turn_left(hall.now).unwrap().0 / 1000
}

#[test]
fn the_clock_restarts_with_every_turn_and_every_extra_roll() {
    let mut hall = Hall::two(timed());
    hall.after(30);
    assert_eq!(left(&hall), 30);
    hall.rolls(ANN, 0, 6);
    assert_eq!(left(&hall), 30, "a roll and its move share their time");
    hall.moves(ANN, 0, 0);
    assert_eq!(left(&hall), 60, "an extra roll");
    hall.after(20);
    hall.rolls(ANN, 0, 3);
    hall.moves(ANN, 0, 0);
    assert_eq!(hall.turn(), Turn::Roll { seat: Seat(2) });
    assert_eq!(left(&hall), 60, "the next turn");
}

#[test]
fn there_is_one_warning_before_the_time_is_up() {
    let mut hall = Hall::two(timed());
    assert_eq!(hall.table.wants(hall.now).wake, Some(Millis(50_000)));
    assert_eq!(hall.after(49), []);
    assert_eq!(hall.after(1), [News::Warning { seat: Seat(0), left: Millis(10_000) }]);
    assert_eq!(hall.after(1), []);
    assert_eq!(hall.table.wants(hall.now).wake, Some(Millis(60_000)));
}

#[test]
fn a_short_turn_is_warned_of_half_way() {
    for (turn, warn, warned) in [(8, 10, 4_000), (60, 70, 30_000), (5, 10, 2_500), (60, 10, 50_000)]
    {
        let settings =
            Settings { turn_seconds: Some(turn), warn_seconds: warn, ..Settings::default() };
        let hall = Hall::two(settings);
        assert_eq!(hall.table.wants(hall.now).wake, Some(Millis(warned)), "{turn} {warn}");
    }
    let silent = Settings { warn_seconds: 0, ..timed() };
    let hall = Hall::two(silent);
    assert_eq!(hall.table.wants(hall.now).wake, Some(Millis(60_000)));
}

#[test]
fn when_the_time_is_up_the_stand_in_plays_the_turn_to_its_end() {
    let mut hall = Hall::two(timed());
    assert_eq!(hall.after(60), [News::Missed { seat: Seat(0), misses: 1 }]);
    assert!(hall.table.wants(hall.now).dice, "the roll included");
    hall.falls(&[6]);
    assert_eq!(hall.table.wants(hall.now).bot.unwrap().level, "medium");
    hall.bot_plays();
    assert!(hall.table.wants(hall.now).dice, "the extra roll as well");
    hall.falls(&[1]);
    hall.bot_plays();
    hall.rolls(BO, 2, 1);
    assert_eq!(hall.table.wants(hall.now).human, Some(Seat(0)), "the next turn is Ann's own");
}

#[test]
fn who_acts_in_time_after_all_plays_on_with_a_full_clock() {
    let mut hall = Hall::two(timed());
    hall.after(60);
    let news = hall.does(Input::Roll { by: ANN, seat: Seat(0) });
    assert_eq!(news, [News::TakenBack { seat: Seat(0) }, News::Rolling { seat: Seat(0) }]);
    hall.falls(&[6]);
    assert_eq!(left(&hall), 60);
    assert_eq!(hall.table.at(Seat(0)).unwrap().misses, 0);
}

/// Ann misses a turn, and Bo passes.
fn miss(hall: &mut Hall) {
    hall.after(60);
    hall.falls(&[1]);
    hall.rolls(BO, 2, 1);
}

#[test]
fn three_missed_turns_in_a_row_hand_the_seat_to_a_bot() {
    let mut hall = Hall::two(timed());
    miss(&mut hall);
    miss(&mut hall);
    hall.rolls(ANN, 0, 1);
    hall.rolls(BO, 2, 1);
    miss(&mut hall);
    miss(&mut hall);
    assert_eq!(hall.table.at(Seat(0)).unwrap().hands, Hands::Own, "not in a row");
    hall.after(60);
    let lent = Hands::Lent { level: "medium".into(), why: Why::Missed };
    assert_eq!(hall.table.at(Seat(0)).unwrap().hands, lent);
    hall.falls(&[1]);
    hall.rolls(BO, 2, 1);
    assert!(hall.table.wants(hall.now).dice, "no more waiting");
    hall.does(Input::Return { by: ANN });
    assert_eq!(hall.table.wants(hall.now).human, Some(Seat(0)));
}

#[test]
fn going_to_and_fro_gains_no_time() {
    let mut hall = Hall::two(timed());
    let pilot = |level: Option<String>| Input::Autopilot { by: ANN, seat: Seat(0), level };
    hall.after(40);
    hall.does(pilot(Some("easy".into())));
    hall.does(pilot(None));
    assert_eq!(left(&hall), 20);
    // Nor by being late, as long as nothing is done.
    hall.after(20);
    assert_eq!(hall.refuses(pilot(None)), "not_lent");
    hall.does(pilot(Some("easy".into())));
    hall.does(pilot(None));
    assert!(hall.table.wants(hall.now).dice, "the stand-in plays this turn");
    assert_eq!(hall.table.at(Seat(0)).unwrap().misses, 1);
}

#[test]
fn turns_that_a_bot_was_asked_to_play_are_not_missed() {
    let mut hall = Hall::two(timed());
    miss(&mut hall);
    miss(&mut hall);
    let pilot = |level: Option<String>| Input::Autopilot { by: ANN, seat: Seat(0), level };
    hall.does(pilot(Some("easy".into())));
    hall.falls(&[1]);
    hall.rolls(BO, 2, 1);
    hall.does(pilot(None));
    miss(&mut hall);
    assert_eq!(hall.table.at(Seat(0)).unwrap().hands, Hands::Own, "not in a row");
}

#[test]
fn bots_take_their_time_from_when_the_game_went_on() {
    let mut hall = Hall::two(timed());
    hall.after(10);
    let began = hall.table.went_on();
    hall.does(Input::Autopilot { by: BO, seat: Seat(2), level: Some("easy".into()) });
    hall.does(Input::Autopilot { by: BO, seat: Seat(2), level: None });
    assert_eq!(hall.table.went_on(), began, "nobody stops them by other things");
    hall.does(Input::Pause { by: BO });
    hall.after(100);
    hall.does(Input::Resume { by: BO });
    assert_eq!(hall.now.since(hall.table.went_on()), Millis(10_000), "a pause is no time");
    hall.rolls(ANN, 0, 1);
    assert_eq!(hall.table.went_on(), hall.now);
}

#[test]
fn who_leaves_during_a_pause_does_not_make_bots_wait_for_it_twice() {
    let settings = Settings { leaving: Leaving::TokensGo, ..timed() };
    let mut hall = Hall::new("ludo", settings);
    for (by, name) in [(ANN, "Ann"), (BO, "Bo"), (CY, "Cy")] {
        hall.joins(by, name);
        hall.does(Input::Ready { by, ready: true });
    }
    hall.does(Input::Start { by: ANN });
    hall.does(Input::Pause { by: ANN });
    hall.after(3_600);
    hall.does(Input::Leave { by: BO });
    hall.does(Input::Resume { by: ANN });
    assert_eq!(hall.table.went_on(), hall.now);
}

#[test]
fn the_time_that_dice_take_is_charged_to_nobody() {
    let mut hall = Hall::two(timed());
    hall.after(59);
    hall.does(Input::Roll { by: ANN, seat: Seat(0) });
    assert_eq!(hall.after(30), []);
    hall.does(Input::Pause { by: BO });
    hall.after(100);
    hall.does(Input::Resume { by: BO });
    hall.falls(&[6]);
    assert_eq!(left(&hall), 1, "as much as when the dice were asked for");
    assert_eq!(hall.after(0), []);
    hall.moves(ANN, 0, 0);
    assert_eq!(left(&hall), 60);
}

#[test]
fn dice_that_fall_by_themselves_cost_nobody_time_either() {
    let mut hall = Hall::two(Settings { auto_roll: true, ..timed() });
    assert_eq!(hall.after(61), [], "nobody misses a turn for dice that are on their way");
    hall.falls(&[6]);
    assert_eq!(left(&hall), 60);
    assert_eq!(hall.after(60), [News::Missed { seat: Seat(0), misses: 1 }]);
}

#[test]
fn who_does_nothing_by_hand_is_overruled_for_one_turn_only() {
    let mut hall = Hall::two(Settings { auto_roll: true, play_forced: true, ..timed() });
    hall.does(Input::Pause { by: ANN });
    hall.does(Input::Resume { by: BO });
    assert_eq!(hall.refuses(Input::Pause { by: ANN }), "overruled");
    hall.falls(&[1]);
    hall.does(Input::Pause { by: ANN });
}

#[test]
fn who_was_overruled_pauses_again_only_after_playing_on() {
    let mut hall = Hall::two(timed());
    hall.does(Input::Pause { by: ANN });
    hall.does(Input::Resume { by: ANN });
    hall.does(Input::Pause { by: ANN });
    hall.does(Input::Resume { by: BO });
    assert_eq!(hall.refuses(Input::Pause { by: ANN }), "overruled");
    hall.does(Input::Pause { by: BO });
    hall.does(Input::Resume { by: BO });
    hall.rolls(ANN, 0, 6);
    hall.does(Input::Pause { by: ANN });
}

#[test]
fn a_driver_that_cannot_go_on_ends_the_game_as_it_stands() {
    let mut hall = Hall::two(timed());
    hall.does(Input::Pause { by: BO });
    hall.does(Input::TimeUp);
    assert_eq!(hall.table.phase(), Phase::Ended);
    assert_eq!(hall.refuses(Input::TimeUp), "not_playing");
}

#[test]
fn a_pause_stops_all_clocks_and_all_actions() {
    let mut hall = Hall::two(Settings { game_seconds: Some(300), ..timed() });
    hall.after(10);
    hall.does(Input::Pause { by: BO });
    assert_eq!(hall.table.wants(hall.now).wake, None);
    assert_eq!(hall.after(1000), []);
    assert_eq!(left(&hall), 50);
    assert_eq!(hall.refuses(Input::Roll { by: ANN, seat: Seat(0) }), "paused");
    assert_eq!(hall.refuses(Input::Pause { by: ANN }), "paused");
    hall.does(Input::Resume { by: ANN });
    assert_eq!(left(&hall), 50);
    assert_eq!(hall.table.game_left(hall.now), Some(Millis(290_000)));
    assert_eq!(hall.refuses(Input::Resume { by: ANN }), "not_paused");
}

#[test]
fn time_while_the_driver_was_away_is_charged_to_nobody() {
    let mut hall = Hall::two(Settings { game_seconds: Some(300), ..timed() });
    hall.after(40);
    let since = hall.now;
    hall.now = Millis(10_000_000);
    hall.does(Input::Restored { since });
    assert_eq!(left(&hall), 20);
    assert_eq!(hall.table.game_left(hall.now), Some(Millis(260_000)));
}

#[test]
fn an_undo_gives_a_full_clock() {
    let mut hall = Hall::two(Settings { undo: Undo::Free, ..timed() });
    hall.rolls(ANN, 0, 6);
    hall.moves(ANN, 0, 0);
    hall.after(45);
    hall.does(Input::Undo { by: ANN });
    hall.does(Input::Vote { by: BO, agree: true });
    assert_eq!(left(&hall), 60);
}

#[test]
fn a_bot_has_no_clock() {
    let mut hall = Hall::with_bot(timed());
    hall.rolls(ANN, 0, 1);
    assert_eq!(hall.table.turn_left(hall.now), None);
    assert_eq!(hall.after(1000), []);
}

#[test]
fn a_game_whose_time_is_up_is_ranked_as_it_stands() {
    let mut hall = Hall::two(Settings { game_seconds: Some(300), ..Settings::default() });
    hall.rolls(ANN, 0, 1);
    hall.rolls(BO, 2, 6);
    hall.moves(BO, 2, 0);
    assert_eq!(hall.after(299), []);
    let news = hall.after(1);
    assert_eq!(news[..2], [News::TimeUp, News::RoundOver { places: vec![Seat(2), Seat(0)] }]);
    assert_eq!(hall.table.phase(), Phase::Ended);
    assert_eq!(hall.refuses(Input::Roll { by: BO, seat: Seat(2) }), "not_playing");
}

#[test]
fn a_clock_that_goes_backwards_stands_still() {
    let mut hall = Hall::two(timed());
    hall.after(30);
    hall.rolls(ANN, 0, 1);
    hall.now = Millis(0);
    hall.rolls(BO, 2, 1);
    assert_eq!(hall.entries.last().unwrap().at, Millis(30_000));
}

#[test]
fn who_is_level_when_the_time_is_up_shares_the_place_and_the_point() {
    let mut hall = Hall::two(Settings { game_seconds: Some(300), ..Settings::default() });
    hall.after(300);
    assert_eq!(hall.table.ranks(), [(1, vec![Seat(0)]), (1, vec![Seat(2)])]);
    assert!(hall.table.seated().all(|(_, seated)| seated.points == 1 && seated.places == [1]));
    assert_eq!(hall.table.leaders(), [Seat(0), Seat(2)]);
}
