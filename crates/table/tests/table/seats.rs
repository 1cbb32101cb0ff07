use crate::hall::{ANN, BO, CY, Hall};
use homestretch_rules::Seat;
use homestretch_table::{Hands, Input, Leaving, News, Phase, PlayerId, Settings, Undo, Why};

fn tokens_go() -> Settings {
    Settings { leaving: Leaving::TokensGo, ..Settings::default() }
}

#[test]
fn people_sit_as_they_usually_do_or_where_they_like() {
    let mut hall = Hall::new("ludo", Settings::default());
    hall.joins(ANN, "Ann");
    hall.joins(BO, "Bo");
    let seats: Vec<u8> = hall.table.seated().map(|(seat, _)| seat.0).collect();
    assert_eq!(seats, [0, 2]);
    let join = |seat| Input::Join { by: CY, name: "Cy".into(), seat: Some(Seat(seat)) };
    assert_eq!(hall.refuses(join(2)), "seat_taken");
    assert_eq!(hall.refuses(join(4)), "no_such_seat");
    hall.does(join(3));
    hall.joins(CY, "Cy again");
    assert_eq!(hall.table.seats_of(CY), [Seat(1), Seat(3)], "one person may hold several seats");
    assert_eq!(hall.refuses(Input::Join { by: BO, name: "Bo".into(), seat: None }), "full");
}

#[test]
fn who_waits_may_take_another_seat_that_is_free_and_stays_the_host() {
    let mut hall = Hall::new("ludo", Settings::default());
    hall.joins(ANN, "Ann");
    hall.joins(BO, "Bo");
    let change = |by, from, to| Input::ChangeSeat { by, from: Seat(from), to: Seat(to) };
    hall.does(Input::Ready { by: ANN, ready: true });
    hall.does(change(ANN, 0, 3));
    assert_eq!(hall.table.seats_of(ANN), [Seat(3)]);
    assert_eq!(hall.table.at(Seat(3)).map(|seated| seated.player.name.as_str()), Some("Ann"));
    assert_eq!(hall.table.host(), Some(ANN));
    assert_eq!(hall.refuses(change(ANN, 3, 2)), "seat_taken");
    assert_eq!(hall.refuses(change(ANN, 2, 1)), "not_your_seat");
    assert_eq!(hall.refuses(change(ANN, 3, 9)), "no_such_seat");
    hall.does(change(BO, 2, 0));
    hall.does(Input::Ready { by: BO, ready: true });
    hall.does(Input::Start { by: ANN });
    assert_eq!(hall.refuses(change(ANN, 3, 1)), "not_waiting");
}

#[test]
fn a_name_is_trimmed_and_short_and_plain() {
    let mut hall = Hall::new("ludo", Settings::default());
    let join = |name: &str| Input::Join { by: BO, name: name.into(), seat: None };
    let unseen = ["\u{200b}", "\u{2800} \u{3164}", "\u{202e}\u{2066}"];
    for bad in ["", "   ", "a\nb", "\u{7}", &"x".repeat(31)].into_iter().chain(unseen) {
        assert_eq!(hall.refuses(join(bad)), "bad_name", "{bad:?}");
    }
    hall.does(join(&format!("  {}  ", "é".repeat(30))));
    assert_eq!(hall.table.at(Seat(0)).unwrap().player.name, "é".repeat(30));
    hall.does(join("\u{202e}nnA"));
    assert_eq!(hall.table.at(Seat(2)).unwrap().player.name, "nnA", "nobody reads it backwards");
}

#[test]
fn who_was_ready_is_asked_again_when_the_host_changes_the_settings() {
    let mut hall = Hall::new("ludo", Settings::default());
    hall.joins(ANN, "Ann");
    hall.joins(BO, "Bo");
    hall.does(Input::Ready { by: BO, ready: true });
    let settings = Settings { turn_seconds: Some(5), ..Settings::default() };
    let news = hall.does(Input::Settings { by: ANN, settings });
    assert_eq!(news, [News::Settings, News::Ready { player: BO, ready: false }]);
    assert_eq!(hall.refuses(Input::Start { by: ANN }), "not_ready");
}

#[test]
fn a_host_who_stays_away_hands_the_duty_on_to_somebody_who_sits_here() {
    let mut hall = Hall::new("ludo", Settings::default());
    hall.joins(ANN, "Ann");
    assert_eq!(hall.refuses(Input::PassHost { to: BO }), "not_seated");
    hall.joins(BO, "Bo");
    assert_eq!(hall.does(Input::PassHost { to: BO }), [News::Host { player: Some(BO) }]);
    assert_eq!(hall.refuses(Input::Start { by: ANN }), "not_host");
    assert_eq!(hall.does(Input::PassHost { to: BO }), []);
}

