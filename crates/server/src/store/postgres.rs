//! Commits a group of appends in PostgreSQL with one statement, whose rows come from arrays.

use super::checkout::on_connection;
use super::writer::Commit;
use super::{Append, StoreResult, with_timeout};
use sqlx::PgPool;
use std::time::Duration;

/// Rooms are locked in the order of their codes, so that groups of two nodes cannot wait for each
/// other.
const COMMIT: &str = "\
    WITH new AS MATERIALIZED (SELECT * FROM unnest($1::text[], $2::int8[], $3::int8[], \
     $4::text[], $5::int8[], $6::text[], $7::int8[], $8::int8[]) \
     AS new (code, after, seq, status, listed, summary, due, changed)), \
    locked AS MATERIALIZED (SELECT rooms.code FROM rooms JOIN new \
     ON rooms.code = new.code AND rooms.seq = new.after ORDER BY rooms.code FOR UPDATE OF rooms), \
    grown AS (UPDATE rooms SET seq = new.seq, status = new.status, listed = new.listed, \
     summary = new.summary, due = new.due, changed = new.changed \
     FROM new JOIN locked ON locked.code = new.code \
     WHERE rooms.code = new.code AND rooms.seq = new.after RETURNING rooms.code), \
    made AS (INSERT INTO rooms (code, seq, status, listed, summary, due, changed) \
     SELECT code, seq, status, listed, summary, due, changed FROM new WHERE after = 0 \
     ORDER BY code ON CONFLICT (code) DO NOTHING RETURNING code), \
    won AS (SELECT code FROM grown UNION ALL SELECT code FROM made), \
    stored AS (INSERT INTO entries (room, seq, cmd, body) \
     SELECT entry.* FROM unnest($9::text[], $10::int8[], $11::text[], $12::text[]) \
     AS entry (room, seq, cmd, body) JOIN won ON won.code = entry.room), \
    recorded AS (INSERT INTO records (room, game, ended, record) \
     SELECT game.* FROM unnest($13::text[], $14::int8[], $15::int8[], $16::text[]) \
     AS game (room, game, ended, record) JOIN won ON won.code = game.room \
     ON CONFLICT (room, game) DO UPDATE SET record = excluded.record) \
    SELECT code FROM won";

/// The connections of the writers.
#[derive(Clone)]
pub(super) struct Postgres {
    pub(super) pool: PgPool,
    pub(super) answer_time: Duration,
}

impl Commit for Postgres {
    async fn commit(&self, group: &[&Append]) -> StoreResult<Vec<String>> {
        let query = query(group);
        let commit =
            on_connection(&self.pool, async |connection| Ok(query.fetch_all(connection).await?));
        with_timeout(self.answer_time, commit).await
    }
}

type GroupQuery<'q> =
    sqlx::query::QueryScalar<'q, sqlx::Postgres, String, sqlx::postgres::PgArguments>;

fn query<'q>(group: &'q [&'q Append]) -> GroupQuery<'q> {
    /// A column of an array of rows.
    fn column<R, T>(rows: &[R], value: impl Fn(&R) -> T) -> Vec<T> {
        rows.iter().map(value).collect()
    }
    let numbered = |append: &'q Append| {
        let numbered = (append.after as i64 + 1..).zip(&append.entries);
        numbered.map(|(seq, entry)| (append.room.as_str(), seq, entry))
    };
    let entries: Vec<_> = group.iter().flat_map(|append| numbered(append)).collect();
    let record = |append: &&'q Append| {
        let (game, record) = append.record.as_ref()?;
        Some((append.room.as_str(), *game as i64, append.row.changed.0 as i64, record.as_str()))
    };
    let records: Vec<_> = group.iter().filter_map(record).collect();
    sqlx::query_scalar(COMMIT)
        .bind(column(group, |append| append.room.as_str()))
        .bind(column(group, |append| append.after as i64))
        .bind(column(group, |append| append.last() as i64))
        .bind(column(group, |append| append.row.status))
        .bind(column(group, |append| i64::from(append.row.listed)))
        .bind(column(group, |append| append.row.summary.as_str()))
        .bind(column(group, |append| append.row.due.map(|due| due.0 as i64)))
        .bind(column(group, |append| append.row.changed.0 as i64))
        .bind(column(&entries, |(room, ..)| *room))
        .bind(column(&entries, |(_, seq, _)| *seq))
        .bind(column(&entries, |(.., entry)| entry.cmd.as_deref()))
        .bind(column(&entries, |(.., entry)| entry.body.as_str()))
        .bind(column(&records, |(room, ..)| *room))
        .bind(column(&records, |(_, game, ..)| *game))
        .bind(column(&records, |(_, _, ended, _)| *ended))
        .bind(column(&records, |(.., record)| *record))
}
