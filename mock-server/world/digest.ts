import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { randomBytes, utf8ToBytes } from "@noble/hashes/utils.js";

const bytesOf = (data: string | Uint8Array): Uint8Array =>
  typeof data === "string" ? utf8ToBytes(data) : data;

/** The bytes of an array as a Buffer, not copied. */
const view = ({ buffer, byteOffset, length }: Uint8Array): Buffer => Buffer.from(buffer, byteOffset, length);

/** The SHA-256 of some data, a text as UTF-8: 32 bytes. */
export const digest = (data: string | Uint8Array): Buffer => view(sha256(bytesOf(data)));

/** The SHA-256 of several parts, each ended by a zero byte. */
export function digestOfParts(parts: readonly (string | Uint8Array)[]): Buffer {
  const hash = sha256.create();
  for (const part of parts) hash.update(bytesOf(part)).update(Uint8Array.of(0));
  return view(hash.digest());
}

/** The HMAC-SHA-256 of a text under a key: 32 bytes. */
export const keyedDigest = (key: string, text: string): Buffer =>
  view(hmac(sha256, utf8ToBytes(key), utf8ToBytes(text)));

/** So many bytes that nobody can predict, in hexadecimal digits. */
export const randomHex = (length: number): string => view(randomBytes(length)).toString("hex");
