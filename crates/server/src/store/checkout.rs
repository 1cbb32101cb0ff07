//! Pooled connections. A connection that does not answer is closed instead of being returned.

use super::StoreResult;
use sqlx::pool::{PoolConnection, PoolOptions};
use sqlx::{Connection, Database, Pool};
use std::io::ErrorKind;
use std::time::Duration;
use tokio::time::timeout;

/// How long returning a connection to the pool may take.
const RETURN_TIME: Duration = Duration::from_secs(8);

/// A pool that pings each connection before handing it out. A silent connection uses up only part
/// of the time, so that another one can be tried.
pub(super) fn pool<D: Database>(answer_time: Duration) -> PoolOptions<D> {
    let options = PoolOptions::<D>::new().acquire_timeout(answer_time).test_before_acquire(false);
    options.before_acquire(move |connection, _| {
        Box::pin(async move {
            let greeted = timeout(answer_time / 4, connection.ping()).await;
            greeted.unwrap_or_else(|_| Err(sqlx::Error::Io(ErrorKind::TimedOut.into())))?;
            Ok(true)
        })
    })
}

/// Does work on a connection from the pool.
///
/// If there is no answer, because of a timeout or because the caller has given up, or if the answer
/// is an error, the connection is closed. It may be in the middle of a transaction, for example on
/// a full disk, or the other side may be gone; the pool would wait for such a connection.
pub(super) async fn on_connection<D: Database, T>(
    pool: &Pool<D>,
    work: impl AsyncFnOnce(&mut D::Connection) -> StoreResult<T>,
) -> StoreResult<T> {
    let mut checkout = Checkout { connection: pool.acquire().await?, answered: false };
    let answer = work(&mut checkout.connection).await;
    checkout.answered = answer.is_ok();
    answer
}

/// A connection taken from the pool, which is closed when dropped without an answer.
struct Checkout<D: Database> {
    connection: PoolConnection<D>,
    answered: bool,
}

impl<D: Database> Drop for Checkout<D> {
    fn drop(&mut self) {
        match self.answered {
            // The pool pings the connection once more, without a timeout of its own.
            true => drop(tokio::spawn(timeout(RETURN_TIME, self.connection.return_to_pool()))),
            false => self.connection.close_on_drop(),
        }
    }
}
