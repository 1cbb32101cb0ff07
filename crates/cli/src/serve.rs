//! `homestretch serve`: rooms for people on other machines.

use anyhow::{Context, Result, anyhow, bail};
use clap::parser::ValueSource;
use clap::{ArgMatches, Args};
use homestretch_server::store::{Expiry, Place};
use homestretch_server::{Config, Limits, Server, StartError};
use homestretch_table::Millis;
use serde::Deserialize;
use std::fs::{File, TryLockError};
use std::io::{IsTerminal, Write};
use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tracing::Level;
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::{LevelFilter, filter_fn};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

/// Where one listens if nothing is said.
const LISTEN: SocketAddr = SocketAddr::new(IpAddr::V4(std::net::Ipv4Addr::LOCALHOST), 8080);

/// The fewest messages that may wait for a socket: a view, who is there, and what happens beside it.
const SHORTEST_QUEUE: u32 = 4;

/// What `homestretch serve` is given. Everything can also stand in the environment, as
/// `HOMESTRETCH_` and the name in capitals, and in a file; a flag goes before the environment, and
/// that before the file.
#[derive(Args, Debug)]
pub struct Serve {
    /// A file with settings, in TOML: the names of these flags and their values
    #[arg(long, value_name = "FILE", env = "HOMESTRETCH_CONFIG")]
    config: Option<PathBuf>,
    #[command(flatten)]
    said: Said,
}

