/** Bytes, and the two hashes that everything here is made of. They come from a library because the
    browser's own are absent on plain http, where many a game at home is played. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** Bytes as small hexadecimal digits: a value of a chain, a hash, or the name of a game. */
export type Hex = string;

/** Every hash of the protocol begins with this. */
const TAG = utf8ToBytes("homestretch-dice/1/");

/** SHA-256 of the parts, one after the other. */
export function hash(what: string, ...parts: Uint8Array[]): Hex {
    return bytesToHex(sha256(concatBytes(TAG, utf8ToBytes(what), ...parts)));
}

/** HMAC-SHA-256 of the parts. */
export function keyed(key: Hex, what: string, ...parts: Uint8Array[]): Hex {
    return bytesToHex(hmac(sha256, hexToBytes(key), concatBytes(TAG, utf8ToBytes(what), ...parts)));
}

/** SHA-256 of a text and further bytes, without anything before it. */
export function textHash(text: string, ...parts: Uint8Array[]): Hex {
    return bytesToHex(sha256(concatBytes(utf8ToBytes(text), ...parts)));
}

/** Whether a text is so many bytes. */
export function isHex(text: string, bytes: number): boolean {
    return text.length === 2 * bytes && /^[0-9a-f]*$/.test(text);
}

/** A number in four bytes, the highest first. */
export function u32(number: number): Uint8Array {
    return Uint8Array.of(number >>> 24, number >>> 16, number >>> 8, number);
}

/** The same in eight bytes. */
export function u64(number: bigint): Uint8Array {
    const bytes = new Uint8Array(8);
    new DataView(bytes.buffer).setBigUint64(0, number);
    return bytes;
}

export function u8(...numbers: number[]): Uint8Array {
    return Uint8Array.from(numbers);
}

export { bytesToHex as hexOf, hexToBytes as bytesOf };
