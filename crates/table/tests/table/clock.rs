use crate::fixture::{ANN, BO, CY, Fixture};
use homestretch_bots::Level;
use homestretch_rules::{Seat, Turn};
use homestretch_table::{
    AutopilotReason, Control, Input, Leaving, Millis, Phase, Rank, Settings, TableEvent, Undo,
};

fn timed() -> Settings {
    Settings { turn_seconds: Some(60), ..Settings::default() }
}

fn left(fixture: &Fixture) -> u64 {
    fixture.table.turn_left(fixture.now).unwrap().0 / 1000
}

#[test]
fn the_clock_restarts_with_every_turn_and_every_extra_roll() {
    let mut fixture = Fixture::two(timed());
    fixture.after(30);
    assert_eq!(left(&fixture), 30);
    fixture.rolls(ANN, 0, 6);
    assert_eq!(left(&fixture), 30, "a roll and its move share their time");
    fixture.moves(ANN, 0, 0);
    assert_eq!(left(&fixture), 60, "an extra roll");
    fixture.after(20);
    fixture.rolls(ANN, 0, 3);
    fixture.moves(ANN, 0, 0);
    assert_eq!(fixture.turn(), Turn::Roll { seat: Seat(2) });
    assert_eq!(left(&fixture), 60, "the next turn");
}

#[test]
fn there_is_one_warning_before_the_time_is_up() {
    let mut fixture = Fixture::two(timed());
    assert_eq!(fixture.table.pending(fixture.now).wake, Some(Millis(50_000)));
    assert_eq!(fixture.after(49), []);
    assert_eq!(
        fixture.after(1),
        [TableEvent::TimeWarning { seat: Seat(0), left_ms: Millis(10_000) }]
    );
    assert_eq!(fixture.after(1), []);
    assert_eq!(fixture.table.pending(fixture.now).wake, Some(Millis(60_000)));
}

#[test]
fn the_warning_of_a_short_turn_comes_halfway() {
    for (turn, warn, warned) in [(8, 10, 4_000), (60, 70, 30_000), (5, 10, 2_500), (60, 10, 50_000)]
    {
        let settings =
            Settings { turn_seconds: Some(turn), warn_seconds: warn, ..Settings::default() };
        let fixture = Fixture::two(settings);
        assert_eq!(fixture.table.pending(fixture.now).wake, Some(Millis(warned)), "{turn} {warn}");
    }
    let silent = Settings { warn_seconds: 0, ..timed() };
    let fixture = Fixture::two(silent);
    assert_eq!(fixture.table.pending(fixture.now).wake, Some(Millis(60_000)));
}

#[test]
fn when_the_time_is_up_the_stand_in_plays_the_turn_to_its_end() {
    let mut fixture = Fixture::two(timed());
    assert_eq!(fixture.after(60), [TableEvent::TurnMissed { seat: Seat(0), misses: 1 }]);
    assert!(fixture.table.pending(fixture.now).dice, "the stand-in rolls");
    fixture.falls(&[6]);
    assert_eq!(fixture.table.pending(fixture.now).bot.unwrap().level, Level::Medium);
    fixture.bot_plays();
    assert!(fixture.table.pending(fixture.now).dice, "the stand-in takes the extra roll too");
    fixture.falls(&[1]);
    fixture.bot_plays();
    fixture.rolls(BO, 2, 1);
    assert_eq!(
        fixture.table.pending(fixture.now).human,
        Some(Seat(0)),
        "the next turn is Ann's own"
    );
}

#[test]
fn a_late_player_who_acts_gets_the_full_time_again() {
    let mut fixture = Fixture::two(timed());
    fixture.after(60);
    let events = fixture.does(Input::Roll { by: ANN, seat: Seat(0) });
    assert_eq!(
        events,
        [TableEvent::TakenBack { seat: Seat(0) }, TableEvent::Rolling { seat: Seat(0) }]
    );
    fixture.falls(&[6]);
    assert_eq!(left(&fixture), 60);
    assert_eq!(fixture.table.at(Seat(0)).unwrap().misses, 0);
}

/// Ann misses a turn, and Bo passes.
fn miss(fixture: &mut Fixture) {
    fixture.after(60);
    fixture.falls(&[1]);
    fixture.rolls(BO, 2, 1);
}

#[test]
fn three_missed_turns_in_a_row_hand_the_seat_to_a_bot() {
    let mut fixture = Fixture::two(timed());
    miss(&mut fixture);
    miss(&mut fixture);
    fixture.rolls(ANN, 0, 1);
    fixture.rolls(BO, 2, 1);
    miss(&mut fixture);
    miss(&mut fixture);
    assert_eq!(
        fixture.table.at(Seat(0)).unwrap().control,
        Control::Player,
        "the missed turns are not in a row"
    );
    fixture.after(60);
    let lent = Control::Autopilot { level: Level::Medium, reason: AutopilotReason::Missed };
    assert_eq!(fixture.table.at(Seat(0)).unwrap().control, lent);
    fixture.falls(&[1]);
    fixture.rolls(BO, 2, 1);
    assert!(fixture.table.pending(fixture.now).dice, "the bot rolls at once");
    fixture.does(Input::Return { by: ANN });
    assert_eq!(fixture.table.pending(fixture.now).human, Some(Seat(0)));
}