/// The settings, from flags and environment or from a file.
#[derive(Args, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
struct Said {
    /// The address to listen on; port 0 takes a free one [default: 127.0.0.1:8080]
    #[arg(long, value_name = "ADDRESS", env = "HOMESTRETCH_LISTEN")]
    listen: Option<SocketAddr>,
    /// Listen on all addresses of this machine, for others in the same network
    #[arg(long, num_args = 0..=1, default_missing_value = "true", env = "HOMESTRETCH_LAN")]
    lan: Option<bool>,
    /// The folder of the embedded database [default: a folder of yours]
    #[arg(long, value_name = "DIR", env = "HOMESTRETCH_DATA")]
    data: Option<PathBuf>,
    /// A PostgreSQL database instead, for one or more nodes: postgres://…
    #[arg(long, value_name = "URL", env = "HOMESTRETCH_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// A NATS server, so that several nodes hear of each other: nats://…
    #[arg(long, value_name = "URL", env = "HOMESTRETCH_NATS", hide_env_values = true)]
    nats: Option<String>,
    /// The name of this node among several
    #[arg(long, value_name = "NAME", env = "HOMESTRETCH_NODE")]
    node: Option<String>,
    /// Milliseconds a bot waits before it acts [default: 800]
    #[arg(long, value_name = "MS", env = "HOMESTRETCH_BOT_PACE")]
    bot_pace: Option<u64>,
    /// Milliseconds a roll waits for the value of a device: 2000 to 60000 [default: 2000]
    #[arg(long, value_name = "MS", env = "HOMESTRETCH_DICE_WAIT")]
    dice_wait: Option<u64>,
    /// Pages of other servers that may open sockets here: https://games.example
    #[arg(long, value_name = "ORIGIN", value_delimiter = ',', env = "HOMESTRETCH_ORIGINS")]
    origins: Option<Vec<String>>,
    /// Proxies whose `X-Forwarded-For` is believed
    #[arg(long, value_name = "IP", value_delimiter = ',', env = "HOMESTRETCH_TRUSTED_PROXIES")]
    trusted_proxies: Option<Vec<IpAddr>>,
    /// Minutes a room that waits for its game is kept [default: 1440]
    #[arg(long, value_name = "MINUTES", env = "HOMESTRETCH_KEEP_WAITING")]
    keep_waiting: Option<u64>,
    /// Minutes a room is kept after its game [default: 1440]
    #[arg(long, value_name = "MINUTES", env = "HOMESTRETCH_KEEP_ENDED")]
    keep_ended: Option<u64>,
    /// Minutes a room is kept in whose game nothing happens [default: 43200]
    #[arg(long, value_name = "MINUTES", env = "HOMESTRETCH_KEEP_PLAYING")]
    keep_playing: Option<u64>,
    /// Bytes of a request or message [default: 65536]
    #[arg(long, value_name = "BYTES", env = "HOMESTRETCH_MAX_BODY")]
    max_body: Option<NonZeroU32>,
    /// Bytes of a record that is sent to be played again [default: 16777216]
    #[arg(long, value_name = "BYTES", env = "HOMESTRETCH_MAX_RECORD")]
    max_record: Option<NonZeroU32>,
    /// Requests a minute from one address [default: 1200]
    #[arg(long, value_name = "N", env = "HOMESTRETCH_MAX_REQUESTS")]
    max_requests: Option<NonZeroU32>,
    /// New rooms an hour from one address [default: 60]
    #[arg(long, value_name = "N", env = "HOMESTRETCH_MAX_NEW_ROOMS")]
    max_new_rooms: Option<NonZeroU32>,
    /// Wrong codes an hour from one address [default: 60]
    #[arg(long, value_name = "N", env = "HOMESTRETCH_MAX_GUESSES")]
    max_guesses: Option<NonZeroU32>,
    /// Messages a minute of one person, on all of their sockets [default: 600]
    #[arg(long, value_name = "N", env = "HOMESTRETCH_MAX_MESSAGES")]
    max_messages: Option<NonZeroU32>,
    /// Messages a second on all sockets of one address [default: 3000]
    #[arg(long, value_name = "N", env = "HOMESTRETCH_MAX_ADDRESS_MESSAGES")]
    max_address_messages: Option<NonZeroU32>,
    /// People an hour who come into one room from one address [default: 1000]
    #[arg(long, value_name = "N", env = "HOMESTRETCH_MAX_ENTERING")]
    max_entering: Option<NonZeroU32>,
    /// Rooms in all [default: 100000]
    #[arg(long, value_name = "N", env = "HOMESTRETCH_MAX_ROOMS")]
    max_rooms: Option<u64>,
    /// Connections in all [default: 20000]
    #[arg(long, value_name = "N", env = "HOMESTRETCH_MAX_CONNECTIONS")]
    max_connections: Option<NonZeroU32>,
    /// Connections of one address; behind a proxy, its sockets [default: three quarters of all]
    #[arg(long, value_name = "N", env = "HOMESTRETCH_MAX_ADDRESS_CONNECTIONS")]
    max_address_connections: Option<NonZeroU32>,
    /// Sockets of one room [default: 200]
    #[arg(long, value_name = "N", env = "HOMESTRETCH_MAX_ROOM_SOCKETS")]
    max_room_sockets: Option<NonZeroU32>,
    /// People in one room, watchers among them [default: 1000]
    #[arg(long, value_name = "N", env = "HOMESTRETCH_MAX_PEOPLE")]
    max_people: Option<NonZeroU32>,
    /// Chat messages and reactions a minute of all who watch a room together [default: 120]
    #[arg(long, value_name = "N", env = "HOMESTRETCH_MAX_WORDS")]
    max_words: Option<NonZeroU32>,
    /// Entries of one room, which then only plays its game to the end [default: 100000]
    #[arg(long, value_name = "N", env = "HOMESTRETCH_MAX_ENTRIES")]
    max_entries: Option<NonZeroU32>,
    /// Seconds for the head of a request [default: 10]
    #[arg(long, value_name = "SECONDS", env = "HOMESTRETCH_HEADER_TIME")]
    header_time: Option<NonZeroU32>,
    /// Messages that may wait for a socket that does not read [default: 64]
    #[arg(long, value_name = "N", env = "HOMESTRETCH_MAX_QUEUE")]
    max_queue: Option<NonZeroU32>,
    /// What is logged, as `info` or `homestretch_server=debug` [default: info]
    #[arg(long, value_name = "FILTER", env = "HOMESTRETCH_LOG")]
    log: Option<String>,
}

