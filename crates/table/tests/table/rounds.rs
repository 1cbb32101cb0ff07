use crate::fixture::{ANN, BO, CY, Fixture};
use homestretch_bots::Level;
use homestretch_rules::Seat;
use homestretch_table::{
    Input, Leaving, Phase, PlayerKind, SaveHeader, SaveTail, Saved, SeatsAfter, Settings,
    TableEvent,
};

fn screen(best_of: u8, seats_after: SeatsAfter) -> Fixture {
    let settings = Settings {
        shared_screen: true,
        auto_roll: true,
        best_of,
        seats_after,
        ..Settings::default()
    };
    let mut fixture = Fixture::new("snakes", settings);
    fixture.joins(ANN, "Ann");
    fixture.joins(ANN, "Bo");
    fixture.does(Input::Start { by: ANN });
    fixture.plays_round();
    fixture
}

fn name(fixture: &Fixture, seat: Seat) -> &str {
    &fixture.table.at(seat).unwrap().player.name
}

#[test]
fn the_winner_of_a_round_gets_a_point() {
    let fixture = screen(3, SeatsAfter::Keep);
    let winner = fixture.table.places()[0];
    for (seat, seated) in fixture.table.seated() {
        let (points, place) = if seat == winner { (1, 1) } else { (0, 2) };
        assert_eq!((seated.points, &seated.places[..]), (points, &[place][..]));
    }
    assert_eq!(fixture.table.leaders(), [winner]);
}

#[test]
fn partners_share_a_win() {
    let mut fixture = Fixture::new("ludo-team", Settings::default());
    for _ in 0..4 {
        fixture.adds_bot();
    }
    fixture.does(Input::Start { by: ANN });
    fixture.runs();
    assert_eq!(fixture.table.leaders().len(), 2);
}

#[test]
fn a_match_ends_when_somebody_has_more_than_half_of_the_points_or_all_rounds_are_played() {
    let mut fixture = screen(3, SeatsAfter::Keep);
    while !fixture.table.match_over() {
        fixture.does(Input::Rematch { by: ANN });
        assert_eq!(fixture.table.phase(), Phase::Playing);
        fixture.plays_round();
    }
    let points: Vec<u32> = fixture.table.seated().map(|(_, seated)| seated.points).collect();
    assert!(points.contains(&2), "{points:?}");
    assert!((2..=3).contains(&fixture.table.rounds()));
}

#[test]
fn a_new_match_starts_without_points() {
    let mut fixture = screen(1, SeatsAfter::Keep);
    assert!(fixture.table.match_over());
    fixture.does(Input::Rematch { by: ANN });
    assert_eq!(
        fixture.table.phase(),
        Phase::Playing,
        "people who share a screen need not be ready"
    );
    assert!(
        fixture.table.seated().all(|(_, seated)| seated.points == 0 && seated.places.is_empty())
    );
}

#[test]
fn players_can_rotate_to_the_next_seat() {
    let mut fixture = screen(1, SeatsAfter::Rotate);
    let before = [name(&fixture, Seat(0)).to_string(), name(&fixture, Seat(1)).to_string()];
    fixture.does(Input::Rematch { by: ANN });
    assert_eq!([name(&fixture, Seat(1)), name(&fixture, Seat(0))], before);
}

#[test]
fn next_seat_returns_the_seat_of_each_player_in_the_next_round() {
    let mut fixture = screen(3, SeatsAfter::Rotate);
    assert_eq!(
        [0, 1].map(|seat| fixture.table.next_seat(Seat(seat))),
        [Some(Seat(1)), Some(Seat(0))]
    );
    let settings = Settings { seats_after: SeatsAfter::Keep, ..fixture.table.settings().clone() };
    fixture.does(Input::Settings { by: ANN, settings });
    assert_eq!(
        [0, 1].map(|seat| fixture.table.next_seat(Seat(seat))),
        [Some(Seat(0)), Some(Seat(1))]
    );
}

