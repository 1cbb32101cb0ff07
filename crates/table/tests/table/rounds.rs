use crate::hall::{ANN, BO, CY, Hall};
use homestretch_rules::Seat;
use homestretch_table::{Input, Kind, Leaving, News, Phase, SeatsAfter, Settings};

fn screen(best_of: u8, seats_after: SeatsAfter) -> Hall {
    let settings = Settings {
        shared_screen: true,
        auto_roll: true,
        best_of,
        seats_after,
        ..Settings::default()
    };
    let mut hall = Hall::new("snakes", settings);
    hall.joins(ANN, "Ann");
    hall.joins(ANN, "Bo");
    hall.does(Input::Start { by: ANN });
    hall.plays_round();
    hall
}

fn name(hall: &Hall, seat: Seat) -> &str {
    &hall.table.at(seat).unwrap().player.name
}

#[test]
fn the_winner_of_a_round_has_a_point() {
    let hall = screen(3, SeatsAfter::Keep);
    let winner = hall.table.places()[0];
    for (seat, seated) in hall.table.seated() {
        let (points, place) = if seat == winner { (1, 1) } else { (0, 2) };
        assert_eq!((seated.points, &seated.places[..]), (points, &[place][..]));
    }
    assert_eq!(hall.table.leaders(), [winner]);
}

#[test]
fn partners_win_together() {
    let mut hall = Hall::new("ludo-team", Settings::default());
    for _ in 0..4 {
        hall.adds_bot();
    }
    hall.does(Input::Start { by: ANN });
    hall.runs();
    assert_eq!(hall.table.leaders().len(), 2);
}

#[test]
fn a_match_ends_when_somebody_has_more_than_half_or_all_rounds_are_played() {
    let mut hall = screen(3, SeatsAfter::Keep);
    while !hall.table.match_over() {
        hall.does(Input::Rematch { by: ANN });
        assert_eq!(hall.table.phase(), Phase::Playing);
        hall.plays_round();
    }
    let points: Vec<u32> = hall.table.seated().map(|(_, seated)| seated.points).collect();
    assert!(points.contains(&2), "{points:?}");
    assert!((2..=3).contains(&hall.table.rounds()));
}

#[test]
fn another_match_begins_with_no_points() {
    let mut hall = screen(1, SeatsAfter::Keep);
    assert!(hall.table.match_over());
    hall.does(Input::Rematch { by: ANN });
    assert_eq!(hall.table.phase(), Phase::Playing, "round one screen nobody has to be ready");
    assert!(hall.table.seated().all(|(_, seated)| seated.points == 0 && seated.places.is_empty()));
}

#[test]
fn players_may_move_on_to_the_next_seat() {
    let mut hall = screen(1, SeatsAfter::Rotate);
    let before = [name(&hall, Seat(0)).to_string(), name(&hall, Seat(1)).to_string()];
    hall.does(Input::Rematch { by: ANN });
    assert_eq!([name(&hall, Seat(1)), name(&hall, Seat(0))], before);
}

#[test]
fn after_a_round_it_is_known_who_will_sit_where() {
    let mut hall = screen(3, SeatsAfter::Rotate);
    assert_eq!([0, 1].map(|seat| hall.table.next_seat(Seat(seat))), [Some(Seat(1)), Some(Seat(0))]);
    let settings = Settings { seats_after: SeatsAfter::Keep, ..hall.table.settings().clone() };
    hall.does(Input::Settings { by: ANN, settings });
    assert_eq!([0, 1].map(|seat| hall.table.next_seat(Seat(seat))), [Some(Seat(0)), Some(Seat(1))]);
}

#[test]
fn who_left_is_passed_over_where_seats_go_round() {
    let settings = Settings {
        auto_roll: true,
        best_of: 3,
        seats_after: SeatsAfter::Rotate,
        leaving: Leaving::TokensGo,
        ..Settings::default()
    };
    let mut hall = Hall::new("snakes", settings);
    for (by, name) in [(ANN, "Ann"), (BO, "Bo"), (CY, "Cy")] {
        hall.joins(by, name);
        hall.does(Input::Ready { by, ready: true });
    }
    hall.does(Input::Start { by: ANN });
    hall.plays_round();
    hall.does(Input::Leave { by: BO });
    let next = [0, 1, 2].map(|seat| hall.table.next_seat(Seat(seat)));
    assert_eq!(next, [Some(Seat(2)), None, Some(Seat(0))]);
    hall.does(Input::Rematch { by: ANN });
    assert_eq!([name(&hall, Seat(0)), name(&hall, Seat(2))], ["Cy", "Ann"]);
}

#[test]
fn the_winner_may_begin() {
    let mut hall = screen(1, SeatsAfter::WinnerFirst);
    let winner = hall.table.places()[0];
    hall.does(Input::Rematch { by: ANN });
    assert_eq!(hall.table.game().unwrap().state().seat(), winner);
}