impl Said {
    /// Who names a folder by a flag means it, whichever database the environment names.
    fn with_own_folder(self, words: Option<&ArgMatches>) -> Said {
        let by_flag =
            |name: &str| words.and_then(|w| w.value_source(name)) == Some(ValueSource::CommandLine);
        match by_flag("data") && !by_flag("database") {
            true => Said { database: None, ..self },
            false => self,
        }
    }

    /// What is said here, else what the other says.
    fn or(self, other: Said) -> Said {
        // One says where rooms are kept, by a folder or by a database.
        let kept = self.data.is_some() || self.database.is_some();
        Said {
            listen: self.listen.or(other.listen),
            lan: self.lan.or(other.lan),
            data: if kept { self.data } else { other.data },
            database: if kept { self.database } else { other.database },
            nats: self.nats.or(other.nats),
            node: self.node.or(other.node),
            bot_pace: self.bot_pace.or(other.bot_pace),
            dice_wait: self.dice_wait.or(other.dice_wait),
            origins: self.origins.or(other.origins),
            trusted_proxies: self.trusted_proxies.or(other.trusted_proxies),
            keep_waiting: self.keep_waiting.or(other.keep_waiting),
            keep_ended: self.keep_ended.or(other.keep_ended),
            keep_playing: self.keep_playing.or(other.keep_playing),
            max_body: self.max_body.or(other.max_body),
            max_record: self.max_record.or(other.max_record),
            max_requests: self.max_requests.or(other.max_requests),
            max_new_rooms: self.max_new_rooms.or(other.max_new_rooms),
            max_guesses: self.max_guesses.or(other.max_guesses),
            max_messages: self.max_messages.or(other.max_messages),
            max_address_messages: self.max_address_messages.or(other.max_address_messages),
            max_entering: self.max_entering.or(other.max_entering),
            max_rooms: self.max_rooms.or(other.max_rooms),
            max_connections: self.max_connections.or(other.max_connections),
            max_address_connections: self.max_address_connections.or(other.max_address_connections),
            max_room_sockets: self.max_room_sockets.or(other.max_room_sockets),
            max_people: self.max_people.or(other.max_people),
            max_words: self.max_words.or(other.max_words),
            max_entries: self.max_entries.or(other.max_entries),
            header_time: self.header_time.or(other.header_time),
            max_queue: self.max_queue.or(other.max_queue),
            log: self.log.or(other.log),
        }
    }

    fn listen(&self) -> SocketAddr {
        let asked = self.listen.unwrap_or(LISTEN);
        match self.lan {
            Some(true) => SocketAddr::new(IpAddr::from([0, 0, 0, 0]), asked.port()),
            _ => asked,
        }
    }

    fn place(&self) -> Result<Place> {
        match (&self.database, &self.data) {
            (Some(url), data)
                if url.starts_with("postgres://") || url.starts_with("postgresql://") =>
            {
                if let Some(folder) = data {
                    // As where a unit or an image has named a folder before.
                    let folder = folder.display().to_string();
                    tracing::warn!(folder, "rooms are kept in the database, and not in the folder");
                }
                Ok(Place::Postgres(url.clone()))
            }
            (Some(_), _) => {
                bail!("--database is the address of a PostgreSQL server: postgres://…")
            }
            (None, data) => {
                let folder = match data {
                    Some(folder) => folder.clone(),
                    None => usual_folder().context("say with --data where to keep rooms")?,
                };
                crate::files::make_folder(&folder)
                    .with_context(|| format!("cannot make the folder {}", folder.display()))?;
                Ok(Place::Sqlite(folder.join("rooms.db")))
            }
        }
    }

