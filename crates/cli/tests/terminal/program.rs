//! Starting the program in its own folder and environment.

use crate::piped::Piped;
use crate::terminal::Terminal;
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tempfile::TempDir;

/// The longest time to wait for anything.
pub(crate) const DEADLINE: Duration = Duration::from_secs(60);

/// The home folder of a test, which also holds its saved games.
pub(crate) struct Home(TempDir);

impl Home {
    pub(crate) fn new() -> Home {
        Home(tempfile::tempdir().unwrap())
    }

    pub(crate) fn path(&self) -> &Path {
        self.0.path()
    }

    /// A file in the folder.
    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.path().join(name)
    }

    /// The games in the default folder.
    pub(crate) fn games(&self) -> Vec<PathBuf> {
        homestretch::play::save::list(&self.file("state/homestretch/games"))
    }

    /// The program with these arguments, separated by spaces.
    pub(crate) fn run(&self, args: &str) -> Program<'_> {
        let folder = |name: &str| self.file(name).into_os_string();
        let env = [
            ("HOME", self.path().into()),
            ("XDG_STATE_HOME", folder("state")),
            ("PATH", std::env::var_os("PATH").unwrap_or_default()),
            ("TERM", "xterm-256color".into()),
            ("LANG", "C.UTF-8".into()),
        ];
        let program = env!("CARGO_BIN_EXE_homestretch");
        let args = std::iter::once(program).chain(args.split_whitespace());
        Program {
            home: self,
            line: args.map(Into::into).collect(),
            env: env.into_iter().map(|(name, value)| (name.to_string(), value)).collect(),
        }
    }
}

/// A program that is not started yet.
pub(crate) struct Program<'a> {
    home: &'a Home,
    /// The command and its arguments.
    pub(crate) line: Vec<OsString>,
    pub(crate) env: BTreeMap<String, OsString>,
}

impl Program<'_> {
    /// Sets an environment variable.
    pub(crate) fn env(mut self, name: &str, value: impl Into<OsString>) -> Self {
        self.env.insert(name.into(), value.into());
        self
    }

    /// Adds an argument, which may contain spaces.
    pub(crate) fn arg(mut self, arg: impl Into<OsString>) -> Self {
        self.line.push(arg.into());
        self
    }

    /// Runs shell commands first.
    pub(crate) fn after(mut self, commands: &str) -> Self {
        let script = format!("{commands}; exec \"$@\"");
        let shell = ["sh".into(), "-c".into(), script.into(), "sh".into()];
        self.line.splice(0..0, shell);
        self
    }

    pub(crate) fn folder(&self) -> &Path {
        self.home.path()
    }

    /// Starts the program on a terminal of this size.
    pub(crate) fn on_terminal(self, columns: u16, rows: u16) -> Terminal {
        Terminal::start(&self, columns, rows)
    }

    /// Starts the program with pipes.
    pub(crate) fn piped(self) -> Piped {
        Piped::start(&self)
    }
}