#[test]
fn switching_the_autopilot_on_and_off_gains_no_time() {
    let mut fixture = Fixture::two(timed());
    let pilot = |level: Option<Level>| Input::Autopilot { by: ANN, seat: Seat(0), level };
    fixture.after(40);
    fixture.does(pilot(Some(Level::Easy)));
    fixture.does(pilot(None));
    assert_eq!(left(&fixture), 20);
    // A late player gains nothing either until they act.
    fixture.after(20);
    assert_eq!(fixture.refuses(pilot(None)), "not_lent");
    fixture.does(pilot(Some(Level::Easy)));
    fixture.does(pilot(None));
    assert!(fixture.table.pending(fixture.now).dice, "the stand-in plays this turn");
    assert_eq!(fixture.table.at(Seat(0)).unwrap().misses, 1);
}

#[test]
fn turns_that_a_bot_was_asked_to_play_are_not_missed() {
    let mut fixture = Fixture::two(timed());
    miss(&mut fixture);
    miss(&mut fixture);
    let pilot = |level: Option<Level>| Input::Autopilot { by: ANN, seat: Seat(0), level };
    fixture.does(pilot(Some(Level::Easy)));
    fixture.falls(&[1]);
    fixture.rolls(BO, 2, 1);
    fixture.does(pilot(None));
    miss(&mut fixture);
    assert_eq!(
        fixture.table.at(Seat(0)).unwrap().control,
        Control::Player,
        "the missed turns are not in a row"
    );
}

#[test]
fn the_delay_of_bots_counts_from_the_last_advance_of_the_game() {
    let mut fixture = Fixture::two(timed());
    fixture.after(10);
    let began = fixture.table.last_advanced_at();
    fixture.does(Input::Autopilot { by: BO, seat: Seat(2), level: Some(Level::Easy) });
    fixture.does(Input::Autopilot { by: BO, seat: Seat(2), level: None });
    assert_eq!(fixture.table.last_advanced_at(), began, "other inputs do not delay bots");
    fixture.does(Input::Pause { by: BO });
    fixture.after(100);
    fixture.does(Input::Resume { by: BO });
    assert_eq!(
        fixture.now.since(fixture.table.last_advanced_at()),
        Millis(10_000),
        "the time of the pause does not count"
    );
    fixture.rolls(ANN, 0, 1);
    assert_eq!(fixture.table.last_advanced_at(), fixture.now);
}

#[test]
fn leaving_during_a_pause_does_not_delay_bots_twice() {
    let settings = Settings { leaving: Leaving::TokensGo, ..timed() };
    let mut fixture = Fixture::new("ludo", settings);
    for (by, name) in [(ANN, "Ann"), (BO, "Bo"), (CY, "Cy")] {
        fixture.joins(by, name);
        fixture.does(Input::Ready { by, ready: true });
    }
    fixture.does(Input::Start { by: ANN });
    fixture.does(Input::Pause { by: ANN });
    fixture.after(3_600);
    fixture.does(Input::Leave { by: BO });
    fixture.does(Input::Resume { by: ANN });
    assert_eq!(fixture.table.last_advanced_at(), fixture.now);
}

#[test]
fn no_clock_counts_the_time_that_dice_take() {
    let mut fixture = Fixture::two(timed());
    fixture.after(59);
    fixture.does(Input::Roll { by: ANN, seat: Seat(0) });
    assert_eq!(fixture.after(30), []);
    fixture.does(Input::Pause { by: BO });
    fixture.after(100);
    fixture.does(Input::Resume { by: BO });
    fixture.falls(&[6]);
    assert_eq!(left(&fixture), 1, "the time that was left when Ann asked for the dice");
    assert_eq!(fixture.after(0), []);
    fixture.moves(ANN, 0, 0);
    assert_eq!(left(&fixture), 60);
}

#[test]
fn automatic_dice_cost_nobody_time() {
    let mut fixture = Fixture::two(Settings { auto_roll: true, ..timed() });
    assert_eq!(fixture.after(61), [], "nobody misses a turn while dice are due");
    fixture.falls(&[6]);
    assert_eq!(left(&fixture), 60);
    assert_eq!(fixture.after(60), [TableEvent::TurnMissed { seat: Seat(0), misses: 1 }]);
}

#[test]
fn a_player_on_autopilot_may_pause_again_after_one_turn() {
    let mut fixture = Fixture::two(Settings { auto_roll: true, play_forced: true, ..timed() });
    fixture.does(Input::Pause { by: ANN });
    fixture.does(Input::Resume { by: BO });
    assert_eq!(fixture.refuses(Input::Pause { by: ANN }), "overruled");
    fixture.falls(&[1]);
    fixture.does(Input::Pause { by: ANN });
}

