/** Byte helpers and the two hash functions of the protocol. The hashes come from a library, because
    browsers offer their own only over HTTPS, and many home servers use plain HTTP. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** Bytes as lower-case hexadecimal digits: a chain value, a hash, or a game id. */
export type Hex = string;

/** The prefix of everything that the protocol hashes. */
const TAG = utf8ToBytes("homestretch-dice/1/");

/** SHA-256 of the concatenated parts. */
export function hash(what: string, ...parts: Uint8Array[]): Hex {
    return bytesToHex(sha256(concatBytes(TAG, utf8ToBytes(what), ...parts)));
}

/** HMAC-SHA-256 of the concatenated parts. */
export function keyed(key: Hex, what: string, ...parts: Uint8Array[]): Hex {
    return bytesToHex(hmac(sha256, hexToBytes(key), concatBytes(TAG, utf8ToBytes(what), ...parts)));
}

/** SHA-256 of a text and more bytes, without the prefix. */
export function textHash(text: string, ...parts: Uint8Array[]): Hex {
    return bytesToHex(sha256(concatBytes(utf8ToBytes(text), ...parts)));
}

/** Whether a text encodes the given number of bytes in hexadecimal digits. */
export function isHex(text: string, bytes: number): boolean {
    return text.length === 2 * bytes && /^[0-9a-f]*$/.test(text);
}

/** A number in four bytes, big-endian. */
export function u32(number: number): Uint8Array {
    return Uint8Array.of(number >>> 24, number >>> 16, number >>> 8, number);
}

/** A number in eight bytes, big-endian. */
export function u64(number: bigint): Uint8Array {
    const bytes = new Uint8Array(8);
    new DataView(bytes.buffer).setBigUint64(0, number);
    return bytes;
}

export function u8(...numbers: number[]): Uint8Array {
    return Uint8Array.from(numbers);
}

export { bytesToHex as hexOf, hexToBytes as bytesOf };
