//! homestretch: race board games on the command line.

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use homestretch::{
    engine, lines, perft, play, players, regret, replay, script, serve, simulate, solve,
    tournament, variants, verify,
};
use std::io::{Write, stderr, stdin, stdout};
use std::path::PathBuf;
use std::process::ExitCode;

/// Race board games: every variant is a data file.
#[derive(Parser)]
#[command(version)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Play on this machine, with people round one keyboard and the computer
    Play(play::Play),
    /// Play a saved game again
    Replay(replay::Replay),
    /// Serve rooms in which people on other machines play together
    Serve(serve::Serve),
    /// Drive a game with one JSON object per line (docs/ENGINE.md)
    Engine,
    /// Play lists of rolls by the four priority rules, one JSON object per line
    Script,
    /// Count the sequences of actions to a depth
    Perft(perft::Perft),
    /// Play many games and count what happens
    Simulate(simulate::Simulate),
    /// Let players meet at every table and rank them
    Tournament(tournament::Args),
    /// Solve a variant exactly: a race's chances, or best play for two
    Solve(solve::Solve),
    /// Compare a player's choices with best play
    Regret(regret::Regret),
    /// Check a record: its moves, and that its dice were fair
    Verify(verify::Args),
    /// List the computer players
    Players,
    /// List, show and check variants, and write their rulebooks
    #[command(subcommand)]
    Variants(Variants),
}

#[derive(Subcommand)]
enum Variants {
    /// List the variants that come with the program
    List,
    /// Print everything a variant says, resolved
    Show {
        /// An id from the list, or a file
        variant: String,
    },
    /// Check variant files and report every problem
    Check {
        /// The files
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
    /// Write the rules of a variant in plain sentences
    Rulebook {
        /// An id from the list, or a file
        variant: String,
        /// The language: en, fr, de, es or hi; the system's if left out
        #[arg(long, value_name = "CODE")]
        lang: Option<String>,
    },
}

fn main() -> ExitCode {
    let out = &mut stdout().lock();
    let read = Cli::command().try_get_matches();
    let read = read.and_then(|words| Ok((Cli::from_arg_matches(&words)?.command, words)));
    let (command, words) = match read {
        Ok((Some(command), words)) => (command, words),
        Ok((None, _)) => return report(variants::welcome(out)),
        Err(error) if error.use_stderr() => return misused(&error),
        Err(help) => help.exit(),
    };
    report(match command {
        Command::Play(play) => play.run(out),
        Command::Replay(replay) => replay.run(out),
        Command::Serve(serve) => serve.run(words.subcommand_matches("serve"), out),
        Command::Engine => lines::answer(stdin().lock(), out, engine::Engine::default()),
        Command::Script => lines::answer(stdin().lock(), out, script::Script::default()),
        Command::Perft(perft) => perft.run(out),
        Command::Simulate(simulate) => simulate.run(out),
        Command::Tournament(args) => args.run(out),
        Command::Solve(solve) => solve.run(out),
        Command::Regret(regret) => regret.run(out),
        Command::Verify(verify) => verify.run(out),
        Command::Players => players::list(out),
        Command::Variants(Variants::List) => variants::list(out),
        Command::Variants(Variants::Show { variant }) => variants::show(&variant, out),
        Command::Variants(Variants::Check { files }) => variants::check(&files, out),
        Command::Variants(Variants::Rulebook { variant, lang }) => {
            variants::rulebook(&variant, lang.as_deref(), out)
        }
    })
}

/// One line about a command line that is not understood: what, and what to write instead.
fn misused(error: &clap::Error) -> ExitCode {
    let text = error.render().to_string();
    let told = text.lines().map(str::trim).take_while(|line| !line.starts_with("Usage:"));
    let told = told.filter(|line| !line.is_empty() && !line.starts_with("For more information"));
    let line = told.collect::<Vec<_>>().join(" ").replace(" tip: ", "; ");
    complain(&format!("{}; see --help", line.trim_start_matches("error: ")));
    ExitCode::from(2)
}

/// One line about what is wrong. Where the terminal is gone there is nobody to hear it.
fn complain(line: &str) {
    let _ = writeln!(stderr(), "homestretch: {line}");
}

fn report(result: anyhow::Result<()>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            complain(&format!("{error:#}"));
            match error.is::<verify::NothingProved>() {
                true => ExitCode::from(2),
                false => ExitCode::FAILURE,
            }
        }
    }
}

/// The reader of our output went away, as `head` does: nothing to complain about.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let io = error.downcast_ref::<std::io::Error>();
    io.is_some_and(|e| e.kind() == std::io::ErrorKind::BrokenPipe)
}