    fn config(&self) -> Result<Config> {
        let place = self.place()?;
        let page = |origin: &String| {
            let rest = origin.strip_prefix("https://").or(origin.strip_prefix("http://"));
            !rest.is_some_and(|host| !host.is_empty() && !host.contains('/'))
        };
        if let Some(wrong) = self.origins.iter().flatten().find(|origin| page(origin)) {
            bail!("--origins are as browsers write them, https://example.org, and not {wrong}");
        }
        if self.nats.is_some() && matches!(place, Place::Sqlite(_)) {
            bail!("--nats is for several nodes, which need --database postgres://…");
        }
        let usual = Config::new(place);
        let minutes = |said: Option<u64>, usual: Millis| {
            said.map_or(usual, |minutes| Millis(minutes.saturating_mul(60_000)))
        };
        let expiry = Expiry {
            waiting: minutes(self.keep_waiting, usual.expiry.waiting),
            ended: minutes(self.keep_ended, usual.expiry.ended),
            playing: minutes(self.keep_playing, usual.expiry.playing),
        };
        let dice_wait = match self.dice_wait {
            None => usual.dice_wait,
            // Less would leave out devices that are only a little slow.
            Some(ms @ 2_000..=60_000) => Millis(ms),
            Some(ms) => bail!("--dice-wait is 2000 to 60000 milliseconds, not {ms}"),
        };
        let most = &usual.limits;
        let count = |said: Option<NonZeroU32>, usual: usize| {
            said.and_then(|n| usize::try_from(n.get()).ok()).unwrap_or(usual)
        };
        // Less would drop sockets as soon as they open.
        if let Some(few) = self.max_queue.filter(|most| most.get() < SHORTEST_QUEUE) {
            bail!("--max-queue is at least {SHORTEST_QUEUE}, not {few}");
        }
        let connections = count(self.max_connections, most.connections);
        let limits = Limits {
            body: count(self.max_body, most.body),
            record: count(self.max_record, most.record),
            requests: self.max_requests.unwrap_or(most.requests),
            new_rooms: self.max_new_rooms.unwrap_or(most.new_rooms),
            guesses: self.max_guesses.unwrap_or(most.guesses),
            messages: self.max_messages.unwrap_or(most.messages),
            address_messages: self.max_address_messages.unwrap_or(most.address_messages),
            entering: self.max_entering.unwrap_or(most.entering),
            rooms: self.max_rooms.unwrap_or(most.rooms),
            connections,
            address_connections: count(self.max_address_connections, connections.div_ceil(4) * 3),
            room_sockets: count(self.max_room_sockets, most.room_sockets),
            people: count(self.max_people, most.people),
            words: self.max_words.unwrap_or(most.words),
            entries: self.max_entries.map_or(most.entries, |most| most.get().into()),
            queue: count(self.max_queue, most.queue),
            header_time: self
                .header_time
                .map_or(most.header_time, |seconds| Duration::from_secs(seconds.get().into())),
        };
        Ok(Config {
            nats: self.nats.clone(),
            node: self.node.clone(),
            bot_pace: self.bot_pace.map_or(usual.bot_pace, Millis),
            dice_wait,
            origins: self.origins.clone().unwrap_or_default(),
            proxies: self.trusted_proxies.clone().unwrap_or_default(),
            expiry,
            limits,
            ..usual
        })
    }
}

