//! Child processes and connections that cannot block a test: every wait fails with a message after
//! a deadline. The tests of the command use them, too.

#![allow(dead_code, reason = "not every test program needs all of them")]

use std::io::{BufRead, BufReader, Read};
use std::net::{SocketAddr, TcpListener, TcpStream, ToSocketAddrs};
use std::process::{Child, ChildStdout, Command, ExitStatus, Output, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

/// How long any wait may take. It is generous, because tests also run on busy machines.
pub(crate) const DEADLINE: Duration = Duration::from_secs(240);

/// Reads the first line of a child's output, without the line break. Also returns the rest of the
/// output, to be read later. The line is empty if the child ends without one.
#[track_caller]
pub(crate) fn first_line(child: &mut Child) -> (String, BufReader<ChildStdout>) {
    let out = child.stdout.take().expect("the output is a pipe");
    let (send, receive) = mpsc::channel();
    thread::spawn(move || {
        let (mut line, mut out) = (String::new(), BufReader::new(out));
        let _ = out.read_line(&mut line);
        let _ = send.send((line.trim_end().to_string(), out));
    });
    receive.recv_timeout(DEADLINE).unwrap_or_else(|_| {
        let _ = child.kill();
        panic!("the process has printed no line after {DEADLINE:?}")
    })
}

/// Waits for the end of a child.
#[track_caller]
pub(crate) fn wait(child: &mut Child) -> ExitStatus {
    let begin = Instant::now();
    loop {
        if let Some(status) = child.try_wait().expect("wait for the process") {
            return status;
        }
        if begin.elapsed() > DEADLINE {
            let _ = child.kill();
            panic!("the process has not ended after {DEADLINE:?}");
        }
        thread::sleep(Duration::from_millis(2));
    }
}

/// Runs a command without input to its end.
#[track_caller]
pub(crate) fn output(command: &mut Command) -> Output {
    let command = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    finish(command.spawn().expect("start the process"))
}

/// Waits for the end of a child and returns everything it printed to its pipes.
#[track_caller]
pub(crate) fn finish(mut child: Child) -> Output {
    fn read(pipe: Option<impl Read + Send + 'static>) -> thread::JoinHandle<Vec<u8>> {
        thread::spawn(move || {
            let mut bytes = Vec::new();
            if let Some(mut pipe) = pipe {
                let _ = pipe.read_to_end(&mut bytes);
            }
            bytes
        })
    }
    drop(child.stdin.take());
    let (stdout, stderr) = (read(child.stdout.take()), read(child.stderr.take()));
    let status = wait(&mut child);
    let stdout = stdout.join().expect("read the output");
    let stderr = stderr.join().expect("read the errors");
    Output { status, stdout, stderr }
}

/// A connection whose reads and writes fail after the deadline.
#[track_caller]
pub(crate) fn connect(address: impl ToSocketAddrs) -> TcpStream {
    let mut addresses = address.to_socket_addrs().expect("an address");
    let address = addresses.next().expect("an address");
    let stream = TcpStream::connect_timeout(&address, DEADLINE).expect("the server listens");
    stream.set_read_timeout(Some(DEADLINE)).expect("set a timeout");
    stream.set_write_timeout(Some(DEADLINE)).expect("set a timeout");
    stream
}

/// Waits for a client of a listener.
#[track_caller]
pub(crate) fn accept(listener: &TcpListener) -> (TcpStream, SocketAddr) {
    let begin = Instant::now();
    listener.set_nonblocking(true).expect("make the listener non-blocking");
    loop {
        match listener.accept() {
            Ok((stream, peer)) => {
                stream.set_nonblocking(false).expect("make the stream blocking");
                return (stream, peer);
            }
            Err(error) if error.kind() == std::io::ErrorKind::WouldBlock => {
                assert!(begin.elapsed() < DEADLINE, "no client has connected after {DEADLINE:?}");
                thread::sleep(Duration::from_millis(5));
            }
            Err(error) => panic!("cannot accept a connection: {error}"),
        }
    }
}
