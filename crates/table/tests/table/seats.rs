use crate::fixture::{ANN, BO, CY, Fixture};
use homestretch_bots::Level;
use homestretch_rules::Seat;
use homestretch_table::{
    AutopilotReason, Control, Input, Leaving, Phase, PlayerId, Settings, TableEvent, Undo,
};

fn tokens_go() -> Settings {
    Settings { leaving: Leaving::TokensGo, ..Settings::default() }
}

#[test]
fn people_get_the_usual_seat_or_the_one_they_ask_for() {
    let mut fixture = Fixture::new("ludo", Settings::default());
    fixture.joins(ANN, "Ann");
    fixture.joins(BO, "Bo");
    let seats: Vec<u8> = fixture.table.seated().map(|(seat, _)| seat.0).collect();
    assert_eq!(seats, [0, 2]);
    let join = |seat| Input::Join { by: CY, name: "Cy".into(), seat: Some(Seat(seat)) };
    assert_eq!(fixture.refuses(join(2)), "seat_taken");
    assert_eq!(fixture.refuses(join(4)), "no_such_seat");
    fixture.does(join(3));
    fixture.joins(CY, "Cy again");
    assert_eq!(fixture.table.seats_of(CY), [Seat(1), Seat(3)], "one person may hold several seats");
    assert_eq!(fixture.refuses(Input::Join { by: BO, name: "Bo".into(), seat: None }), "full");
}

#[test]
fn a_waiting_person_can_change_seats_and_stays_the_host() {
    let mut fixture = Fixture::new("ludo", Settings::default());
    fixture.joins(ANN, "Ann");
    fixture.joins(BO, "Bo");
    let change = |by, from, to| Input::ChangeSeat { by, from: Seat(from), to: Seat(to) };
    fixture.does(Input::Ready { by: ANN, ready: true });
    fixture.does(change(ANN, 0, 3));
    assert_eq!(fixture.table.seats_of(ANN), [Seat(3)]);
    assert_eq!(fixture.table.at(Seat(3)).map(|seated| seated.player.name.as_str()), Some("Ann"));
    assert_eq!(fixture.table.host(), Some(ANN));
    assert_eq!(fixture.refuses(change(ANN, 3, 2)), "seat_taken");
    assert_eq!(fixture.refuses(change(ANN, 2, 1)), "not_your_seat");
    assert_eq!(fixture.refuses(change(ANN, 3, 9)), "no_such_seat");
    fixture.does(change(BO, 2, 0));
    fixture.does(Input::Ready { by: BO, ready: true });
    fixture.does(Input::Start { by: ANN });
    assert_eq!(fixture.refuses(change(ANN, 3, 1)), "not_waiting");
}

#[test]
fn names_are_trimmed_and_bad_names_are_refused() {
    let mut fixture = Fixture::new("ludo", Settings::default());
    let join = |name: &str| Input::Join { by: BO, name: name.into(), seat: None };
    let unseen = ["\u{200b}", "\u{2800} \u{3164}", "\u{202e}\u{2066}"];
    for bad in ["", "   ", "a\nb", "\u{7}", &"x".repeat(31)].into_iter().chain(unseen) {
        assert_eq!(fixture.refuses(join(bad)), "bad_name", "{bad:?}");
    }
    fixture.does(join(&format!("  {}  ", "é".repeat(30))));
    assert_eq!(fixture.table.at(Seat(0)).unwrap().player.name, "é".repeat(30));
    fixture.does(join("\u{202e}nnA"));
    assert_eq!(
        fixture.table.at(Seat(2)).unwrap().player.name,
        "nnA",
        "marks that reverse the text are dropped"
    );
}

#[test]
fn changed_settings_reset_the_readiness_of_the_others() {
    let mut fixture = Fixture::new("ludo", Settings::default());
    fixture.joins(ANN, "Ann");
    fixture.joins(BO, "Bo");
    fixture.does(Input::Ready { by: BO, ready: true });
    let settings = Settings { turn_seconds: Some(5), ..Settings::default() };
    let events = fixture.does(Input::Settings { by: ANN, settings });
    assert_eq!(
        events,
        [TableEvent::SettingsChanged, TableEvent::PlayerReady { player: BO, ready: false }]
    );
    assert_eq!(fixture.refuses(Input::Start { by: ANN }), "not_ready");
}

#[test]
fn an_absent_host_is_replaced_by_a_seated_person() {
    let mut fixture = Fixture::new("ludo", Settings::default());
    fixture.joins(ANN, "Ann");
    assert_eq!(fixture.refuses(Input::PassHost { to: BO }), "not_seated");
    fixture.joins(BO, "Bo");
    assert_eq!(
        fixture.does(Input::PassHost { to: BO }),
        [TableEvent::HostChanged { player: Some(BO) }]
    );
    assert_eq!(fixture.refuses(Input::Start { by: ANN }), "not_host");
    assert_eq!(fixture.does(Input::PassHost { to: BO }), []);
}