#[test]
fn people_get_ready_for_a_rematch_and_bots_are() {
    let settings = Settings { auto_roll: true, ..Settings::default() };
    let mut hall = Hall::new("snakes", settings);
    hall.joins(ANN, "Ann");
    hall.joins(BO, "Bo");
    hall.adds_bot();
    hall.does(Input::Ready { by: BO, ready: true });
    hall.does(Input::Start { by: ANN });
    assert_eq!(hall.refuses(Input::Rematch { by: BO }), "not_ended");
    hall.plays_round();
    hall.does(Input::Rematch { by: ANN });
    assert_eq!(hall.table.phase(), Phase::Waiting);
    let ready: Vec<bool> = hall.table.seated().map(|(_, seated)| seated.ready).collect();
    let bots: Vec<bool> =
        hall.table.seated().map(|(_, s)| matches!(s.player.kind, Kind::Bot(_))).collect();
    assert_eq!(ready.iter().filter(|ready| **ready).count(), 2, "the bot, and Ann who asked");
    assert!(bots.iter().zip(&ready).all(|(bot, ready)| !bot || *ready));
    assert_eq!(hall.refuses(Input::Start { by: ANN }), "not_ready");
    hall.does(Input::Ready { by: BO, ready: true });
    hall.does(Input::Start { by: ANN });
}

#[test]
fn who_left_has_no_seat_in_the_next_match() {
    let mut hall = Hall::two(Settings::default());
    hall.does(Input::Leave { by: BO });
    hall.does(Input::Autopilot { by: ANN, seat: Seat(0), level: Some("first".into()) });
    hall.runs();
    hall.does(Input::Rematch { by: ANN });
    assert_eq!(hall.table.seated().map(|(seat, _)| seat).collect::<Vec<_>>(), [Seat(0)]);
    assert_eq!(hall.refuses(Input::Return { by: BO }), "not_seated");
}

#[test]
fn a_match_with_too_few_players_left_is_over() {
    let settings = Settings { best_of: 5, leaving: Leaving::TokensGo, ..Settings::default() };
    let mut hall = Hall::two(settings);
    hall.does(Input::Leave { by: BO });
    assert!(hall.table.match_over());
    hall.does(Input::Return { by: BO });
    assert!(hall.table.match_over(), "who comes back does not change who has won");
    hall.does(Input::Rematch { by: ANN });
    assert_eq!(hall.table.phase(), Phase::Waiting);
    hall.does(Input::Rematch { by: BO });
    assert!(hall.table.seated().all(|(_, seated)| seated.ready), "who wants it, too, is ready");
    hall.does(Input::Start { by: ANN });
    assert_eq!(hall.refuses(Input::Rematch { by: ANN }), "not_ended");
}

/// Ann and Bo, who have played one round of three, and the seats of both.
fn one_round_of_three() -> (Hall, Seat, Seat) {
    let settings =
        Settings { best_of: 3, leaving: Leaving::TokensGo, auto_roll: true, ..Settings::default() };
    let mut hall = Hall::two(settings);
    hall.plays_round();
    let places = hall.table.places();
    (hall, places[0], places[1])
}

#[test]
fn who_leaves_a_match_does_not_win_it() {
    let (mut hall, winner, other) = one_round_of_three();
    hall.does(Input::Rematch { by: ANN });
    let leader = hall.table.at(winner).unwrap().player.id().unwrap();
    let news = hall.does(Input::Leave { by: leader });
    assert!(news.contains(&News::MatchOver { winners: vec![other] }), "{news:?}");
    assert_eq!(hall.table.leaders(), [other]);
}

#[test]
fn who_leaves_between_two_rounds_ends_a_match_for_two() {
    let (mut hall, winner, other) = one_round_of_three();
    assert!(!hall.table.match_over());
    let loser = hall.table.at(other).unwrap().player.id().unwrap();
    let news = hall.does(Input::Leave { by: loser });
    assert!(news.contains(&News::MatchOver { winners: vec![winner] }), "{news:?}");
    let leader = hall.table.at(winner).unwrap().player.id().unwrap();
    hall.does(Input::Leave { by: leader });
    assert_eq!(hall.table.leaders(), [winner], "who goes afterwards has won all the same");
}

#[test]
fn who_stays_wins_a_match_whose_leader_goes_between_two_rounds() {
    let (mut hall, winner, other) = one_round_of_three();
    let leader = hall.table.at(winner).unwrap().player.id().unwrap();
    let news = hall.does(Input::Leave { by: leader });
    assert!(news.contains(&News::MatchOver { winners: vec![other] }), "{news:?}");
}

#[test]
fn a_match_that_is_made_shorter_is_over_at_once() {
    let settings = Settings { best_of: 3, auto_roll: true, ..Settings::default() };
    let mut hall = Hall::two(settings.clone());
    hall.does(Input::Leave { by: BO });
    hall.plays_round();
    assert!(!hall.table.match_over());
    hall.does(Input::Settings { by: ANN, settings: Settings { best_of: 1, ..settings } });
    assert!(hall.table.match_over());
    hall.does(Input::Rematch { by: ANN });
    assert_eq!(hall.table.phase(), Phase::Waiting);
}

#[test]
fn nobody_takes_over_a_match_of_bots_whose_host_is_there() {
    let mut hall = Hall::new("snakes", Settings { best_of: 3, ..Settings::default() });
    hall.adds_bot();
    hall.adds_bot();
    hall.does(Input::Start { by: ANN });
    hall.runs();
    assert_eq!(hall.refuses(Input::Join { by: CY, name: "Cy".into(), seat: None }), "not_waiting");
}

#[test]
fn who_sits_down_after_a_game_that_all_have_left_begins_anew() {
    let (mut hall, ..) = one_round_of_three();
    assert_eq!(hall.refuses(Input::Join { by: CY, name: "Cy".into(), seat: None }), "not_waiting");
    hall.does(Input::Leave { by: ANN });
    hall.does(Input::Leave { by: BO });
    hall.joins(CY, "Cy");
    assert_eq!((hall.table.phase(), hall.table.host()), (Phase::Waiting, Some(CY)));
    assert_eq!(hall.table.seated().count(), 1);
}
