//! Commits a group of appends in SQLite. The rows of a statement come from one JSON text, so that
//! the number of statements does not depend on the number of rooms.

use super::checkout::on_connection;
use super::writer::Commit;
use super::{Append, StoreResult, texts};
use serde::Serialize;
use sqlx::{AnyConnection, AnyPool, Connection};
use std::collections::HashSet;
use std::sync::Arc;
use tokio::sync::Mutex;

pub(super) const GROW_ROOMS: &str = "\
    UPDATE rooms SET seq = new.value ->> 2, status = new.value ->> 3, listed = new.value ->> 4, \
    summary = new.value ->> 5, due = new.value ->> 6, changed = new.value ->> 7 \
    FROM json_each($1) AS new \
    WHERE rooms.code = new.value ->> 0 AND rooms.seq = new.value ->> 1 RETURNING code";

const CREATE_ROOMS: &str = "\
    INSERT INTO rooms (code, seq, status, listed, summary, due, changed) \
    SELECT value ->> 0, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, \
    value ->> 7 FROM json_each($1) WHERE true ON CONFLICT (code) DO NOTHING RETURNING code";

const INSERT_ENTRIES: &str = "\
    INSERT INTO entries (room, seq, cmd, body) \
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each($1)";

const INSERT_RECORDS: &str = "\
    INSERT INTO records (room, game, ended, record) \
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each($1) WHERE true \
    ON CONFLICT (room, game) DO UPDATE SET record = excluded.record";

/// The connection of the only writer.
#[derive(Clone)]
pub(super) struct Sqlite {
    pub(super) pool: AnyPool,
    /// Only one connection can write at a time. SQLite does not queue them, so this lock does.
    pub(super) turn: Arc<Mutex<()>>,
}

impl Commit for Sqlite {
    async fn commit(&self, group: &[&Append]) -> StoreResult<Vec<String>> {
        let _turn = self.turn.lock().await;
        on_connection(&self.pool, async |connection| {
            let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
            let grown = write(&mut transaction, group).await?;
            transaction.commit().await?;
            Ok(grown)
        })
        .await
    }
}

async fn write(connection: &mut AnyConnection, group: &[&Append]) -> StoreResult<Vec<String>> {
    let mut grown = Vec::new();
    for (statement, is_new) in [(GROW_ROOMS, false), (CREATE_ROOMS, true)] {
        let rooms = group.iter().filter(|append| (append.after == 0) == is_new);
        let rows = rows(rooms.map(|append| {
            let row = &append.row;
            let listed = i64::from(row.listed);
            let times = (row.due.map(|due| due.0), row.changed.0);
            let (due, changed) = times;
            (
                &append.room,
                append.after,
                append.last(),
                row.status,
                listed,
                &row.summary,
                due,
                changed,
            )
        }));
        if let Some(rows) = rows {
            let query = sqlx::query(statement).bind(rows);
            grown.extend(texts(&query.fetch_all(&mut *connection).await?)?);
        }
    }
    let rooms: HashSet<_> = grown.iter().collect();
    let written = || group.iter().filter(|append| rooms.contains(&append.room));
    let entries = written().flat_map(|append| {
        let numbered = (append.after + 1..).zip(&append.entries);
        numbered.map(|(seq, entry)| (&append.room, seq, &entry.cmd, &entry.body))
    });
    let records = written().filter_map(|append| {
        let (game, record) = append.record.as_ref()?;
        Some((&append.room, game, append.row.changed.0, record))
    });
    for (statement, rows) in [(INSERT_ENTRIES, rows(entries)), (INSERT_RECORDS, rows(records))] {
        if let Some(rows) = rows {
            sqlx::query(statement).bind(rows).execute(&mut *connection).await?;
        }
    }
    Ok(grown)
}

/// Rows as a JSON text; `None` without rows.
fn rows(rows: impl Iterator<Item = impl Serialize>) -> Option<String> {
    let rows: Vec<_> = rows.collect();
    let text = || serde_json::to_string(&rows).expect("rows serialise");
    (!rows.is_empty()).then(text)
}
