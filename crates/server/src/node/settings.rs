//! Every setting of the server: its name, type, default value and documentation, written once.
//!
//! `homestretch serve` derives its flags, its environment variables and the keys of its settings
//! file from this list: `max_body` is `--max-body`, `HOMESTRETCH_MAX_BODY` and `max-body`.

use homestretch_table::Millis;
use std::fmt::Display;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::LazyLock;
use std::time::Duration;

/// The smallest queue of a socket: the view, the people in the room, and two events.
/// A smaller one would close sockets as soon as they open.
const MIN_QUEUE: usize = 4;

/// How long a roll may wait for a device, in milliseconds. A shorter wait would leave out devices
/// that are only a little slow.
const DICE_WAIT_MS: std::ops::RangeInclusive<u64> = 2_000..=60_000;

/// A setting that an operator can change.
#[derive(Debug)]
pub struct Setting {
    /// The name of the flag and of the key in the settings file: `max-body`.
    pub name: String,
    /// The name of the environment variable: `HOMESTRETCH_MAX_BODY`.
    pub variable: String,
    /// The placeholder in the help: `BYTES`. Empty for a switch.
    pub value_name: &'static str,
    /// Whether there can be several values, separated by commas.
    pub is_list: bool,
    /// A description of the setting, and its default value.
    pub help: String,
    set: fn(&mut ServerSettings, &str) -> Result<(), String>,
}

impl Setting {
    /// Every setting, in the order of the help.
    pub fn all() -> &'static [Setting] {
        static ALL: LazyLock<Vec<Setting>> = LazyLock::new(list_settings);
        &ALL
    }

    /// Parses a value and stores it. The error says what is wrong with the value.
    pub fn set(&self, settings: &mut ServerSettings, value: &str) -> Result<(), String> {
        (self.set)(settings, value)
    }
}

