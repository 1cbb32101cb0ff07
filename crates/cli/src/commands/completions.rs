//! `homestretch completions`: prints completions for a shell.

use anyhow::Result;
use clap::Command;
use clap_complete::{Shell, generate};
use std::io::Write;

/// Print completions for a shell.
#[derive(clap::Args)]
pub struct CompletionsArgs {
    /// The shell
    shell: Shell,
}

impl CompletionsArgs {
    /// Prints the completions of a command line.
    pub fn run(&self, command: &mut Command, out: &mut impl Write) -> Result<()> {
        // `generate` panics when it cannot write, so it writes to memory.
        let mut script = Vec::new();
        generate(self.shell, command, "homestretch", &mut script);
        Ok(out.write_all(&script)?)
    }
}