#[test]
fn a_player_whose_pause_was_ended_must_play_before_pausing_again() {
    let mut fixture = Fixture::two(timed());
    fixture.does(Input::Pause { by: ANN });
    fixture.does(Input::Resume { by: ANN });
    fixture.does(Input::Pause { by: ANN });
    fixture.does(Input::Resume { by: BO });
    assert_eq!(fixture.refuses(Input::Pause { by: ANN }), "overruled");
    fixture.does(Input::Pause { by: BO });
    fixture.does(Input::Resume { by: BO });
    fixture.rolls(ANN, 0, 6);
    fixture.does(Input::Pause { by: ANN });
}

#[test]
fn a_driver_can_end_the_game_as_it_stands() {
    let mut fixture = Fixture::two(timed());
    fixture.does(Input::Pause { by: BO });
    fixture.does(Input::TimeUp);
    assert_eq!(fixture.table.phase(), Phase::Ended);
    assert_eq!(fixture.refuses(Input::TimeUp), "not_playing");
}

#[test]
fn a_pause_stops_all_clocks_and_all_actions() {
    let mut fixture = Fixture::two(Settings { game_seconds: Some(300), ..timed() });
    fixture.after(10);
    fixture.does(Input::Pause { by: BO });
    assert_eq!(fixture.table.pending(fixture.now).wake, None);
    assert_eq!(fixture.after(1000), []);
    assert_eq!(left(&fixture), 50);
    assert_eq!(fixture.refuses(Input::Roll { by: ANN, seat: Seat(0) }), "paused");
    assert_eq!(fixture.refuses(Input::Pause { by: ANN }), "paused");
    fixture.does(Input::Resume { by: ANN });
    assert_eq!(left(&fixture), 50);
    assert_eq!(fixture.table.game_left(fixture.now), Some(Millis(290_000)));
    assert_eq!(fixture.refuses(Input::Resume { by: ANN }), "not_paused");
}

#[test]
fn no_clock_counts_the_time_while_the_driver_is_down() {
    let mut fixture = Fixture::two(Settings { game_seconds: Some(300), ..timed() });
    fixture.after(40);
    let since = fixture.now;
    fixture.now = Millis(10_000_000);
    fixture.does(Input::Restored { since });
    assert_eq!(left(&fixture), 20);
    assert_eq!(fixture.table.game_left(fixture.now), Some(Millis(260_000)));
}

#[test]
fn an_undo_gives_a_full_turn() {
    let mut fixture = Fixture::two(Settings { undo: Undo::Free, ..timed() });
    fixture.rolls(ANN, 0, 6);
    fixture.moves(ANN, 0, 0);
    fixture.after(45);
    fixture.does(Input::Undo { by: ANN });
    fixture.does(Input::Vote { by: BO, agree: true });
    assert_eq!(left(&fixture), 60);
}

#[test]
fn a_bot_has_no_clock() {
    let mut fixture = Fixture::with_bot(timed());
    fixture.rolls(ANN, 0, 1);
    assert_eq!(fixture.table.turn_left(fixture.now), None);
    assert_eq!(fixture.after(1000), []);
}

#[test]
fn a_game_whose_time_is_up_is_ranked_as_it_stands() {
    let mut fixture = Fixture::two(Settings { game_seconds: Some(300), ..Settings::default() });
    fixture.rolls(ANN, 0, 1);
    fixture.rolls(BO, 2, 6);
    fixture.moves(BO, 2, 0);
    assert_eq!(fixture.after(299), []);
    let events = fixture.after(1);
    assert_eq!(
        events[..2],
        [
            TableEvent::TimeUp,
            TableEvent::RoundOver { places: vec![Seat(2), Seat(0)], ranks: fixture.table.ranks() }
        ]
    );
    assert_eq!(fixture.table.phase(), Phase::Ended);
    assert_eq!(fixture.refuses(Input::Roll { by: BO, seat: Seat(2) }), "not_playing");
}

#[test]
fn the_clock_never_goes_back() {
    let mut fixture = Fixture::two(timed());
    fixture.after(30);
    fixture.rolls(ANN, 0, 1);
    fixture.now = Millis(0);
    fixture.rolls(BO, 2, 1);
    assert_eq!(fixture.entries.last().unwrap().at, Millis(30_000));
}

#[test]
fn equal_players_share_the_place_and_the_point_when_the_time_is_up() {
    let mut fixture = Fixture::two(Settings { game_seconds: Some(300), ..Settings::default() });
    fixture.after(300);
    assert_eq!(
        fixture.table.ranks(),
        [Seat(0), Seat(2)].map(|seat| Rank { place: 1, seats: vec![seat] })
    );
    assert!(fixture.table.seated().all(|(_, seated)| seated.points == 1 && seated.places == [1]));
    assert_eq!(fixture.table.leaders(), [Seat(0), Seat(2)]);
}
