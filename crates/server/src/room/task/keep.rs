//! What a room keeps: entries are stored before anybody hears of them, and what others have stored
//! is taken in.

use super::load::{LoadError, fold, take_all};
use super::{Task, unavailable};
use crate::fault::{self, Fault};
use crate::room::{BadRoom, Entry, Refused, Room};
use crate::shared::now;
use crate::store::{Append, NewEntry, StoreError};
use homestretch_table::Millis;
use std::time::{Duration, Instant};

/// Why an append came to nothing.
pub(super) enum Failed {
    /// Another node was first; the room is up to date again.
    Overtaken,
    /// The store does not take it.
    Store,
}

impl Task {
    /// Appends entries and the dice they ask for, and tells everybody once they are stored.
    pub(super) async fn append(
        &mut self,
        cmd: Option<&str>,
        mut entries: Vec<Entry>,
    ) -> Result<(), Failed> {
        if entries.is_empty() {
            return Ok(());
        }
        let (after, before) = (self.room.seq, self.room.status());
        let (ended, known) = (self.room.has_ended(), self.room.people.len());
        if let Err(error) = self.take_with_dice(&mut entries) {
            let error = format!("the room refuses what it decided: {error}");
            return self.start_over(&error, after, known).await;
        }
        let bodies = entries.iter().map(|entry| NewEntry {
            cmd: cmd.map(str::to_string),
            body: serde_json::to_string(entry).expect("an entry is plain data"),
        });
        let record = if !ended && self.room.has_ended() { self.room.record() } else { None };
        let config = &self.shared.config;
        let due = self.room.due(now(), config.bot_pace, config.dice_wait);
        self.see_newcomers(known);
        let deserted = self.deserted && !self.is_anybody_there();
        let standing = self.room.standing(due, deserted);
        let (listed, status, games) = (standing.listed, standing.status, record.iter().count());
        let append = Append {
            room: self.room.code.clone(),
            after,
            entries: bodies.collect(),
            standing,
            record: record.map(|record| (self.room.games, record)),
        };
        let begin = Instant::now();
        if fault::is(Fault::TellEarly) {
            self.tell_all(self.room.events_between(after + 1, self.room.seq), "");
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
        let stored = match fault::is(Fault::AcknowledgeEarly) {
            true => self.append_later(append),
            false => self.shared.store.append(append).await,
        };
        metrics::histogram!("homestretch_append_seconds").record(begin.elapsed().as_secs_f64());
        self.listed = None;
        match stored {
            Ok(true) => {
                self.listed = Some(listed);
                if status != before || games > 0 {
                    self.shared.figures.change(Some(before), Some(status), games as u64);
                }
                self.tell_stored(cmd, after);
                Ok(())
            }
            Ok(false) => {
                metrics::counter!("homestretch_overtaken_total").increment(1);
                // What was taken in is not what is stored: read it again.
                match self.reload(after, known).await {
                    Ok(()) => Err(Failed::Overtaken),
                    Err(_) => Err(Failed::Store),
                }
            }
            Err(error) => self.start_over(&error.to_string(), after, known).await,
        }
    }

    /// Takes entries in, and with them the dice they ask for.
    fn take_with_dice(&mut self, entries: &mut Vec<Entry>) -> Result<(), BadRoom> {
        let mut taken = 0;
        while taken < entries.len() {
            for entry in &entries[taken..] {
                self.room.take(entry)?;
            }
            taken = entries.len();
            let at = now();
            if let Some(committed) = self.room.commitment(at) {
                entries.push(committed);
            } else if self.may_fall(at) {
                entries.extend(self.room.fall(at).unwrap_or_default());
            }
        }
        Ok(())
    }

    /// Tells everybody what is stored after an entry.
    fn tell_stored(&mut self, cmd: Option<&str>, after: u64) {
        self.looked = Instant::now();
        let seq = self.room.seq;
        if let Some(cmd) = cmd {
            self.room.note_done(cmd.into(), (after + 1, seq));
        }
        let events = self.room.events_between(after + 1, seq);
        metrics::counter!("homestretch_entries_total").increment(seq - after);
        if !fault::is(Fault::TellEarly) {
            self.tell_all(events, "");
        }
        self.close_removed();
        self.shared.bus.tell(&self.room.code, seq);
    }

    /// A fault: says that entries are stored while they are not.
    fn append_later(&self, append: Append) -> Result<bool, StoreError> {
        let store = self.shared.store.clone();
        tokio::spawn(async move {
            tokio::time::sleep(Duration::from_millis(50)).await;
            let _ = store.append(append).await;
        });
        Ok(true)
    }

    /// After a failure the room is again what is stored, and does nothing by itself for a moment.
    /// What was to be appended may be stored all the same.
    async fn start_over(&mut self, error: &str, told: u64, known: usize) -> Result<(), Failed> {
        tracing::error!(room = self.room.code, error, "entries are not stored");
        metrics::counter!("homestretch_store_errors_total").increment(1);
        self.not_before = now().plus(Millis(1_000));
        self.thinking = None;
        let _ = self.reload(told, known).await;
        Err(Failed::Store)
    }

    /// Reads the room again and tells what others have appended after an entry, when so many people
    /// were known.
    async fn reload(&mut self, told: u64, known: usize) -> Result<(), LoadError> {
        self.broken = true;
        match self.stored().await {
            Ok(room) => self.room = room,
            Err(error) => {
                // Nobody hears of what may not be stored, nor of who comes and goes beside it.
                self.sockets.clear();
                error.tell(&self.shared, &self.room.code).await;
                return Err(error);
            }
        }
        self.broken = false;
        self.thinking = None;
        self.see_newcomers(known);
        if self.room.seq > told {
            self.tell_since(told);
        }
        self.close_removed();
        Ok(())
    }

    /// The room as it is stored.
    async fn stored(&self) -> Result<Room, LoadError> {
        let stored = self.shared.store.load(&self.room.code, 0).await?;
        fold(&self.shared, &self.room.code, stored).await?.ok_or(LoadError::Gone)
    }

    /// Takes in what other nodes have appended. A room that they have forgotten is gone here, too.
    pub(super) async fn catch_up(&mut self) -> Result<(), Refused> {
        let (told, known) = (self.room.seq, self.room.people.len());
        let code = &self.room.code;
        let Some(last) = self.shared.store.last(code).await.map_err(|_| unavailable())? else {
            self.broken = true;
            return Err(Refused::NoRoom);
        };
        self.looked = Instant::now();
        if last <= told {
            return Ok(());
        }
        let stored = self.shared.store.load(code, told).await.map_err(|_| unavailable())?;
        if take_all(&mut self.room, stored).is_err() {
            return Ok(self.reload(told, known).await?);
        }
        self.thinking = None;
        self.see_newcomers(known);
        // Others have written whether the lobby lists the room.
        self.listed = None;
        self.tell_since(told);
        self.close_removed();
        Ok(())
    }
}
