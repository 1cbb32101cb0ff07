//! Solved tables: the chance to win in every position, stored in a file.

use homestretch_rules::{Action, Item, NotPackable, Packing, Rules, Seat, State, Turn};
use sha2::{Digest, Sha256};
use std::io::{Read, Write};

/// The chances of two seats under best play.
#[derive(Clone, Debug)]
pub struct SolvedTable {
    id: String,
    hash: String,
    packing: Packing,
    /// The chance of the seat that rolls, indexed by the position's number.
    values: Vec<f64>,
}

/// Why a file cannot be used as a table.
#[derive(Debug, thiserror::Error)]
pub enum BadTable {
    /// It cannot be read.
    #[error("the table cannot be read")]
    Io(#[from] std::io::Error),
    /// It is not a table.
    #[error("this is not a table of homestretch")]
    NotATable,
    /// It has another format.
    #[error("the table has format {found}, and this program reads format {VERSION}")]
    Version {
        /// The format of the file.
        found: String,
    },
    /// It is for another variant, or the variant has changed since.
    #[error("the table is for {id} with different rules: solve it again")]
    OtherRules {
        /// The variant of the file.
        id: String,
    },
    /// It is for other seats.
    #[error("the table is for seats {found}, not for seats {wanted}")]
    OtherSeats {
        /// The seats of the file.
        found: String,
        /// The requested seats.
        wanted: String,
    },
    /// It is incomplete or damaged.
    #[error("the table is damaged: solve the game again")]
    Damaged,
    /// These rules cannot have a table.
    #[error(transparent)]
    NotPackable(#[from] NotPackable),
}

/// The version of the file format. It also covers the numbering of positions, on which the file
/// depends: raise it when either changes.
const VERSION: &str = "1";

/// The first word of every file.
const MAGIC: &str = "homestretch-table";

impl SolvedTable {
    pub(super) fn new(rules: &Rules, packing: Packing, values: Vec<f64>) -> SolvedTable {
        SolvedTable { id: rules.spec().id.clone(), hash: rules.hash(), packing, values }
    }

    /// The number of positions.
    pub fn positions(&self) -> usize {
        self.values.len()
    }

    /// The two seats.
    pub fn seats(&self) -> [Seat; 2] {
        self.packing.seats()
    }

    /// Whether the table is for these rules.
    pub fn fits(&self, rules: &Rules) -> bool {
        self.hash == rules.hash()
    }

    /// A seat's chance to win from a position if both seats play their best from there on. `None`
    /// if the position does not belong to these seats.
    pub fn chance(&self, rules: &Rules, state: &State, seat: Seat) -> Option<f64> {
        let of = |whose: Seat, chance: f64| if whose == seat { chance } else { 1.0 - chance };
        match state.turn() {
            Turn::Roll { seat: mover } => Some(of(mover, self.values[self.packing.index(state)?])),
            Turn::Over => Some(of(state.places().next()?, 1.0)),
            Turn::Move { seat: mover } => Some(of(mover, self.best(rules, state)?.1)),
            Turn::Draw | Turn::Opening { .. } => None,
        }
    }

    /// The best action of the seat to move, and its chance to win then.
    pub fn best(&self, rules: &Rules, state: &State) -> Option<(Action, f64)> {
        self.best_of(rules, state, rules.decisions(state, rules.legal(state)))
    }

    /// The best throw to choose with a `ChosenRoll` item, and the chance to win after it. `None` if
    /// the seat holds no such item.
    pub fn best_roll(&self, rules: &Rules, state: &State) -> Option<(Action, f64)> {
        rules.usable(state).filter(|item| *item == Item::ChosenRoll)?;
        let throws = rules.throws(state).iter();
        self.best_of(rules, state, throws.map(|(throw, _)| Action::ChosenRoll(*throw)))
    }

    /// The chance of the seat that rolls if it takes no roll of choice.
    pub fn chance_of_rolling(&self, rules: &Rules, state: &State) -> Option<f64> {
        let mut sum = 0.0;
        for &(throw, weight) in rules.throws(state) {
            sum += f64::from(weight) * self.chance_after(rules, state, Action::Roll(throw))?;
        }
        Some(sum / f64::from(rules.total_weight(state)))
    }

    /// The chance of the seat to act after an action.
    pub fn chance_after(&self, rules: &Rules, state: &State, action: Action) -> Option<f64> {
        let mut after = *state;
        rules.apply(&mut after, action, &mut ()).ok()?;
        self.chance(rules, &after, state.seat())
    }

    fn best_of(
        &self,
        rules: &Rules,
        state: &State,
        actions: impl Iterator<Item = Action>,
    ) -> Option<(Action, f64)> {
        let mut best: Option<(Action, f64)> = None;
        for action in actions {
            let chance = self.chance_after(rules, state, action)?;
            if best.is_none_or(|(_, most)| chance > most) {
                best = Some((action, chance));
            }
        }
        best
    }

    /// Writes the table: a line that says what it is for, the values, and a checksum.
    pub fn save(&self, to: &mut impl Write) -> std::io::Result<()> {
        let mut check = Sha256::new();
        let mut put = |bytes: &[u8]| {
            check.update(bytes);
            to.write_all(bytes)
        };
        let [a, b] = self.seats();
        let line = format!(
            "{MAGIC} {VERSION} {} {} {},{} {}\n",
            self.id,
            self.hash,
            a.0,
            b.0,
            self.positions()
        );
        put(line.as_bytes())?;
        for part in self.values.chunks(1 << 16) {
            let bytes: Vec<u8> = part.iter().flat_map(|value| value.to_le_bytes()).collect();
            put(&bytes)?;
        }
        to.write_all(&check.finalize())?;
        to.flush()
    }

    /// Reads a table for these rules and seats.
    pub fn load(
        from: &mut impl Read,
        rules: &Rules,
        seats: [Seat; 2],
    ) -> Result<SolvedTable, BadTable> {
        let mut check = Sha256::new();
        let line = first_line(from)?;
        check.update(line.as_bytes());
        let words: Vec<&str> = line.split_whitespace().collect();
        let [magic, version, rest @ ..] = words.as_slice() else { return Err(BadTable::NotATable) };
        if *magic != MAGIC {
            return Err(BadTable::NotATable);
        }
        if *version != VERSION {
            return Err(BadTable::Version { found: (*version).into() });
        }
        let [id, hash, found, positions] = rest else { return Err(BadTable::Damaged) };
        if *hash != rules.hash() {
            return Err(BadTable::OtherRules { id: (*id).into() });
        }
        // The order of the seats does not matter: the table has the positions of both.
        let name = |[a, b]: [Seat; 2]| format!("{},{}", a.0, b.0);
        let [a, b] = seats;
        let seats = if *found == name([b, a]) { [b, a] } else { seats };
        let wanted = name(seats);
        if *found != wanted {
            return Err(BadTable::OtherSeats { found: (*found).into(), wanted });
        }
        let packing = Packing::new(rules, seats)?;
        if positions.parse() != Ok(packing.len()) {
            return Err(BadTable::Damaged);
        }
        let mut values = Vec::with_capacity(packing.len());
        let mut bytes = vec![0; 8 << 16];
        while values.len() < packing.len() {
            let part = &mut bytes[..8 * (packing.len() - values.len()).min(1 << 16)];
            fill(from, part)?;
            check.update(&*part);
            let value = |bytes: &[u8]| {
                f64::from_le_bytes(bytes.try_into().expect("a chunk of eight bytes"))
            };
            values.extend(part.chunks_exact(8).map(value));
        }
        let mut seal = [0; 32];
        fill(from, &mut seal)?;
        if seal != *check.finalize() || from.read(&mut [0])? != 0 {
            return Err(BadTable::Damaged);
        }
        Ok(SolvedTable::new(rules, packing, values))
    }
}

/// Reads the first line with its line break, at most a few hundred bytes of any file.
fn first_line(from: &mut impl Read) -> Result<String, BadTable> {
    let mut line = Vec::new();
    let mut byte = [0];
    while line.len() < 400 && from.read(&mut byte)? == 1 {
        line.push(byte[0]);
        if byte[0] == b'\n' {
            break;
        }
    }
    String::from_utf8(line).map_err(|_| BadTable::NotATable)
}

fn fill(from: &mut impl Read, part: &mut [u8]) -> Result<(), BadTable> {
    from.read_exact(part).map_err(|error| match error.kind() {
        std::io::ErrorKind::UnexpectedEof => BadTable::Damaged,
        _ => BadTable::Io(error),
    })
}
