//! A TCP proxy between two programs whose link can be cut. The torture also uses it.

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// The state of a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Line {
    Open,
    /// Connections are closed, also new ones.
    Cut,
    /// Bytes are delayed without notice until the link is open again.
    Silent,
    /// Bytes are dropped without notice. Such a connection stays dead; only new ones work when the
    /// link is open again.
    Dead,
}

pub(crate) struct Link {
    /// The address to connect to instead.
    pub(crate) address: String,
    line: watch::Sender<Line>,
}

impl Link {
    pub(crate) async fn to(target: &str) -> Link {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address").to_string();
        let (line, state) = watch::channel(Line::Open);
        tokio::spawn(accept(listener, target.to_string(), state));
        Link { address, line }
    }

    /// Changes the state of the link.
    pub(crate) fn becomes(&self, line: Line) {
        self.line.send_replace(line);
    }
}

async fn accept(listener: TcpListener, target: String, mut line: watch::Receiver<Line>) {
    while let Ok((near, _)) = listener.accept().await {
        if *line.borrow_and_update() == Line::Cut {
            continue;
        }
        if let Ok(far) = TcpStream::connect(&target).await {
            let ((from_near, to_near), (from_far, to_far)) = (near.into_split(), far.into_split());
            tokio::spawn(carry(from_near, to_far, line.clone()));
            tokio::spawn(carry(from_far, to_near, line.clone()));
        }
    }
}

async fn carry(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, mut line: watch::Receiver<Line>) {
    let (mut bytes, mut dead) = (vec![0; 16 * 1024], false);
    loop {
        let state = *line.borrow_and_update();
        dead |= state == Line::Dead;
        if state == Line::Cut {
            return;
        }
        tokio::select! {
            changed = line.changed() => if changed.is_err() {
                return;
            },
            read = from.read(&mut bytes), if dead || state == Line::Open => match read {
                Ok(count) if count > 0 && dead => {}
                Ok(count) if count > 0 && to.write_all(&bytes[..count]).await.is_ok() => {}
                _ => return,
            },
        }
    }
}
