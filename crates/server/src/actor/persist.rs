//! Stores entries before anybody hears about them, and catches up with entries of other nodes.

use super::Actor;
use super::load::{LoadError, apply_all, load};
use super::sabotage::Moment;
use crate::node::clock::now;
use crate::room::{BadRoom, Room, RoomEntry};
use crate::store::{Append, NewEntry, RoomRow};
use crate::wire::{Answer, RequestRefusal};
use homestretch_table::Millis;
use std::time::Instant;

/// Why an append failed.
pub(super) enum AppendError {
    /// Another node was first. The room is up to date again.
    Overtaken,
    /// The store did not accept the entries.
    Store,
}

impl Actor {
    /// Appends entries and the dice they request, and broadcasts them once they are stored.
    pub(super) async fn append(
        &mut self,
        cmd: Option<&str>,
        mut entries: Vec<RoomEntry>,
    ) -> Result<(), AppendError> {
        if entries.is_empty() {
            return Ok(());
        }
        let (after, before) = (self.room.seq, self.room.status());
        let (ended, known) = (self.room.has_ended(), self.room.people.len());
        if let Err(error) = self.apply_with_dice(&mut entries) {
            let error = format!("the room rejects its own entries: {error}");
            return self.recover(&error, after, known).await;
        }
        let record = if !ended && self.room.has_ended() { self.room.record() } else { None };
        let config = &self.shared.config;
        let due = self.room.due(now(), config.settings.bot_pace, config.settings.dice_wait);
        self.note_newcomers(known);
        let deserted = self.deserted && !self.is_anybody_there();
        let row = room_row(&self.room, due, deserted);
        let (listed, status, games) = (row.listed, row.status, record.iter().count());
        let append = Append {
            room: self.room.code.clone(),
            after,
            entries: to_store(&entries, cmd),
            row,
            record: record.map(|record| (self.room.games, record)),
        };
        let begin = Instant::now();
        self.sabotage(Moment::Storing { after });
        let stored = self.shared.store.append(append).await;
        metrics::histogram!("homestretch_append_seconds").record(begin.elapsed().as_secs_f64());
        self.listed = None;
        match stored {
            Ok(true) => {
                self.listed = Some(listed);
                if status != before || games > 0 {
                    self.shared.room_counts.change(Some(before), Some(status), games as u64);
                }
                self.announce_stored(cmd, after);
                Ok(())
            }
            Ok(false) => {
                metrics::counter!("homestretch_overtaken_total").increment(1);
                // The applied entries are not the stored ones, so load the room again.
                match self.reload(after, known).await {
                    Ok(()) => Err(AppendError::Overtaken),
                    Err(_) => Err(AppendError::Store),
                }
            }
            Err(error) => self.recover(&error.to_string(), after, known).await,
        }
    }

    /// Applies entries, and adds the dice they request.
    fn apply_with_dice(&mut self, entries: &mut Vec<RoomEntry>) -> Result<(), BadRoom> {
        let mut taken = 0;
        while taken < entries.len() {
            for entry in &entries[taken..] {
                self.room.apply(entry)?;
            }
            taken = entries.len();
            let at = now();
            if let Some(committed) = self.room.commitment(at) {
                entries.push(committed);
            } else if self.can_roll_now(at) {
                entries.extend(self.room.roll_entries(at).unwrap_or_default());
            }
        }
        Ok(())
    }

    /// Broadcasts everything stored after an entry.
    fn announce_stored(&mut self, cmd: Option<&str>, after: u64) {
        self.checked_at = Instant::now();
        let seq = self.room.seq;
        if let Some(cmd) = cmd {
            self.room.record_command(cmd.into(), (after + 1, seq));
        }
        let events = self.room.events_between(after + 1, seq);
        metrics::counter!("homestretch_entries_total").increment(seq - after);
        self.broadcast(events);
        self.close_removed();
        self.shared.bus.announce_growth(&self.room.code, seq);
    }

    /// After a failure, restores the room from the store and pauses its own actions for a moment.
    /// The failed entries may have been stored all the same.
    async fn recover(&mut self, error: &str, told: u64, known: usize) -> Result<(), AppendError> {
        tracing::error!(room = self.room.code, error, "cannot store entries");
        metrics::counter!("homestretch_store_errors_total").increment(1);
        self.paused_until = now().plus(Millis(1_000));
        self.thinking = None;
        let _ = self.reload(told, known).await;
        Err(AppendError::Store)
    }

    /// Loads the room again and broadcasts what others have appended after entry `told`. `known` is
    /// the number of people before that.
    async fn reload(&mut self, told: u64, known: usize) -> Result<(), LoadError> {
        self.inconsistent = true;
        let stored = load(&self.shared, &self.room.code).await;
        match stored.and_then(|room| room.ok_or(LoadError::Gone)) {
            Ok(room) => self.room = room,
            Err(error) => {
                // Clients must not receive entries that may not be stored.
                self.sockets.clear();
                self.connections.clear();
                error.report(&self.shared, &self.room.code).await;
                return Err(error);
            }
        }
        self.inconsistent = false;
        self.thinking = None;
        self.presence_news.watchers = None;
        self.note_newcomers(known);
        if self.room.seq > told {
            self.broadcast_since(told);
        }
        self.close_removed();
        Ok(())
    }

    /// Applies entries that other nodes have appended. If another node has deleted the room, this
    /// actor ends.
    pub(super) async fn catch_up(&mut self) -> Answer<()> {
        let (told, known) = (self.room.seq, self.room.people.len());
        let code = &self.room.code;
        let Some(last) = self.shared.store.last(code).await? else {
            self.inconsistent = true;
            return Err(RequestRefusal::NoRoom);
        };
        self.checked_at = Instant::now();
        if last <= told {
            return Ok(());
        }
        let stored = self.shared.store.load(code, told).await?;
        if apply_all(&mut self.room, stored).is_err() {
            return Ok(self.reload(told, known).await?);
        }
        self.thinking = None;
        self.note_newcomers(known);
        // Other nodes may have changed whether the lobby lists the room.
        self.listed = None;
        self.broadcast_since(told);
        self.close_removed();
        Ok(())
    }
}

/// Entries in the form that the store accepts.
pub(super) fn to_store(entries: &[RoomEntry], cmd: Option<&str>) -> Vec<NewEntry> {
    let to_store = |entry: &RoomEntry| NewEntry {
        cmd: cmd.map(str::to_string),
        body: serde_json::to_string(entry).expect("an entry serialises"),
    };
    entries.iter().map(to_store).collect()
}

/// The row of a room in the store.
pub(super) fn room_row(room: &Room, due: Option<Millis>, deserted: bool) -> RoomRow {
    RoomRow {
        status: room.status(),
        listed: room.is_listed(deserted),
        summary: serde_json::to_string(&room.summary()).expect("a summary serialises"),
        due,
        changed: room.last,
    }
}
