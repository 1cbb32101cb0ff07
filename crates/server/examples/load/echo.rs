//! The baseline: an echo server with the same libraries, for groups of four sockets, without a
//! store.

use crate::load::client::{self, PATIENCE};
use crate::load::process::Process;
use crate::{Pace, Times};
use axum::Router;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::routing::get;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::sync::mpsc;

type Groups = Arc<Mutex<HashMap<String, Vec<mpsc::Sender<Utf8Bytes>>>>>;

/// Serves until the process is killed.
pub(crate) async fn serve() {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
    println!("http://{}", listener.local_addr().expect("an address"));
    let routes = Router::new().route("/{group}", get(join)).with_state(Groups::default());
    axum::serve(listener, routes).await.expect("it serves");
}

async fn join(
    State(groups): State<Groups>,
    Path(group): Path<String>,
    upgrade: WebSocketUpgrade,
) -> axum::response::Response {
    let upgrade = upgrade.read_buffer_size(4096).write_buffer_size(4096);
    upgrade.on_upgrade(move |socket| echo(groups, group, socket))
}

async fn echo(groups: Groups, group: String, mut socket: WebSocket) {
    let (tell, mut told) = mpsc::channel(64);
    groups.lock().expect("nobody panics").entry(group.clone()).or_default().push(tell);
    loop {
        tokio::select! {
            text = told.recv() => {
                let Some(text) = text else { return };
                if socket.send(Message::Text(text)).await.is_err() {
                    return;
                }
            }
            heard = socket.recv() => match heard {
                Some(Ok(Message::Text(text))) => {
                    let all = groups.lock().expect("nobody panics")[&group].clone();
                    for one in all {
                        let _ = one.try_send(text.clone());
                    }
                }
                Some(Ok(_)) => {}
                _ => return,
            },
        }
    }
}

/// Sends messages as large as a view to groups of four, at a steady rate.
pub(crate) async fn measure(server: &Process, sockets: usize, pace: Pace) -> Times {
    let groups = sockets / 4;
    let end = Instant::now() + pace.time + Duration::from_secs(1);
    let mut running = Vec::new();
    let text = "x".repeat(2_500);
    for group in 0..groups {
        let mut members = Vec::new();
        for _ in 0..4 {
            members.push(client::open(&format!("{}/{group}", server.url), None).await);
        }
        let text = text.clone();
        let every = Duration::from_secs_f64(groups as f64 / pace.rate as f64);
        running.push(async move {
            let mut times = Times::default();
            let phase = every.mul_f64(group as f64 / groups as f64);
            let mut beat = tokio::time::interval_at(tokio::time::Instant::now() + phase, every);
            while Instant::now() < end {
                beat.tick().await;
                let begin = Instant::now();
                members[0].0.say(text.clone()).await;
                for (_, ear) in &mut members {
                    let heard = tokio::time::timeout(PATIENCE, ear.hear()).await;
                    heard.expect("a message in time").expect("the socket stays open");
                    times.add(begin.elapsed());
                }
            }
            times
        });
    }
    let mut all = Times::default();
    for times in futures_util::future::join_all(running.into_iter().map(tokio::spawn)).await {
        all.extend(times.expect("no client fails"));
    }
    all
}