impl Serve {
    /// Serves until it is told to stop. What was said on the command line and what in the environment,
    /// the words tell.
    pub fn run(self, words: Option<&ArgMatches>, out: &mut impl Write) -> Result<()> {
        let written = match &self.config {
            Some(file) => read(file)?,
            None => Said::default(),
        };
        let said = self.said.with_own_folder(words).or(written);
        log(said.log.as_deref().unwrap_or("info"))?;
        let config = said.config()?;
        let _lock = lock(&config.place)?;
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        let served = runtime.block_on(async {
            // Before anybody can know that it is there.
            let stop = told_to_stop()?;
            let mut stop = std::pin::pin!(stop);
            let place = config.place.clone();
            let started = tokio::select! {
                started = Server::start(config, said.listen()) => started,
                () = &mut stop => return Ok(()),
            };
            let server = started.map_err(|error| not_started(&place, &error))?;
            writeln!(out, "{}", server.url())?;
            out.flush()?;
            stop.await;
            tracing::info!("stopping");
            server.stop().await;
            Ok(())
        });
        // A bot that still thinks is not waited for.
        runtime.shutdown_background();
        served
    }
}

/// Where rooms are kept if nothing is said: where systemd or an image has made a place, or in a
/// folder of the user's.
fn usual_folder() -> Option<PathBuf> {
    match std::env::var_os("STATE_DIRECTORY").filter(|folder| !folder.is_empty()) {
        Some(folder) => Some(folder.into()),
        None => Some(crate::files::own_folder()?.join("server")),
    }
}

/// Keeps other servers from a folder for as long as this one lives.
fn lock(place: &Place) -> Result<Option<File>> {
    let Place::Sqlite(file) = place else { return Ok(None) };
    let path = file.with_extension("lock");
    let mut options = File::options();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let open = options.create(true).append(true).open(&path);
    let open = open.with_context(|| format!("cannot write {}", path.display()))?;
    match open.try_lock() {
        Err(TryLockError::WouldBlock) => {
            let folder = file.parent().unwrap_or(file).display();
            bail!("another server keeps its rooms in {folder}; stop it, or give another --data")
        }
        // Where locks are not known, two servers in one folder are the operator's own affair.
        _ => Ok(Some(open)),
    }
}

/// Why it does not start, in one line. A database's address may hold a password: it is not said.
fn not_started(place: &Place, error: &StartError) -> anyhow::Error {
    match (error, place) {
        (StartError::Store(error), Place::Sqlite(file)) => {
            anyhow!("cannot keep rooms in {}: {error}", file.display())
        }
        (StartError::Store(error), Place::Postgres(_)) => {
            anyhow!("cannot keep rooms in what --database names: {error}")
        }
        _ => anyhow!("{error}"),
    }
}

fn read(file: &Path) -> Result<Said> {
    let name = file.display();
    let text = std::fs::read_to_string(file).with_context(|| format!("cannot read {name}"))?;
    toml::from_str(&text).map_err(|error| {
        let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
        let line = before.matches('\n').count() + 1;
        anyhow!("{name}, line {line}: {}", error.message())
    })
}

/// Logs go to standard error: lines for people on a terminal, JSON elsewhere.
fn log(filter: &str) -> Result<()> {
    // A word that is no level would be the name of a part of the program, and all else be silent.
    let is_level = |word: &str| word.contains('=') || word.trim().parse::<LevelFilter>().is_ok();
    if let Some(wrong) = filter.split(',').find(|word| !is_level(word)) {
        bail!(
            "--log is `info`, `debug`, `homestretch_server=debug` or the like, and not `{wrong}`"
        );
    }
    let filter = EnvFilter::try_new(filter);
    let filter = filter.context("--log is `info`, `debug` or the like")?;
    // What libraries log in detail may hold what people send, tokens among it.
    let own =
        filter_fn(|log| *log.level() <= Level::INFO || log.target().starts_with("homestretch"));
    let logs = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    let all = tracing_subscriber::registry().with(filter).with(own);
    // Another part of the program may have set it up.
    let _ = match std::io::stderr().is_terminal() {
        true => all.with(logs).try_init(),
        false => all.with(logs.json()).try_init(),
    };
    Ok(())
}

/// Waits until somebody tells it to stop.
#[cfg(unix)]
fn told_to_stop() -> Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    })
}

#[cfg(not(unix))]
fn told_to_stop() -> Result<impl Future<Output = ()>> {
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}
