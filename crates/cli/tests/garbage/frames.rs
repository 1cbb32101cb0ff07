//! WebSocket frames written by hand, both valid and invalid.

use crate::requests::Known;
use crate::values::{Lots, damage, once_in, pick, value, written};
use crate::wire::Wire;
use homestretch_bots::below;
use rand_core::Rng;
use serde_json::{Value, json};

pub(crate) const GOES_ON: u8 = 0;
pub(crate) const TEXT: u8 = 1;
pub(crate) const BINARY: u8 = 2;
pub(crate) const CLOSE: u8 = 8;
pub(crate) const PING: u8 = 9;
pub(crate) const PONG: u8 = 10;

/// The bit that marks the last frame of a message.
pub(crate) const LAST: u8 = 0x80;

/// Opens a socket.
pub(crate) async fn socket(known: &Known) -> Wire {
    let Known { address, code, token } = known;
    let mut wire = Wire::open(address).await;
    let head = format!(
        "GET /api/rooms/{code}/socket HTTP/1.1\r\nhost: {address}\r\nconnection: upgrade\r\n\
         upgrade: websocket\r\nsec-websocket-version: 13\r\n\
         sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nauthorization: Bearer {token}\r\n\r\n"
    );
    wire.send(head.as_bytes()).await;
    let answer = wire.answer(false).await.expect("an answer");
    assert_eq!(answer.status, 101, "{}", answer.text());
    wire
}

/// A frame of a client, from its first byte and its payload.
pub(crate) fn frame(first: u8, payload: &[u8]) -> Vec<u8> {
    with_length(first, payload, shortest(payload.len()), Some([7, 77, 0, 177]))
}

/// The shortest way to write a length.
fn shortest(length: usize) -> Vec<u8> {
    match length {
        0..126 => vec![length as u8],
        126..65_536 => [&[126][..], &(length as u16).to_be_bytes()].concat(),
        _ => [&[127][..], &(length as u64).to_be_bytes()].concat(),
    }
}

/// A frame with this encoding of its length, masked or not.
pub(crate) fn with_length(
    first: u8,
    payload: &[u8],
    mut length: Vec<u8>,
    mask: Option<[u8; 4]>,
) -> Vec<u8> {
    let mut frame = vec![first];
    if mask.is_some() {
        length[0] |= 0x80;
    }
    frame.extend(length);
    let key = mask.unwrap_or_default();
    frame.extend(mask.into_iter().flatten());
    frame.extend(payload.iter().zip(key.iter().cycle()).map(|(byte, key)| byte ^ key));
    frame
}

/// Reads a frame of the server: its kind and its payload. None at the end.
pub(crate) async fn hear(wire: &mut Wire) -> Option<(u8, Vec<u8>)> {
    let head = wire.bytes(2).await?;
    let length = match head[1] {
        126 => u64::from(u16::from_be_bytes(wire.bytes(2).await?.try_into().ok()?)),
        127 => u64::from_be_bytes(wire.bytes(8).await?.try_into().ok()?),
        short => u64::from(short),
    };
    assert!(head[0] & 0x70 == 0 && length < 1 << 24, "{head:?}: a frame of the server");
    Some((head[0], wire.bytes(length as usize).await?))
}

/// The frames in the output of a server; the last one may be incomplete.
pub(crate) fn heard(mut bytes: &[u8]) -> Vec<(u8, Vec<u8>)> {
    let mut frames = Vec::new();
    while let [first, length, rest @ ..] = bytes {
        let (skip, length) = match (length, rest) {
            (126, [a, b, ..]) => (2, usize::from(u16::from_be_bytes([*a, *b]))),
            (127, [_, _, _, _, a, b, c, d, ..]) => {
                (8, u32::from_be_bytes([*a, *b, *c, *d]) as usize)
            }
            (126 | 127, _) => break,
            (short, _) => (0, usize::from(*short)),
        };
        let Some(payload) = rest.get(skip..skip + length) else { break };
        frames.push((*first, payload.to_vec()));
        bytes = &rest[skip + length..];
    }
    frames
}

/// Some valid and invalid frames, and the close codes in them.
pub(crate) fn bent(rng: &mut Lots, api: &Value) -> (Vec<u8>, Vec<u16>) {
    let order = &api["components"]["schemas"]["Order"];
    let (mut bytes, mut codes) = (Vec::new(), Vec::new());
    for _ in 0..=below(rng, 8) {
        let message = value(rng, api, order, 0);
        let message = match below(rng, 6) {
            0 => json!({ "type": "ping" }).to_string().into_bytes(),
            1 => (0..below(rng, 400)).map(|_| rng.next_u32() as u8).collect(),
            _ => written(rng, &message),
        };
        let mut frames = match below(rng, 9) {
            0..3 => frame(LAST | TEXT, &message),
            3 => fragments(rng, &message),
            4 => frame(LAST | BINARY, &message),
            5 => frame(LAST | pick(rng, &[PING, PONG]), &message[..message.len().min(125)]),
            6 => {
                let code: u16 =
                    *pick(rng, &[0, 999, 1000, 1001, 1005, 1006, 1015, 3000, 4999, 65535]);
                codes.push(code);
                let said = &message[..message.len().min(below(rng, 123) as usize)];
                frame(LAST | CLOSE, &[&code.to_be_bytes()[..], said].concat())
            }
            _ => odd(rng, &message),
        };
        if once_in(rng, 12) {
            damage(rng, &mut frames);
            // The mutation may have made it a close frame with any code.
            codes.extend(0..=u16::MAX);
        }
        bytes.extend(frames);
    }
    (bytes, codes)
}

/// A message in several frames, with control frames between them.
fn fragments(rng: &mut Lots, message: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let size = 1 + below(rng, 40) as usize;
    let mut kind = TEXT;
    for part in message.chunks(size) {
        bytes.extend(frame(kind, part));
        if once_in(rng, 4) {
            bytes.extend(frame(LAST | pick(rng, &[PING, PONG]), b"between"));
        }
        kind = GOES_ON;
    }
    bytes.extend(frame(LAST | kind, b""));
    bytes
}

/// A frame that breaks a rule of the protocol.
fn odd(rng: &mut Lots, message: &[u8]) -> Vec<u8> {
    let mask = Some([1, 2, 3, 4]);
    match below(rng, 10) {
        0 => with_length(LAST | TEXT, message, shortest(message.len()), None),
        1 => frame(LAST | TEXT | pick(rng, &[0x10, 0x20, 0x40, 0x70]), message),
        2 => frame(LAST | pick(rng, &[3, 4, 5, 6, 7, 11, 12, 13, 14, 15]), message),
        3 => frame(pick(rng, &[PING, PONG, CLOSE]).to_owned(), b"in parts"),
        4 => frame(LAST | pick(rng, &[PING, PONG, CLOSE]), &[b'x'; 126]),
        5 => frame(LAST | GOES_ON, message),
        6 => [frame(TEXT, message), frame(LAST | TEXT, message)].concat(),
        7 => with_length(LAST | TEXT, message, [&[127][..], &[0xff; 8]].concat(), mask),
        8 => {
            let long = (message.len() as u64).to_be_bytes();
            with_length(LAST | TEXT, message, [&[127][..], &long].concat(), mask)
        }
        _ => frame(LAST | TEXT, &vec![b'['; 60_000 + below(rng, 10_000) as usize]),
    }
}