#[test]
fn rotation_skips_players_who_left() {
    let settings = Settings {
        auto_roll: true,
        best_of: 3,
        seats_after: SeatsAfter::Rotate,
        leaving: Leaving::TokensGo,
        ..Settings::default()
    };
    let mut fixture = Fixture::new("snakes", settings);
    for (by, name) in [(ANN, "Ann"), (BO, "Bo"), (CY, "Cy")] {
        fixture.joins(by, name);
        fixture.does(Input::Ready { by, ready: true });
    }
    fixture.does(Input::Start { by: ANN });
    fixture.plays_round();
    fixture.does(Input::Leave { by: BO });
    let next = [0, 1, 2].map(|seat| fixture.table.next_seat(Seat(seat)));
    assert_eq!(next, [Some(Seat(2)), None, Some(Seat(0))]);
    fixture.does(Input::Rematch { by: ANN });
    assert_eq!([name(&fixture, Seat(0)), name(&fixture, Seat(2))], ["Cy", "Ann"]);
}

#[test]
fn winner_first_lets_the_winner_begin() {
    let mut fixture = screen(1, SeatsAfter::WinnerFirst);
    let winner = fixture.table.places()[0];
    fixture.does(Input::Rematch { by: ANN });
    assert_eq!(fixture.table.game().unwrap().state().seat(), winner);
}

#[test]
fn people_must_get_ready_for_a_rematch_and_bots_always_are() {
    let settings = Settings { auto_roll: true, ..Settings::default() };
    let mut fixture = Fixture::new("snakes", settings);
    fixture.joins(ANN, "Ann");
    fixture.joins(BO, "Bo");
    fixture.adds_bot();
    fixture.does(Input::Ready { by: BO, ready: true });
    fixture.does(Input::Start { by: ANN });
    assert_eq!(fixture.refuses(Input::Rematch { by: BO }), "not_ended");
    fixture.plays_round();
    fixture.does(Input::Rematch { by: ANN });
    assert_eq!(fixture.table.phase(), Phase::Waiting);
    let ready: Vec<bool> = fixture.table.seated().map(|(_, seated)| seated.ready).collect();
    let bots: Vec<bool> =
        fixture.table.seated().map(|(_, s)| matches!(s.player.kind, PlayerKind::Bot(_))).collect();
    assert_eq!(ready.iter().filter(|ready| **ready).count(), 2, "the bot, and Ann who asked");
    assert!(bots.iter().zip(&ready).all(|(bot, ready)| !bot || *ready));
    assert_eq!(fixture.refuses(Input::Start { by: ANN }), "not_ready");
    fixture.does(Input::Ready { by: BO, ready: true });
    fixture.does(Input::Start { by: ANN });
}

#[test]
fn a_player_who_left_has_no_seat_in_the_next_match() {
    let mut fixture = Fixture::two(Settings::default());
    fixture.does(Input::Leave { by: BO });
    fixture.does(Input::Autopilot { by: ANN, seat: Seat(0), level: Some(Level::First) });
    fixture.runs();
    fixture.does(Input::Rematch { by: ANN });
    assert_eq!(fixture.table.seated().map(|(seat, _)| seat).collect::<Vec<_>>(), [Seat(0)]);
    assert_eq!(fixture.refuses(Input::Return { by: BO }), "not_seated");
}

#[test]
fn a_match_ends_when_too_few_players_are_left() {
    let settings = Settings { best_of: 5, leaving: Leaving::TokensGo, ..Settings::default() };
    let mut fixture = Fixture::two(settings);
    fixture.does(Input::Leave { by: BO });
    assert!(fixture.table.match_over());
    fixture.does(Input::Return { by: BO });
    assert!(fixture.table.match_over(), "a player who comes back does not change the winners");
    fixture.does(Input::Rematch { by: ANN });
    assert_eq!(fixture.table.phase(), Phase::Waiting);
    fixture.does(Input::Rematch { by: BO });
    assert!(
        fixture.table.seated().all(|(_, seated)| seated.ready),
        "a player who also asks for a rematch is ready"
    );
    fixture.does(Input::Start { by: ANN });
    assert_eq!(fixture.refuses(Input::Rematch { by: ANN }), "not_ended");
}

/// Ann and Bo after one round of three, with the seats of both.
fn one_round_of_three() -> (Fixture, Seat, Seat) {
    let settings =
        Settings { best_of: 3, leaving: Leaving::TokensGo, auto_roll: true, ..Settings::default() };
    let mut fixture = Fixture::two(settings);
    fixture.plays_round();
    let places = fixture.table.places();
    (fixture, places[0], places[1])
}

