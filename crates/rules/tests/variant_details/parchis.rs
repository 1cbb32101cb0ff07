//! The rules of Parchís in detail.

use super::*;

fn play(position: &str, story: &str) -> Table {
    check("parchis", position, story)
}

#[test]
fn a_six_counts_seven_only_when_the_yard_is_empty() {
    play("0: 1 10 20 30 | 2:", "6 [a7,b7,c7,d7] a 0:8,10,20,30 @0");
    play("0: 71 10 20 30 | 2:", "6 [b7,c7,d7]");
    play("0: . 10 20 30 | 2:", "6 [b6,c6,d6]");
}

#[test]
fn a_five_must_enter_unless_two_tokens_of_the_seat_stand_on_the_start() {
    play("0: . . 10 20 | 2:", "5 [a,b] a 0:0,.,10,20 @2");
    play("0: 0 . 10 20 | 2:", "5 [b] b 0:0,0,10,20 @2");
    play("0: 0 0 . 20 | 2:", "5 [a,b,d]");
    for roll in [1, 2, 3, 4] {
        play("0: | 2:", &format!("{roll} [] @2"));
    }
    play("0: | 2:", "6 [] @0");
}

#[test]
fn a_lone_opposing_token_shares_the_start() {
    play("0: | 1: 51 | 2:", "5 a 0:0 1:51 @1");
}

#[test]
fn on_a_full_start_the_only_opposing_token_is_captured() {
    play("0: 0 | 1: 51 | 2:", "5 [b,c,d] b 0:0,0 1:. [a20,b20]");
}

#[test]
fn on_a_start_full_of_opposing_tokens_the_last_to_arrive_is_captured() {
    play("1: 50 | 2: 33 | 0:", "1 a 1 a 1:51 2:34 @0 5 a 0:0 1:51 2:. [a20]");
    play("2: 33 | 1: 50 | 0:", "1 a 1 a 1:51 2:34 @0 5 a 0:0 1:. 2:34 [a20]");
    play("1: 50 | 3: 16 | 0:", "1 a 1 a @0 5 a 0:0 1:51 3:.");
    play("3: 16 | 1: 50 | 0:", "1 a 1 a @0 5 a 0:0 1:. 3:17");
}

#[test]
fn the_last_to_arrive_of_an_opposing_barrier_on_the_start_is_captured() {
    play("1: 49 50 | 0:", "1 b @0 1 @1 2 a 1:51,51 @0 5 a 0:0 1:.,51");
    play("1: 49 50 | 0:", "2 a @0 1 @1 1 b 1:51,51 @0 5 a 0:0 1:51,.");
}

#[test]
fn the_last_token_to_arrive_is_known_after_another_has_left() {
    // Seats 1 and 2 arrive, seat 1 moves on, and seat 3 arrives: it is the last.
    let story = "1 a 1 a 1 a 1 a @1 2 a 1:53 1 b 2:34,2 1 a 3:17 @0 5 b 0:21,0 2:34,2 3:.";
    play("1: 50 | 2: 33 1 | 3: 15 | 0: 20", story);
}

#[test]
fn a_square_holds_two_tokens() {
    play("0: 5 10 | 1: 58 | 2: 41", "2 [b]");
    play("0: 5 | 1: 58 | 2:", "2 a 0:7 1:58 @1");
    play("0: 7 7 5 . | 2:", "2 [a,b]");
    play("0: 65 65 63 . | 2:", "2 [a,b]");
}

#[test]
fn two_colours_share_safe_squares_only() {
    play("0: 5 | 1: 59 | 2:", "3 a 0:8 1:.");
    play("0: 5 | 1: 58 | 2: 41", "3 a 0:8 1:58 2:41");
}

#[test]
fn nobody_passes_a_barrier() {
    for barrier in ["58 58", "59 59"] {
        play(&format!("0: 4 | 1: {barrier} | 2:"), "2 [a]");
    }
    play("0: 4 | 1: 58 58 | 2:", "3 [] @1");
    play("0: 4 | 1: 58 58 | 2:", "4 [] @1");
    play("0: 4 | 1: 59 59 | 2:", "4 [] @1");
    play("0: 5 | 1: 59 59 | 2:", "4 [] @1");
    play("0: 5 8 8 . | 2:", "4 [b,c]");
    play("0: 63 65 65 . | 2:", "4 [b,c]");
}

#[test]
fn tokens_at_home_form_no_barrier() {
    play("0: 69 71 71 . | 2:", "2 a 0:71,71,71,. @2");
}

#[test]
fn a_six_must_break_a_barrier_of_ones_own_if_possible() {
    play("0: 10 10 20 . | 2:", "6 [a6,b6] a 0:16,10,20,. @0");
    play("0: 10 10 20 30 | 2:", "6 [a7,b7]");
    play("0: 10 10 20 . | 1: 62 62 | 2:", "6 [c]");
    play("0: 10 10 20 . | 2:", "3 [a,b,c]");
}

#[test]
fn a_capture_gives_any_token_a_bonus_move_of_twenty() {
    play("0: 5 30 | 1: 59 | 2:", "3 a 1:. [a20,b20] !pass b 0:8,50 @1");
    play("0: 5 30 | 1: 59 | 2:", "3 a [a20,b20] a 0:28,30 @1");
}

#[test]
fn a_token_home_gives_any_other_token_a_bonus_move_of_ten() {
    play("0: 69 10 30 . | 2:", "2 a 0:71,10,30,. [b10,c10] b 0:71,20,30,. @2");
}

#[test]
fn a_bonus_that_no_token_can_move_is_lost() {
    let table = play("0: 60 | 1: 44 | 2:", "1 a 0:61 1:. @1");
    assert_eq!(
        table.count_events(|e| matches!(e, Event::PipsLost { pips, .. } if **pips == [20])),
        1
    );
    // A barrier stops bonus pips like any others.
    play("0: 5 | 1: 59 62 62 | 2:", "3 a 0:8 1:.,62,62 @1");
}

#[test]
fn bonuses_chain() {
    play("0: 5 | 1: 59 11 | 2:", "3 a 1:.,11 [a20] a 0:28 1:.,. [a20] a 0:48 @1");
    play("0: 5 51 71 . | 1: 59 | 2:", "3 a [a20,b20] b 0:8,71,71,. [a10] a 0:18,71,71,. @1");
}

#[test]
fn a_bonus_comes_before_the_extra_roll() {
    play("0: 5 30 . . | 1: 62 | 2:", "6 a 1:. [a20,b20] b20 0:11,50 @0");
}

#[test]
fn the_third_six_is_not_played_and_sends_the_last_moved_token_back() {
    let table = play("0: 10 30 | 2:", "6 b 6 b 6 [] 0:10,. @2");
    assert_eq!(table.count_events(|e| matches!(e, Event::SentBack { token: 1, from: 42, .. })), 1);
    play("0: 10 30 | 2:", "6 a 6 b 6 0:16,. @2");
    play("0: 10 30 | 2:", "6 b 6 a 6 0:.,36 @2");
}

#[test]
fn a_token_in_the_stretch_or_home_is_not_sent_back() {
    play("0: 58 | 2:", "6 a 0:64 6 a 0:70 6 0:70 @2");
    play("0: 59 | 2:", "6 a 0:65 6 a 0:71 @0 6 0:71 @2");
}

#[test]
fn a_token_moved_by_a_bonus_counts_as_moved_last() {
    play("0: 5 30 20 . | 1: 62", "6 b 6 a c20 0:11,36,40 @0 6 0:11,36,. @1");
}