#[test]
fn the_host_starts_when_everybody_is_ready_and_the_seats_fit() {
    let mut hall = Hall::new("ludo", Settings::default());
    hall.joins(ANN, "Ann");
    assert_eq!(hall.refuses(Input::Start { by: ANN }), "bad_seats");
    hall.joins(BO, "Bo");
    assert_eq!(hall.refuses(Input::Start { by: BO }), "not_host");
    let refusal = hall.table.decide(hall.now, Input::Start { by: ANN }).unwrap_err();
    assert_eq!(refusal.to_string(), "not everybody is ready: Bo");
    hall.does(Input::Ready { by: BO, ready: true });
    hall.does(Input::Start { by: ANN });
    assert_eq!(hall.table.phase(), Phase::Playing);
    assert_eq!(hall.refuses(Input::Join { by: CY, name: "Cy".into(), seat: None }), "not_waiting");
}

#[test]
fn partners_must_sit_opposite_each_other() {
    let mut hall = Hall::new("ludo-team", Settings { shared_screen: true, ..Settings::default() });
    for _ in 0..3 {
        hall.joins(ANN, "Ann");
    }
    assert_eq!(hall.refuses(Input::Start { by: ANN }), "bad_seats");
    hall.adds_bot();
    hall.does(Input::Start { by: ANN });
}

#[test]
fn the_host_adds_and_removes_bots_and_sends_people_away() {
    let mut hall = Hall::new("ludo", Settings::default());
    hall.joins(BO, "Bo");
    let add = |by, level: &str| Input::AddBot { by, seat: None, level: level.into(), name: None };
    assert_eq!(hall.refuses(add(BO, "easy")), "not_host");
    assert_eq!(hall.refuses(add(ANN, "esy")), "unknown_bot");
    assert_eq!(hall.refuses(add(ANN, "search-9")), "unknown_bot");
    assert_eq!(hall.refuses(add(ANN, "perfect")), "unknown_bot");
    hall.does(add(ANN, "search-2"));
    assert_eq!(hall.refuses(Input::RemoveBot { by: ANN, seat: Seat(0) }), "no_bot_there");
    hall.does(Input::RemoveBot { by: ANN, seat: Seat(2) });
    assert_eq!(hall.refuses(Input::Kick { by: BO, seat: Seat(0) }), "not_host");
    hall.does(Input::Kick { by: ANN, seat: Seat(0) });
    assert_eq!(hall.table.seated().len(), 0);
}

#[test]
fn who_has_several_seats_may_give_one_up_before_the_game() {
    let mut hall = Hall::new("ludo", Settings::default());
    hall.joins(ANN, "Ann");
    hall.joins(BO, "Bo");
    hall.joins(BO, "Cy");
    let [one, other] = hall.table.seats_of(BO)[..] else { panic!("two seats") };
    let anns = hall.table.seats_of(ANN)[0];
    assert_eq!(hall.refuses(Input::Kick { by: BO, seat: anns }), "not_host");
    hall.does(Input::Kick { by: BO, seat: other });
    assert_eq!(hall.table.seats_of(BO), [one]);
    assert_eq!(hall.refuses(Input::Kick { by: BO, seat: one }), "not_host", "that is to leave");
}

#[test]
fn a_level_that_the_table_takes_is_a_player() {
    let hall = Hall::new("ludo", Settings::default());
    let roster = homestretch_bots::Roster::new(hall.table.rules());
    let names = homestretch_bots::LEVELS.iter().map(|level| level.name);
    for name in names.chain(["search-1", "search-8", "search-0", "search-9", "search-08", "ann"]) {
        let add = Input::AddBot { by: ANN, seat: None, level: name.into(), name: None };
        let taken = hall.table.decide(hall.now, add).is_ok();
        assert_eq!(taken, roster.player(name, 1).is_ok() && name != "search-08", "{name}");
    }
}

#[test]
fn host_duty_passes_to_who_sits_longest() {
    let mut hall = Hall::new("ludo", Settings::default());
    hall.joins(BO, "Bo");
    hall.joins(ANN, "Ann");
    hall.joins(CY, "Cy");
    let news = hall.does(Input::Leave { by: ANN });
    assert!(news.contains(&News::Host { player: Some(BO) }));
    hall.does(Input::Leave { by: BO });
    hall.does(Input::Leave { by: CY });
    assert_eq!(hall.table.host(), None);
    hall.joins(PlayerId(9), "Di");
    assert_eq!(hall.table.host(), Some(PlayerId(9)), "somebody can always start");
}

