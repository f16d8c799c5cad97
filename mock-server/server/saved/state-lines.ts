import { InputError, isRecord } from "#mock/input/input-error.ts";
import { say } from "#mock/language/say.ts";
import type { Key } from "#mock/world/store.ts";
import { checkSaved } from "./check-saved.ts";
import type { SavedWorld } from "./saved-world.ts";
import type { Snapshot } from "./snapshots.ts";
import { SAVED_VERSION, type Stamp, checkStamp, digestOf } from "./stamp.ts";

const FORMAT = "mock-state";
const DIGEST_LENGTH = 64;

/** One line of a state file: a world as it was at a real time in ms, a long record of it, or one of its snapshots. */
export type StateEntry =
  | { readonly world: string; readonly at: number; readonly content: SavedWorld }
  | { readonly world: string; readonly table: string; readonly key: Key; readonly value: unknown }
  | { readonly world: string; readonly snapshot: Snapshot };

/** `<sha256> <JSON>`: each line carries its own digest, so that an unchanged line is not hashed again. */
export const writeLine = (json: string): Buffer => Buffer.from(`${digestOf(json)} ${json}\n`);

/** The first line: what the file depends on, and how many lines follow. */
export const writeHeader = (stamp: Stamp, entries: number): Buffer =>
  Buffer.from(`${JSON.stringify({ format: FORMAT, version: SAVED_VERSION, ...stamp, entries })}\n`);

/** Reads a whole state file. Throws InputError for one that is incomplete or of another format. */
export function readStateLines(text: string, stamp: Stamp, tables: ReadonlySet<string>): StateEntry[] {
  if (text === "")
    throw new InputError(say("it is empty, so nothing was ever written to it", "它是空的，从未写入过内容"));
  const [first = "", ...lines] = text.split("\n");
  const header = parse(first);
  if (!isRecord(header) || header.format !== FORMAT)
    throw new InputError(say("not a state file of the mock", "不是 Mock 服务的状态文件"));
  checkStamp(["state file", "状态文件"], header, stamp);
  // The last line ends with a line feed: nothing follows it.
  if (lines.pop() !== "" || lines.length !== header.entries)
    throw new InputError(
      say(
        `incomplete: ${String(header.entries)} lines expected, ${lines.length} complete`,
        `不完整：应有 ${String(header.entries)} 行，只有 ${lines.length} 行完整`,
      ),
    );
  return lines.map((line, index) => readEntry(line, index + 2, tables));
}

function readEntry(line: string, number: number, tables: ReadonlySet<string>): StateEntry {
  const text = line.slice(DIGEST_LENGTH + 1);
  if (line.slice(0, DIGEST_LENGTH) !== digestOf(text))
    throw new InputError(
      say(`line ${number} is incomplete or was edited`, `第 ${number} 行不完整或被改动过`),
    );
  const entry = parse(text) as StateEntry;
  if ("table" in entry) return entry;
  const content = "snapshot" in entry ? entry.snapshot.content : entry.content;
  checkSaved([`line ${number}`, `第 ${number} 行`], content, tables);
  return entry;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