#[test]
fn the_host_can_start_when_everybody_is_ready_and_the_seats_fit() {
    let mut fixture = Fixture::new("ludo", Settings::default());
    fixture.joins(ANN, "Ann");
    assert_eq!(fixture.refuses(Input::Start { by: ANN }), "bad_seats");
    fixture.joins(BO, "Bo");
    assert_eq!(fixture.refuses(Input::Start { by: BO }), "not_host");
    let refusal = fixture.table.decide(fixture.now, Input::Start { by: ANN }).unwrap_err();
    assert_eq!(refusal.to_string(), "not everybody is ready: Bo");
    fixture.does(Input::Ready { by: BO, ready: true });
    fixture.does(Input::Start { by: ANN });
    assert_eq!(fixture.table.phase(), Phase::Playing);
    assert_eq!(
        fixture.refuses(Input::Join { by: CY, name: "Cy".into(), seat: None }),
        "not_waiting"
    );
}

#[test]
fn partners_must_sit_opposite_each_other() {
    let mut fixture =
        Fixture::new("ludo-team", Settings { shared_screen: true, ..Settings::default() });
    for _ in 0..3 {
        fixture.joins(ANN, "Ann");
    }
    assert_eq!(fixture.refuses(Input::Start { by: ANN }), "bad_seats");
    fixture.adds_bot();
    fixture.does(Input::Start { by: ANN });
}

#[test]
fn the_host_adds_and_removes_bots_and_removes_people() {
    let mut fixture = Fixture::new("ludo", Settings::default());
    fixture.joins(BO, "Bo");
    let add = |by, level| Input::AddBot { by, seat: None, level, name: None };
    assert_eq!(fixture.refuses(add(BO, Level::Easy)), "not_host");
    assert_eq!(fixture.refuses(add(ANN, Level::Perfect)), "unknown_bot");
    fixture.does(add(ANN, Level::SEARCH_2));
    assert_eq!(fixture.refuses(Input::RemoveBot { by: ANN, seat: Seat(0) }), "no_bot_there");
    fixture.does(Input::RemoveBot { by: ANN, seat: Seat(2) });
    assert_eq!(fixture.refuses(Input::Kick { by: BO, seat: Seat(0) }), "not_host");
    fixture.does(Input::Kick { by: ANN, seat: Seat(0) });
    assert_eq!(fixture.table.seated().len(), 0);
}

#[test]
fn a_person_with_several_seats_can_give_one_up_before_the_game() {
    let mut fixture = Fixture::new("ludo", Settings::default());
    fixture.joins(ANN, "Ann");
    fixture.joins(BO, "Bo");
    fixture.joins(BO, "Cy");
    let [one, other] = fixture.table.seats_of(BO)[..] else { panic!("two seats") };
    let anns = fixture.table.seats_of(ANN)[0];
    assert_eq!(fixture.refuses(Input::Kick { by: BO, seat: anns }), "not_host");
    fixture.does(Input::Kick { by: BO, seat: other });
    assert_eq!(fixture.table.seats_of(BO), [one]);
    assert_eq!(
        fixture.refuses(Input::Kick { by: BO, seat: one }),
        "not_host",
        "a person gives up the last seat with `Leave`, not with `Kick`"
    );
}

#[test]
fn a_table_accepts_exactly_the_levels_that_have_a_bot() {
    let fixture = Fixture::new("ludo", Settings::default());
    let roster = homestretch_bots::Roster::new(fixture.table.rules().clone());
    for level in Level::all() {
        let add = Input::AddBot { by: ANN, seat: None, level, name: None };
        let accepted = fixture.table.decide(fixture.now, add).is_ok();
        assert_eq!(accepted, roster.bot(level, 1).is_ok(), "{level}");
    }
}

#[test]
fn the_person_who_sat_longest_becomes_host() {
    let mut fixture = Fixture::new("ludo", Settings::default());
    fixture.joins(BO, "Bo");
    fixture.joins(ANN, "Ann");
    fixture.joins(CY, "Cy");
    let events = fixture.does(Input::Leave { by: ANN });
    assert!(events.contains(&TableEvent::HostChanged { player: Some(BO) }));
    fixture.does(Input::Leave { by: BO });
    fixture.does(Input::Leave { by: CY });
    assert_eq!(fixture.table.host(), None);
    fixture.joins(PlayerId(9), "Di");
    assert_eq!(fixture.table.host(), Some(PlayerId(9)), "somebody can always start");
}

