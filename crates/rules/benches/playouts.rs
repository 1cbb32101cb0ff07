//! Measures random playouts per second on one thread: first the engine against a loop written by
//! hand for one variant, then every variant. Also checks that a playout allocates no memory.
//!
//! Rounds of the two sides alternate, so that a busy machine slows both.

use homestretch_rules::{Action, Item, Rules, Seating, State, Throw, Turn, catalog};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

struct Counting;

static ALLOCATIONS: AtomicU64 = AtomicU64::new(0);

// SAFETY: every call is forwarded to the system allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.fetch_add(1, Ordering::Relaxed);
        // SAFETY: the caller upholds the contract of the system allocator, which is the same.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, ptr: *mut u8, layout: Layout) {
        // SAFETY: as above.
        unsafe { System.dealloc(ptr, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn below(rng: &mut impl Rng, n: u32) -> u32 {
    ((u64::from(rng.next_u32()) * u64::from(n)) >> 32) as u32
}

/// Dice for one variant: equally likely throws are drawn by index, others by weight.
struct Dice {
    total: u32,
}

impl Dice {
    fn new(rules: &Rules, start: &State) -> Dice {
        Dice { total: rules.throws(start).iter().map(|(_, weight)| weight).sum() }
    }

    fn throw(&self, throws: &[(Throw, u32)], rng: &mut impl Rng) -> Throw {
        if self.total as usize == throws.len() {
            return throws[below(rng, self.total) as usize].0;
        }
        let total: u32 = throws.iter().map(|(_, weight)| weight).sum();
        let mut left = below(rng, total);
        let mut at = 0;
        while left >= throws[at].1 {
            left -= throws[at].1;
            at += 1;
        }
        throws[at].0
    }
}

/// Plays one random game with the engine and returns the number of rolls.
fn playout(rules: &Rules, start: &State, dice: &Dice, rng: &mut impl Rng) -> u32 {
    let mut state = *start;
    let mut rolls = 0;
    loop {
        let action = match state.turn() {
            Turn::Roll { .. } | Turn::Opening { .. } => {
                rolls += 1;
                Action::Roll(dice.throw(rules.throws(&state), rng))
            }
            Turn::Move { .. } => {
                let moves = rules.legal(&state);
                match moves.len() as u32 {
                    0 if rules.usable(&state) == Some(Item::SecondThrow) => Action::SecondThrow,
                    0 => Action::Pass,
                    1 => Action::Move(moves.get(0).expect("there is one move")),
                    n => Action::Move(
                        moves.get(below(rng, n) as usize).expect("the index is below n"),
                    ),
                }
            }
            Turn::Draw => Action::First(state.seat()),
            Turn::Over => return rolls,
        };
        rules.apply(&mut state, action, &mut ()).expect("a listed action is legal");
    }
}

/// The reference: `ludo-server` with four seats, written for this game alone.
fn by_hand(rng: &mut impl Rng) -> u32 {
    const SAFE: [bool; 52] = {
        let mut safe = [false; 52];
        let mut k = 0;
        while k < 4 {
            safe[13 * k] = true;
            safe[13 * k + 8] = true;
            k += 1;
        }
        safe
    };
    // −1 is the yard, 0 to 50 the track, 51 to 55 the stretch, 56 home.
    let mut tokens = [[-1i8; 4]; 4];
    let mut seat = 0;
    let mut sixes = 0;
    let mut rolls = 0;
    loop {
        rolls += 1;
        let roll = below(rng, 6) as i8 + 1;
        sixes = if roll == 6 { sixes + 1 } else { 0 };
        let mut again = false;
        if sixes < 3 {
            let mut movable = [0usize; 4];
            let mut count = 0;
            for (i, &at) in tokens[seat].iter().enumerate() {
                let can = if at < 0 { roll == 6 } else { at + roll <= 56 };
                if can {
                    movable[count] = i;
                    count += 1;
                }
            }
            if count > 0 {
                let pick = if count == 1 { 0 } else { below(rng, count as u32) as usize };
                let token = movable[pick];
                let at = tokens[seat][token];
                let to = if at < 0 { 0 } else { at + roll };
                tokens[seat][token] = to;
                again = roll == 6;
                if to == 56 && tokens[seat].iter().all(|&t| t == 56) {
                    return rolls;
                }
                if to <= 50 {
                    let square = (to as usize + 13 * seat) % 52;
                    if !SAFE[square] {
                        for (other, theirs) in tokens.iter_mut().enumerate() {
                            if other == seat {
                                continue;
                            }
                            for t in theirs.iter_mut() {
                                if *t >= 0 && *t <= 50 && (*t as usize + 13 * other) % 52 == square
                                {
                                    *t = -1;
                                    again = true;
                                }
                            }
                        }
                    }
                }
            }
        }
        if !again {
            seat = (seat + 1) % 4;
            sixes = 0;
        }
    }
}

struct Tally {
    games: u64,
    rolls: u64,
    time: Duration,
}

impl Tally {
    fn new() -> Tally {
        Tally { games: 0, rolls: 0, time: Duration::ZERO }
    }

    fn run(&mut self, games: u64, mut game: impl FnMut() -> u32) {
        let begin = Instant::now();
        for _ in 0..games {
            self.rolls += u64::from(game());
        }
        self.time += begin.elapsed();
        self.games += games;
    }

    fn rate(&self) -> f64 {
        self.games as f64 / self.time.as_secs_f64()
    }

    fn rolls_per_game(&self) -> f64 {
        self.rolls as f64 / self.games as f64
    }
}

fn start(rules: &Rules) -> State {
    let seats = rules.usual_seats(rules.spec().players[1] as usize);
    rules.start(&Seating { seats, opening: false }).expect("the usual seats are valid")
}

fn main() {
    // `cargo test` runs benches once without this flag; only `cargo bench` measures.
    let quick = !std::env::args().any(|arg| arg == "--bench");
    let rounds = if quick { 1 } else { 20 };
    let games = if quick { 50 } else { 5_000 };

    let rules = Rules::named("ludo-server").expect("ludo-server comes with the program");
    let first = start(&rules);
    let dice = Dice::new(&rules, &first);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let (mut hand, mut engine) = (Tally::new(), Tally::new());
    for _ in 0..rounds {
        hand.run(games, || by_hand(&mut rng));
        engine.run(games, || playout(&rules, &first, &dice, &mut rng));
    }
    println!("four-seat ludo-server, random play, one thread, {} games each", hand.games);
    println!("  by hand  {:>9.0} games/s  {:.1} rolls/game", hand.rate(), hand.rolls_per_game());
    println!(
        "  engine   {:>9.0} games/s  {:.1} rolls/game",
        engine.rate(),
        engine.rolls_per_game()
    );
    println!("  ratio    {:>9.2}", engine.rate() / hand.rate());

    println!("\nevery variant, most players");
    for id in catalog::ids() {
        let rules = Rules::named(id).expect("a listed variant exists");
        let first = start(&rules);
        let dice = Dice::new(&rules, &first);
        let mut tally = Tally::new();
        let before = ALLOCATIONS.load(Ordering::Relaxed);
        let limit = Instant::now() + Duration::from_millis(if quick { 1 } else { 500 });
        while tally.games == 0 || Instant::now() < limit {
            tally.run(10, || playout(&rules, &first, &dice, &mut rng));
        }
        let made = ALLOCATIONS.load(Ordering::Relaxed) - before;
        assert_eq!(made, 0, "{id}: a playout allocated");
        println!(
            "  {id:<18} {:>9.0} games/s  {:>7.1} rolls/game",
            tally.rate(),
            tally.rolls_per_game()
        );
    }
    println!("\nno playout allocated on the heap; a state is {} bytes", size_of::<State>());
}