#[test]
fn a_bot_plays_on_for_who_leaves_and_gives_the_seat_back() {
    let mut hall = Hall::two(Settings::default());
    hall.does(Input::Leave { by: ANN });
    assert_eq!(hall.table.host(), Some(BO));
    let lent = Hands::Lent { level: "medium".into(), why: Why::Left };
    assert_eq!(hall.table.at(Seat(0)).unwrap().hands, lent);
    assert!(hall.table.wants(hall.now).dice, "the bot rolls");
    assert_eq!(hall.refuses(Input::Roll { by: ANN, seat: Seat(0) }), "away");
    hall.does(Input::Return { by: ANN });
    assert_eq!(hall.table.wants(hall.now).human, Some(Seat(0)));
    assert_eq!(hall.refuses(Input::Return { by: ANN }), "not_lent");
}

#[test]
fn the_tokens_go_if_that_is_agreed_and_who_is_left_wins() {
    let mut hall = Hall::two(tokens_go());
    hall.does(Input::Leave { by: ANN });
    assert_eq!(hall.table.phase(), Phase::Ended);
    assert_eq!(hall.table.places(), [Seat(2), Seat(0)]);
}

#[test]
fn who_left_with_the_tokens_is_back_for_the_next_round() {
    let mut hall = Hall::new("ludo", Settings { best_of: 3, ..tokens_go() });
    hall.joins(ANN, "Ann");
    hall.joins(BO, "Bo");
    hall.adds_bot();
    hall.does(Input::Ready { by: BO, ready: true });
    hall.does(Input::Start { by: ANN });
    hall.does(Input::Leave { by: BO });
    assert_eq!(hall.refuses(Input::Return { by: BO }), "gone");
    hall.plays_round();
    hall.does(Input::Return { by: BO });
    hall.does(Input::Rematch { by: BO });
    assert_eq!(hall.table.game().unwrap().seating().seats.len(), 3);
}

#[test]
fn bots_play_to_the_end_when_everybody_has_gone() {
    let mut hall = Hall::two(Settings::default());
    hall.does(Input::Pause { by: BO });
    hall.does(Input::Leave { by: ANN });
    hall.does(Input::Leave { by: BO });
    assert!(!hall.table.paused(), "nobody is left who could end the pause");
    hall.runs();
    assert_eq!(hall.table.phase(), Phase::Ended);
}

#[test]
fn nobody_is_sent_away_from_the_table_once_the_game_has_started() {
    let hall = Hall::two(Settings::default());
    let kick = Input::Kick { by: ANN, seat: Seat(2) };
    let refusal = hall.table.decide(hall.now, kick).unwrap_err();
    assert_eq!(refusal.code(), "not_waiting");
    assert!(refusal.to_string().contains("`remove`"), "{refusal}");
    assert_eq!(hall.refuses(Input::Kick { by: BO, seat: Seat(2) }), "not_host");
}

#[test]
fn who_shares_a_screen_acts_for_all_own_seats_and_for_nobody_elses() {
    let mut hall = Hall::new("ludo", Settings { shared_screen: true, ..Settings::default() });
    hall.joins(ANN, "Ann");
    hall.joins(ANN, "Anna");
    hall.joins(BO, "Bo");
    assert_eq!(hall.refuses(Input::Start { by: ANN }), "not_ready", "Bo has another screen");
    hall.does(Input::Ready { by: BO, ready: true });
    hall.does(Input::Start { by: ANN });
    let seats: Vec<u8> = hall.table.seats_of(ANN).iter().map(|seat| seat.0).collect();
    let other = hall.table.seats_of(BO)[0];
    assert_eq!(seats.len(), 2);
    let mut acted = Vec::new();
    for _ in 0..3 {
        let seat = hall.table.to_act().expect("somebody's turn");
        let by = if seats.contains(&seat.0) { ANN } else { BO };
        let stranger = if seat == other { ANN } else { BO };
        assert_eq!(hall.refuses(Input::Roll { by: stranger, seat }), "not_your_seat");
        hall.rolls(by, seat.0, 1);
        acted.push(seat.0);
    }
    assert!(seats.iter().all(|seat| acted.contains(seat)));
}

#[test]
fn settings_are_checked_and_the_hosts_matter() {
    let mut hall = Hall::new("ludo", Settings::default());
    let change = |by, settings| Input::Settings { by, settings };
    let with = Settings::default;
    assert_eq!(hall.refuses(change(BO, with())), "not_host");
    assert_eq!(hall.refuses(change(ANN, Settings { best_of: 2, ..with() })), "bad_settings");
    let never = Settings { turn_seconds: Some(0), ..with() };
    assert_eq!(hall.refuses(change(ANN, never)), "bad_settings");
    let nobody = Settings { stand_in: "nobody".into(), ..with() };
    assert_eq!(hall.refuses(change(ANN, nobody)), "unknown_bot");
    hall.does(change(ANN, Settings { undo: Undo::Free, ..with() }));
    assert_eq!(hall.table.settings().undo, Undo::Free);
}