/// Defines `ServerSettings` and the list of its settings. A line is
/// `field(VALUE NAME): type = parser(default)`; `...` after the value name marks a list.
macro_rules! settings {
    ($(
        $(#[doc = $help:literal])+
        $field:ident($($value_name:tt)*): $type:ty = $parse:ident($($default:literal)?);
    )+) => {
        /// The values of all settings.
        #[derive(Clone, Debug)]
        pub struct ServerSettings {
            $( $(#[doc = $help])+ pub $field: $type, )+
        }

        impl Default for ServerSettings {
            fn default() -> ServerSettings {
                ServerSettings { $( $field: settings!(@default $parse $($default)?), )+ }
            }
        }

        fn list_settings() -> Vec<Setting> {
            vec![$( {
                let value_name = stringify!($($value_name)*);
                let (value_name, is_list) = match value_name.strip_suffix("...") {
                    Some(name) => (name.trim_end(), true),
                    None => (value_name, false),
                };
                let help = concat!($($help),+).trim();
                Setting {
                    name: stringify!($field).replace('_', "-"),
                    variable: format!("HOMESTRETCH_{}", stringify!($field).to_uppercase()),
                    value_name,
                    is_list,
                    help: [help, $( concat!("[default: ", $default, "]") )?].join(" "),
                    set: |settings, value| {
                        settings.$field = $parse(value)?;
                        Ok(())
                    },
                }
            }, )+]
        }
    };
    (@default $parse:ident) => { Default::default() };
    (@default $parse:ident $default:literal) => {
        $parse($default).expect("the default value of a setting is valid")
    };
}

settings! {
    /// The address to listen on; port 0 picks a free port
    listen(ADDRESS): SocketAddr = parsed("127.0.0.1:8080");
    /// Listen on all addresses of this machine, so that others on the same network can connect
    lan(): bool = parsed("false");
    /// The folder of the embedded database [default: a folder of your user account]
    data(DIR): Option<PathBuf> = folder();
    /// Store rooms in a PostgreSQL database instead, for one or more nodes: postgres://…
    database(URL): Option<String> = optional();
    /// The NATS server through which several nodes tell each other about changes: nats://…
    nats(URL): Option<String> = optional();
    /// The name of this node among several [default: a new name at each start]
    node(NAME): Option<String> = optional();
    /// Milliseconds a bot waits before it acts, so that people can follow the game
    bot_pace(MS): Millis = milliseconds("800");
    /// Milliseconds a roll waits for the value of a device: 2000 to 60000
    dice_wait(MS): Millis = dice_wait("2000");
    /// Pages of other servers that may send requests and open sockets here: https://games.example
    origins(ORIGIN...): Vec<String> = origins();
    /// Proxies whose `X-Forwarded-For` header is trusted
    trusted_proxies(IP...): Vec<IpAddr> = list();
    /// Minutes after which a room whose game has not started is deleted
    keep_waiting(MINUTES): Millis = minutes("1440");
    /// Minutes after which a room whose game has ended is deleted
    keep_ended(MINUTES): Millis = minutes("1440");
    /// Minutes without an action after which a room with a running game is deleted
    keep_playing(MINUTES): Millis = minutes("43200");
    /// Maximum size of a request body, and of a message on a socket
    max_body(BYTES): usize = count("65536");
    /// Maximum size of a record sent for replay; proofs of dice are long
    max_record(BYTES): usize = count("16777216");
    /// Requests per minute from one address
    max_requests(N): NonZeroU32 = parsed("1200");
    /// New rooms per hour from one address
    max_new_rooms(N): NonZeroU32 = parsed("60");
    /// Wrong room codes and tokens per hour from one address
    max_guesses(N): NonZeroU32 = parsed("60");
    /// Messages per minute from one person, on all of their sockets together
    max_messages(N): NonZeroU32 = parsed("600");
    /// Messages per second on all sockets of one address; a short burst may be twice as large
    max_address_messages(N): NonZeroU32 = parsed("3000");
    /// People per hour who enter one room from one address
    max_entering(N): NonZeroU32 = parsed("1000");
    /// Rooms in total
    max_rooms(N): u64 = parsed("100000");
    /// Connections in total
    max_connections(N): usize = count("20000");
    /// Connections from one address; behind a trusted proxy, sockets from one address
    /// [default: three quarters of --max-connections]
    max_address_connections(N): Option<usize> = optional_count();
    /// Sockets of one room
    max_room_sockets(N): usize = count("200");
    /// People in one room, including watchers
    max_people(N): usize = count("1000");
    /// Chat messages and reactions per minute from all watchers of a room together; counted
    /// separately, also how often they may take a seat
    max_words(N): NonZeroU32 = parsed("120");
    /// Entries of one room; after that it only plays its game to the end
    max_entries(N): u64 = count("100000");
    /// Seconds a client may take to send the head of a request
    header_time(SECONDS): Duration = seconds("10");
    /// Messages that may wait for a socket whose client does not read; at least 4
    max_queue(N): usize = queue("64");
    /// Log level, or a level for a part of the program: `info`, `homestretch_server=debug`
    log(FILTER): String = parsed("info");
}

impl ServerSettings {
    /// The address to listen on, with `lan` taken into account.
    pub fn listen_address(&self) -> SocketAddr {
        match self.lan {
            true => SocketAddr::new(Ipv4Addr::UNSPECIFIED.into(), self.listen.port()),
            false => self.listen,
        }
    }

    /// The maximum number of connections from one address.
    pub fn address_connections(&self) -> usize {
        self.max_address_connections.unwrap_or(self.max_connections.div_ceil(4) * 3)
    }
}

fn parsed<T: FromStr<Err: Display>>(value: &str) -> Result<T, String> {
    value.parse().map_err(|error: T::Err| error.to_string())
}

fn optional(value: &str) -> Result<Option<String>, String> {
    Ok(Some(value.into()))
}

fn folder(value: &str) -> Result<Option<PathBuf>, String> {
    match value {
        "" => Err("the name of a folder cannot be empty".into()),
        path => Ok(Some(path.into())),
    }
}

/// A whole number from 1 to `u32::MAX`.
fn count<T: TryFrom<u32, Error: Display>>(value: &str) -> Result<T, String> {
    let count: NonZeroU32 = parsed(value)?;
    T::try_from(count.get()).map_err(|error| error.to_string())
}

fn optional_count(value: &str) -> Result<Option<usize>, String> {
    count(value).map(Some)
}

fn queue(value: &str) -> Result<usize, String> {
    match count(value)? {
        ..MIN_QUEUE => Err(format!("must be at least {MIN_QUEUE}")),
        length => Ok(length),
    }
}

fn milliseconds(value: &str) -> Result<Millis, String> {
    parsed(value).map(Millis)
}

fn dice_wait(value: &str) -> Result<Millis, String> {
    match milliseconds(value)? {
        wait if DICE_WAIT_MS.contains(&wait.0) => Ok(wait),
        _ => Err(format!("must be {} to {}", DICE_WAIT_MS.start(), DICE_WAIT_MS.end())),
    }
}

fn minutes(value: &str) -> Result<Millis, String> {
    parsed(value).map(|minutes: u64| Millis(minutes.saturating_mul(60_000)))
}

fn seconds(value: &str) -> Result<Duration, String> {
    count(value).map(Duration::from_secs)
}

fn list<T: FromStr<Err: Display>>(value: &str) -> Result<Vec<T>, String> {
    value.split(',').filter(|_| !value.is_empty()).map(parsed).collect()
}

fn origins(value: &str) -> Result<Vec<String>, String> {
    let origins: Vec<String> = list(value)?;
    let is_origin = |origin: &&String| {
        let host = origin.strip_prefix("https://").or(origin.strip_prefix("http://"));
        host.is_some_and(|host| !host.is_empty() && !host.contains('/'))
    };
    match origins.iter().find(|origin| !is_origin(origin)) {
        Some(wrong) => Err(format!("`{wrong}` is not an origin such as https://example.org")),
        None => Ok(origins),
    }
}
