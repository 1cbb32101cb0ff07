//! Connections are lent: one that does not answer is not lent again, and nobody waits for it.

use super::StoreError;
use sqlx::any::AnyPoolOptions;
use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, AnyPool, Connection};
use std::io::ErrorKind;
use std::ops::{Deref, DerefMut};
use std::time::Duration;
use tokio::time::timeout;

/// How long the pool may take to have a connection back.
const RETURN_TIME: Duration = Duration::from_secs(8);

/// A pool whose connections are greeted before they are lent, and left alone if they are silent.
/// One that nobody has used for a while has a part of the time: then there is some for another one.
pub(super) fn pool(answer_time: Duration) -> AnyPoolOptions {
    let options = AnyPoolOptions::new().acquire_timeout(answer_time).test_before_acquire(false);
    options.before_acquire(move |connection, _| {
        Box::pin(async move {
            let greeted = timeout(answer_time / 4, connection.ping()).await;
            greeted.unwrap_or_else(|_| Err(sqlx::Error::Io(ErrorKind::TimedOut.into())))?;
            Ok(true)
        })
    })
}

/// A connection that is lent.
///
/// Who lets go of it without an answer, be it that time is up or that nobody waits any more, lets
/// go of it for good. It may be within a transaction, as on a full disk, or nobody may be at its
/// other end: the pool would wait for that one before it lends another.
pub(super) struct Lent {
    connection: PoolConnection<Any>,
    answered: bool,
}

impl Lent {
    pub(super) async fn from(pool: &AnyPool) -> Result<Lent, StoreError> {
        Ok(Lent { connection: pool.acquire().await?, answered: false })
    }

    /// Gives the connection back with what it has answered.
    pub(super) fn back<T, E: Into<StoreError>>(
        mut self,
        answer: Result<T, E>,
    ) -> Result<T, StoreError> {
        self.answered = answer.is_ok();
        answer.map_err(E::into)
    }
}

impl Drop for Lent {
    fn drop(&mut self) {
        match self.answered {
            // The pool greets it once more, and by itself would wait for ever.
            true => drop(tokio::spawn(timeout(RETURN_TIME, self.connection.return_to_pool()))),
            false => self.connection.close_on_drop(),
        }
    }
}

impl Deref for Lent {
    type Target = AnyConnection;

    fn deref(&self) -> &AnyConnection {
        &self.connection
    }
}

impl DerefMut for Lent {
    fn deref_mut(&mut self) -> &mut AnyConnection {
        &mut self.connection
    }
}
