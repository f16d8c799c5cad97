import { isConstant } from "#mock/world/constant.ts";
import { nextTurn } from "./sleep.ts";

/**
 * Bytes as a string of one character each (`latin1` in Node): quick to join, and sent in one write with the headers.
 */
export type ByteString = string;

/** Envelope, data and list: deeper values are seldom constant and not worth the search. */
const LEVELS = 3;

/** Items of a list that are written in one turn: some milliseconds. */
const STEP = 400;

/** Lists that have been written already. */
type Written = ReadonlyMap<unknown, ByteString>;
const NONE: Written = new Map();

const cache = new WeakMap<object, ByteString>();

/** The JSON of a value in UTF-8, byte for byte that of JSON.stringify; constants in it are serialized only once. */
export function writeJson(value: unknown): ByteString {
  return write(value, LEVELS, NONE);
}

/** The response body as sent: nothing, bytes, text, or a value as JSON. */
export function bodyBytes(body: unknown): ByteString {
  if (body === undefined) return "";
  if (Buffer.isBuffer(body)) return body.toString("latin1");
  return typeof body === "string" ? utf8Bytes(body) : writeJson(body);
}

/** bodyBytes, but long lists are written in several turns of the event loop, in which others are served. */
export function bodyBytesInTurns(body: unknown): ByteString | Promise<ByteString> {
  const lists = longLists(body, LEVELS);
  return lists.length === 0 ? bodyBytes(body) : writeInTurns(body, lists);
}

async function writeInTurns(body: unknown, lists: readonly (readonly unknown[])[]): Promise<ByteString> {
  const written = new Map<unknown, ByteString>();
  for (const list of lists) {
    const parts: ByteString[] = [];
    for (let start = 0; start < list.length; start += STEP) {
      await nextTurn();
      parts.push(write(list.slice(start, start + STEP), 1, NONE).slice(1, -1));
    }
    written.set(list, `[${parts.join(",")}]`);
  }
  await nextTurn();
  return write(body, LEVELS, written);
}

/** Only as deep as `write` goes itself. */
function longLists(value: unknown, levels: number): (readonly unknown[])[] {
  if (isConstant(value)) return [];
  if (Array.isArray(value)) return value.length > STEP ? [value] : [];
  if (levels === 0 || !isPlainObject(value)) return [];
  return Object.values(value).flatMap((item) => longLists(item, levels - 1));
}

const BEYOND_ASCII = /[\u0080-\uffff]/;

/** Encodes text as UTF-8; ASCII, the most common uncached case, needs no conversion. */
const utf8Bytes = (text: string): ByteString =>
  BEYOND_ASCII.test(text) ? Buffer.from(text).toString("latin1") : text;

function write(value: unknown, levels: number, written: Written): ByteString {
  const known = written.get(value);
  if (known !== undefined) return known;
  if (isConstant(value)) return writeOnce(value);
  if (levels > 0 && Array.isArray(value) && isConstant(value[0])) return writeItems(value, levels, written);
  if (levels > 0 && isPlainObject(value)) return writeFields(value, levels, written);
  // JSON has no undefined: in a list it becomes null.
  return utf8Bytes(JSON.stringify(value ?? null));
}

/** Added one to the other: `join` would copy all that lies deeper once for each level. */
function writeItems(list: readonly unknown[], levels: number, written: Written): ByteString {
  let items: ByteString = "";
  for (const item of list) items += (items && ",") + write(item, levels - 1, written);
  return `[${items}]`;
}

function writeFields(value: Readonly<Record<string, unknown>>, levels: number, written: Written): ByteString {
  let fields: ByteString = "";
  for (const [name, item] of Object.entries(value))
    if (item !== undefined)
      fields += `${fields && ","}${utf8Bytes(JSON.stringify(name))}:${write(item, levels - 1, written)}`;
  return `{${fields}}`;
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function writeOnce(value: object): ByteString {
  const known = cache.get(value);
  if (known !== undefined) return known;
  const text = utf8Bytes(JSON.stringify(value));
  cache.set(value, text);
  return text;
}
