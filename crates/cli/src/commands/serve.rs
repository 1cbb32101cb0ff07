//! `homestretch serve`: rooms for people on other machines.

use anyhow::{Context, Result, anyhow, bail};
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Args, FromArgMatches};
use homestretch_rules::suggest::nearest;
use homestretch_server::store::Database;
use homestretch_server::{Config, Server, ServerSettings, Setting, StartError};
use std::fs::{File, TryLockError};
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use toml::de::{DeTable, DeValue};
use tracing::Level;
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::{LevelFilter, filter_fn};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

/// The arguments of `homestretch serve`. Every setting can also come from an environment variable
/// or from a file; a flag takes precedence over the environment, and the environment over the file.
#[derive(Args, Debug)]
pub struct Serve {
    /// A TOML file with settings; its keys are the names of these flags
    #[arg(long, value_name = "FILE", env = "HOMESTRETCH_CONFIG")]
    config: Option<PathBuf>,
    #[command(flatten)]
    given: Given,
}

/// The settings that flags and environment variables give, each as text that has been checked.
#[derive(Debug, Default)]
struct Given {
    environment: Values,
    flags: Values,
}

type Values = Vec<(&'static Setting, String)>;

impl Args for Given {
    fn augment_args(command: clap::Command) -> clap::Command {
        command.args(Setting::all().iter().map(argument))
    }

    fn augment_args_for_update(command: clap::Command) -> clap::Command {
        Given::augment_args(command)
    }
}

impl FromArgMatches for Given {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Given, clap::Error> {
        let mut given = Given::default();
        for setting in Setting::all() {
            let name = setting.name.as_str();
            let Some(values) = matches.get_many::<String>(name) else { continue };
            let value = values.map(String::as_str).collect::<Vec<_>>().join(",");
            match matches.value_source(name) {
                Some(ValueSource::CommandLine) => given.flags.push((setting, value)),
                _ => given.environment.push((setting, value)),
            }
        }
        Ok(given)
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Given::from_arg_matches(matches)?;
        Ok(())
    }
}

/// The flag of a setting.
fn argument(setting: &'static Setting) -> Arg {
    let check = |value: &str| match setting.set(&mut ServerSettings::default(), value) {
        Ok(()) => Ok(value.to_string()),
        Err(error) => Err(error),
    };
    let argument = Arg::new(setting.name.as_str())
        .long(setting.name.as_str())
        .env(setting.variable.as_str())
        .help(setting.help.as_str())
        // The addresses of databases and the like may hold passwords.
        .hide_env_values(setting.value_name == "URL")
        .action(if setting.is_list { ArgAction::Append } else { ArgAction::Set })
        .value_parser(check);
    match setting.value_name {
        "" => argument.num_args(0..=1).default_missing_value("true"),
        name => argument.value_name(name),
    }
}

/// Changes settings to the values of a source that takes precedence over those so far.
fn apply(values: &Values, settings: &mut ServerSettings) -> Result<()> {
    // The strongest source that names a folder or a database decides where rooms are stored.
    if values.iter().any(|(setting, _)| ["data", "database"].contains(&setting.name.as_str())) {
        (settings.data, settings.database) = (None, None);
    }
    for (setting, value) in values {
        setting.set(settings, value).map_err(|error| anyhow!("--{}: {error}", setting.name))?;
    }
    Ok(())
}

/// Changes settings to the values in a TOML file.
fn read(file: &Path, settings: &mut ServerSettings) -> Result<()> {
    let name = file.display();
    let text = std::fs::read_to_string(file).with_context(|| format!("cannot read {name}"))?;
    let fail = |at: usize, error: &str| {
        let line = text.get(..at).unwrap_or_default().matches('\n').count() + 1;
        anyhow!("{name}, line {line}: {error}")
    };
    let table = DeTable::parse(&text)
        .map_err(|error| fail(error.span().map_or(0, |span| span.start), error.message()))?;
    for (key, value) in table.get_ref() {
        set_from_file(key.get_ref(), value.get_ref(), settings)
            .map_err(|error| fail(key.span().start, &error))?;
    }
    Ok(())
}

fn set_from_file(key: &str, value: &DeValue, settings: &mut ServerSettings) -> Result<(), String> {
    let Some(setting) = Setting::all().iter().find(|setting| setting.name == key) else {
        let known = Setting::all().iter().map(|setting| setting.name.as_str());
        let hint = match nearest(key, known) {
            Some(name) => format!("did you mean `{name}`?"),
            None => "`homestretch serve --help` lists them".into(),
        };
        return Err(format!("there is no setting `{key}`; {hint}"));
    };
    let value = plain_text(value).ok_or_else(|| format!("`{key}` must be a plain value"))?;
    setting.set(settings, &value).map_err(|error| format!("`{key}` cannot be `{value}`: {error}"))
}

/// A value of the file as a flag would give it.
fn plain_text(value: &DeValue) -> Option<String> {
    match value {
        DeValue::String(text) => Some(text.to_string()),
        DeValue::Integer(number) => Some(number.to_string()),
        DeValue::Boolean(value) => Some(value.to_string()),
        DeValue::Array(values) => {
            let values: Option<Vec<_>> =
                values.iter().map(|value| plain_text(value.get_ref())).collect();
            Some(values?.join(","))
        }
        _ => None,
    }
}

/// The database that the settings choose for the rooms.
fn database(settings: &ServerSettings) -> Result<Database> {
    match (&settings.database, &settings.data) {
        (Some(url), data) if url.starts_with("postgres://") || url.starts_with("postgresql://") => {
            if let Some(folder) = data {
                let folder = folder.display().to_string();
                tracing::warn!(folder, "rooms are stored in the database, and not in the folder");
            }
            Ok(Database::Postgres(url.clone()))
        }
        (Some(_), _) => {
            bail!("--database must be the address of a PostgreSQL server: postgres://…")
        }
        (None, data) => {
            if settings.nats.is_some() {
                bail!("--nats connects several nodes, which need --database postgres://…");
            }
            let folder = match data {
                Some(folder) => folder.clone(),
                None => default_folder().context("say with --data where to store rooms")?,
            };
            crate::files::make_folder(&folder)
                .with_context(|| format!("cannot make the folder {}", folder.display()))?;
            Ok(Database::Sqlite(folder.join("rooms.db")))
        }
    }
}

impl Serve {
    /// Serves until a signal stops it.
    pub fn run(self, out: &mut impl Write) -> Result<()> {
        let mut settings = ServerSettings::default();
        if let Some(file) = &self.config {
            read(file, &mut settings)?;
        }
        for values in [&self.given.environment, &self.given.flags] {
            apply(values, &mut settings)?;
        }
        log(&settings.log)?;
        let database = database(&settings)?;
        let _lock = lock(&database)?;
        let config = Config { settings, ..Config::new(database.clone()) };
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        let served = runtime.block_on(async {
            // Signals are handled before the address is printed and others can know of this
            // process.
            let stop = stop_signal()?;
            let mut stop = std::pin::pin!(stop);
            let started = tokio::select! {
                started = Server::start(config) => started,
                () = &mut stop => return Ok(()),
            };
            let server = started.map_err(|error| not_started(&database, &error))?;
            writeln!(out, "{}", server.url())?;
            out.flush()?;
            stop.await;
            tracing::info!("stopping");
            server.stop().await;
            Ok(())
        });
        // Do not wait for a bot that is still thinking.
        runtime.shutdown_background();
        served
    }
}

/// The folder for rooms if no setting names one: the one that systemd or a container image
/// provides, or a folder of the user account.
fn default_folder() -> Option<PathBuf> {
    match std::env::var_os("STATE_DIRECTORY").filter(|folder| !folder.is_empty()) {
        Some(folder) => Some(folder.into()),
        None => Some(crate::files::own_folder()?.join("server")),
    }
}

/// Locks a folder, so that no other server uses it while this one runs.
fn lock(database: &Database) -> Result<Option<File>> {
    let Database::Sqlite(file) = database else { return Ok(None) };
    let path = file.with_extension("lock");
    let mut options = File::options();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let open = options.create(true).append(true).open(&path);
    let open = open.with_context(|| format!("cannot write {}", path.display()))?;
    match open.try_lock() {
        Err(TryLockError::WouldBlock) => {
            let folder = file.parent().unwrap_or(file).display();
            bail!("another server stores its rooms in {folder}; stop it, or choose another --data")
        }
        // On a file system without locks, the operator must not start two servers in one folder.
        _ => Ok(Some(open)),
    }
}

/// Why the server does not start, in one line. It leaves out the address of a database, which may
/// hold a password.
fn not_started(database: &Database, error: &StartError) -> anyhow::Error {
    match (error, database) {
        (StartError::Store(error), Database::Sqlite(file)) => {
            anyhow!("cannot store rooms in {}: {error}", file.display())
        }
        (StartError::Store(error), Database::Postgres(_)) => {
            anyhow!("cannot store rooms in the database that --database names: {error}")
        }
        _ => anyhow!("{error}"),
    }
}

/// Writes logs to standard error: plain lines on a terminal, JSON elsewhere.
fn log(filter: &str) -> Result<()> {
    // A misspelt level would count as the name of a part of the program and silence all other
    // parts.
    let is_level = |word: &str| word.contains('=') || word.trim().parse::<LevelFilter>().is_ok();
    if let Some(wrong) = filter.split(',').find(|word| !is_level(word)) {
        bail!(
            "--log must be a level such as `info`, or `homestretch_server=debug`, and not `{wrong}`"
        );
    }
    let filter = EnvFilter::try_new(filter).context("--log must be a level such as `info`")?;
    // Detailed logs of libraries may contain messages of people, and their tokens.
    let own =
        filter_fn(|log| *log.level() <= Level::INFO || log.target().starts_with("homestretch"));
    let logs = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    let all = tracing_subscriber::registry().with(filter).with(own);
    // In a test, another server may have set up logging before.
    let _ = match std::io::stderr().is_terminal() {
        true => all.with(logs).try_init(),
        false => all.with(logs.json()).try_init(),
    };
    Ok(())
}

/// Waits for a signal to stop.
#[cfg(unix)]
fn stop_signal() -> Result<impl Future<Output = ()>> {
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
fn stop_signal() -> Result<impl Future<Output = ()>> {
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}