#[test]
fn a_player_who_leaves_a_match_does_not_win_it() {
    let (mut fixture, winner, other) = one_round_of_three();
    fixture.does(Input::Rematch { by: ANN });
    let leader = fixture.table.at(winner).unwrap().player.id().unwrap();
    let events = fixture.does(Input::Leave { by: leader });
    assert!(events.contains(&TableEvent::MatchOver { winners: vec![other] }), "{events:?}");
    assert_eq!(fixture.table.leaders(), [other]);
}

#[test]
fn leaving_between_rounds_ends_a_match_of_two() {
    let (mut fixture, winner, other) = one_round_of_three();
    assert!(!fixture.table.match_over());
    let loser = fixture.table.at(other).unwrap().player.id().unwrap();
    let events = fixture.does(Input::Leave { by: loser });
    assert!(events.contains(&TableEvent::MatchOver { winners: vec![winner] }), "{events:?}");
    let leader = fixture.table.at(winner).unwrap().player.id().unwrap();
    fixture.does(Input::Leave { by: leader });
    assert_eq!(fixture.table.leaders(), [winner], "a winner who leaves later keeps the win");
}

#[test]
fn the_remaining_player_wins_when_the_leader_leaves_between_rounds() {
    let (mut fixture, winner, other) = one_round_of_three();
    let leader = fixture.table.at(winner).unwrap().player.id().unwrap();
    let events = fixture.does(Input::Leave { by: leader });
    assert!(events.contains(&TableEvent::MatchOver { winners: vec![other] }), "{events:?}");
}

#[test]
fn shortening_a_match_can_end_it_at_once() {
    let settings = Settings { best_of: 3, auto_roll: true, ..Settings::default() };
    let mut fixture = Fixture::two(settings.clone());
    fixture.does(Input::Leave { by: BO });
    fixture.plays_round();
    assert!(!fixture.table.match_over());
    fixture.does(Input::Settings { by: ANN, settings: Settings { best_of: 1, ..settings } });
    assert!(fixture.table.match_over());
    fixture.does(Input::Rematch { by: ANN });
    assert_eq!(fixture.table.phase(), Phase::Waiting);
}

#[test]
fn a_match_of_bots_cannot_be_taken_over_while_its_host_is_present() {
    let mut fixture = Fixture::new("snakes", Settings { best_of: 3, ..Settings::default() });
    fixture.adds_bot();
    fixture.adds_bot();
    fixture.does(Input::Start { by: ANN });
    fixture.runs();
    assert_eq!(
        fixture.refuses(Input::Join { by: CY, name: "Cy".into(), seat: None }),
        "not_waiting"
    );
}

#[test]
fn a_person_who_sits_down_after_everybody_left_starts_anew() {
    let (mut fixture, ..) = one_round_of_three();
    assert_eq!(
        fixture.refuses(Input::Join { by: CY, name: "Cy".into(), seat: None }),
        "not_waiting"
    );
    fixture.does(Input::Leave { by: ANN });
    fixture.does(Input::Leave { by: BO });
    fixture.joins(CY, "Cy");
    assert_eq!((fixture.table.phase(), fixture.table.host()), (Phase::Waiting, Some(CY)));
    assert_eq!(fixture.table.seated().count(), 1);
}

#[test]
fn a_saved_match_has_all_its_rounds_up_to_the_first_wrong_line() {
    let mut fixture = screen(3, SeatsAfter::Keep);
    let first = fixture.table.game().unwrap().clone();
    let entries = fixture.entries.len();
    fixture.does(Input::Rematch { by: ANN });
    fixture.plays_round();
    let text = SaveHeader::new(7).text(&fixture.entries);
    let saved = Saved::parse(&text).unwrap();
    assert_eq!((saved.head, &saved.entries), (SaveHeader::new(7), &fixture.entries));
    let played = saved.rounds();
    let records: Vec<String> = played.rounds.iter().map(|round| round.game.record()).collect();
    assert_eq!(records, [first.record(), fixture.table.game().unwrap().record()]);
    assert_eq!(played.damage, None);
    // The second start is repeated in the next line, where it cannot happen.
    let mut lines: Vec<&str> = text.lines().collect();
    lines[entries + 2] = lines[entries + 1];
    let twice = Saved::parse(&(lines.join("\n") + "\n")).unwrap();
    assert_eq!(twice.tail, SaveTail::Clean);
    assert_eq!(twice.rounds().damage.unwrap().line, entries + 3);
}