#[test]
fn a_bot_plays_for_a_person_who_leaves_until_they_return() {
    let mut fixture = Fixture::two(Settings::default());
    fixture.does(Input::Leave { by: ANN });
    assert_eq!(fixture.table.host(), Some(BO));
    let lent = Control::Autopilot { level: Level::Medium, reason: AutopilotReason::Left };
    assert_eq!(fixture.table.at(Seat(0)).unwrap().control, lent);
    assert!(fixture.table.pending(fixture.now).dice, "the bot rolls");
    assert_eq!(fixture.refuses(Input::Roll { by: ANN, seat: Seat(0) }), "away");
    fixture.does(Input::Return { by: ANN });
    assert_eq!(fixture.table.pending(fixture.now).human, Some(Seat(0)));
    assert_eq!(fixture.refuses(Input::Return { by: ANN }), "not_lent");
}

#[test]
fn with_the_setting_tokens_go_the_remaining_player_wins() {
    let mut fixture = Fixture::two(tokens_go());
    fixture.does(Input::Leave { by: ANN });
    assert_eq!(fixture.table.phase(), Phase::Ended);
    assert_eq!(fixture.table.places(), [Seat(2), Seat(0)]);
}

#[test]
fn a_player_whose_tokens_left_can_return_for_the_next_round() {
    let mut fixture = Fixture::new("ludo", Settings { best_of: 3, ..tokens_go() });
    fixture.joins(ANN, "Ann");
    fixture.joins(BO, "Bo");
    fixture.adds_bot();
    fixture.does(Input::Ready { by: BO, ready: true });
    fixture.does(Input::Start { by: ANN });
    fixture.does(Input::Leave { by: BO });
    assert_eq!(fixture.refuses(Input::Return { by: BO }), "gone");
    fixture.plays_round();
    fixture.does(Input::Return { by: BO });
    fixture.does(Input::Rematch { by: BO });
    assert_eq!(fixture.table.game().unwrap().seating().seats.len(), 3);
}

#[test]
fn bots_finish_the_game_when_everybody_has_left() {
    let mut fixture = Fixture::two(Settings::default());
    fixture.does(Input::Pause { by: BO });
    fixture.does(Input::Leave { by: ANN });
    fixture.does(Input::Leave { by: BO });
    assert!(!fixture.table.paused(), "nobody is left who could end the pause");
    fixture.runs();
    assert_eq!(fixture.table.phase(), Phase::Ended);
}

#[test]
fn nobody_can_be_kicked_after_the_start() {
    let fixture = Fixture::two(Settings::default());
    let kick = Input::Kick { by: ANN, seat: Seat(2) };
    let refusal = fixture.table.decide(fixture.now, kick).unwrap_err();
    assert_eq!(refusal.code(), "not_waiting");
    assert!(refusal.to_string().contains("`remove`"), "{refusal}");
    assert_eq!(fixture.refuses(Input::Kick { by: BO, seat: Seat(2) }), "not_host");
}

#[test]
fn a_person_with_a_shared_screen_acts_only_for_their_own_seats() {
    let mut fixture = Fixture::new("ludo", Settings { shared_screen: true, ..Settings::default() });
    fixture.joins(ANN, "Ann");
    fixture.joins(ANN, "Anna");
    fixture.joins(BO, "Bo");
    assert_eq!(fixture.refuses(Input::Start { by: ANN }), "not_ready", "Bo has another screen");
    fixture.does(Input::Ready { by: BO, ready: true });
    fixture.does(Input::Start { by: ANN });
    let seats: Vec<u8> = fixture.table.seats_of(ANN).iter().map(|seat| seat.0).collect();
    let other = fixture.table.seats_of(BO)[0];
    assert_eq!(seats.len(), 2);
    let mut acted = Vec::new();
    for _ in 0..3 {
        let seat = fixture.table.to_act().expect("somebody's turn");
        let by = if seats.contains(&seat.0) { ANN } else { BO };
        let stranger = if seat == other { ANN } else { BO };
        assert_eq!(fixture.refuses(Input::Roll { by: stranger, seat }), "not_your_seat");
        fixture.rolls(by, seat.0, 1);
        acted.push(seat.0);
    }
    assert!(seats.iter().all(|seat| acted.contains(seat)));
}

#[test]
fn only_the_host_can_change_settings_and_they_are_checked() {
    let mut fixture = Fixture::new("ludo", Settings::default());
    let change = |by, settings| Input::Settings { by, settings };
    let with = Settings::default;
    assert_eq!(fixture.refuses(change(BO, with())), "not_host");
    assert_eq!(fixture.refuses(change(ANN, Settings { best_of: 2, ..with() })), "bad_settings");
    let never = Settings { turn_seconds: Some(0), ..with() };
    assert_eq!(fixture.refuses(change(ANN, never)), "bad_settings");
    let nobody = Settings { stand_in: Level::Perfect, ..with() };
    assert_eq!(fixture.refuses(change(ANN, nobody)), "unknown_bot");
    fixture.does(change(ANN, Settings { undo: Undo::Free, ..with() }));
    assert_eq!(fixture.table.settings().undo, Undo::Free);
}
