//! The program `homestretch`: race board games on the command line.

use clap::{CommandFactory, Parser, Subcommand};
use homestretch::commands::{
    completions, engine, perft, play, players, regret, replay, script, serve, simulate, solve,
    tournament, variants, verify,
};
use homestretch::line_protocol::answer_lines;
use std::io::{Write, stderr, stdin, stdout};
use std::process::ExitCode;

/// Race board games. Every game is a data file.
#[derive(Parser)]
#[command(version = env!("HOMESTRETCH_VERSION"))]
struct Cli {
    #[command(subcommand)]
    command: Option<CliCommand>,
}

#[derive(Subcommand)]
enum CliCommand {
    /// Play on this machine, against the computer or with people at the same keyboard
    Play(play::PlayArgs),
    /// Watch a saved game again
    Replay(replay::ReplayArgs),
    /// Run the server on which people play together over the network
    Serve(serve::Serve),
    /// Play a game through one JSON object per line (docs/ENGINE.md)
    Engine,
    /// Play lists of rolls by four fixed priority rules, one JSON object per line
    Script,
    /// Count all sequences of actions up to a depth
    Perft(perft::PerftArgs),
    /// Play many games and count what happens
    Simulate(simulate::SimulateArgs),
    /// Let computer players meet at every possible table and rank them
    Tournament(tournament::TournamentArgs),
    /// Solve a variant exactly: the chances of a race without decisions, or best play for two
    Solve(solve::SolveArgs),
    /// Compare a computer player's choices with best play for two
    Regret(regret::RegretArgs),
    /// Check the record of a game: that its moves are legal and its dice were fair
    Verify(verify::VerifyArgs),
    /// List the computer players
    Players,
    /// List, show and check variants, and write their rulebooks
    #[command(subcommand)]
    Variants(variants::VariantsCommand),
    /// Print completions for a shell
    Completions(completions::CompletionsArgs),
}

fn main() -> ExitCode {
    let out = &mut stdout().lock();
    let command = match Cli::try_parse() {
        Ok(Cli { command: Some(command) }) => command,
        Ok(Cli { command: None }) => return exit_code(variants::welcome(out)),
        Err(error) if error.use_stderr() => return usage_error(&error),
        Err(help) => help.exit(),
    };
    exit_code(match command {
        CliCommand::Play(play) => play.run(out),
        CliCommand::Replay(replay) => replay.run(out),
        CliCommand::Serve(serve) => serve.run(out),
        CliCommand::Engine => answer_lines(stdin().lock(), out, engine::Engine::default()),
        CliCommand::Script => answer_lines(stdin().lock(), out, script::Script::default()),
        CliCommand::Perft(perft) => perft.run(out),
        CliCommand::Simulate(simulate) => simulate.run(out),
        CliCommand::Tournament(args) => args.run(out),
        CliCommand::Solve(solve) => solve.run(out),
        CliCommand::Regret(regret) => regret.run(out),
        CliCommand::Verify(verify) => verify.run(out),
        CliCommand::Players => players::list(out),
        CliCommand::Variants(variants) => variants.run(out),
        CliCommand::Completions(completions) => completions.run(&mut Cli::command(), out),
    })
}

/// Prints the problem with the arguments and clap's suggestion, in one line.
fn usage_error(error: &clap::Error) -> ExitCode {
    let text = error.render().to_string();
    let lines = text.lines().map(str::trim).take_while(|line| !line.starts_with("Usage:"));
    let lines = lines.filter(|line| !line.is_empty() && !line.starts_with("For more information"));
    let line = lines.collect::<Vec<_>>().join(" ").replace(" tip: ", "; ");
    print_error(&format!("{}; see --help", line.trim_start_matches("error: ")));
    ExitCode::from(2)
}

/// Prints an error in one line. Ignores a standard error that is closed.
fn print_error(line: &str) {
    let _ = writeln!(stderr(), "homestretch: {line}");
}

/// Prints the error of a command, and returns the exit code.
fn exit_code(result: anyhow::Result<()>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            print_error(&format!("{error:#}"));
            if error.is::<verify::NothingProved>() { ExitCode::from(2) } else { ExitCode::FAILURE }
        }
    }
}

/// Whether the reader of our output closed it, as `head` does. That is not an error.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let io = error.downcast_ref::<std::io::Error>();
    io.is_some_and(|e| e.kind() == std::io::ErrorKind::BrokenPipe)
}
