import { closeSync, existsSync, fstatSync, openSync, readSync, writeSync } from "node:fs";
import { join } from "node:path";
import { InputError } from "#mock/input/input-error.ts";
import { say } from "#mock/language/say.ts";
import { toHarEntry } from "./har-entry.ts";
import type { RecordedExchange } from "./recorded-exchange.ts";

export type HarFile = {
  /** Adds a call at the end. Rejects when it cannot be written. */
  append(seen: RecordedExchange): Promise<void>;
  close(): Promise<void>;
};

const NAME = "session.har";
const HEAD = '{"log":{"version":"1.2","creator":{"name":"mock-server","version":"1"},"entries":[';
const TAIL = "\n]}}\n";
/** Beyond this no viewer opens it any more. */
const MOST_BYTES = 256 * 1024 * 1024;

/**
 * The HAR of a recording. An entry is written over the end of the file together with a new end, so that the file is
 * whole after each one and nothing stays in memory. Throws InputError for a file of this name that is another.
 */
export function openHarFile(folder: string): HarFile {
  const path = join(folder, NAME);
  const file = openSync(path, existsSync(path) ? "r+" : "w+");
  let { size } = fstatSync(file);
  if (size === 0) size = writeSync(file, HEAD + TAIL, 0);
  const tail = Buffer.alloc(TAIL.length);
  readSync(file, tail, 0, TAIL.length, Math.max(0, size - TAIL.length));
  if (tail.toString() !== TAIL) {
    closeSync(file);
    throw new InputError(
      say(
        `${path} is not a HAR file of a recording, or is damaged: move it away, or choose another folder`,
        `${path} 不是录制的 HAR 文件，或已损坏：请移走它，或换一个目录`,
      ),
    );
  }
  let isFirst = size === HEAD.length + TAIL.length;
  return {
    async append(seen) {
      if (size > MOST_BYTES) return;
      const bytes = Buffer.from(`${isFirst ? "\n" : ",\n"}${JSON.stringify(toHarEntry(seen))}${TAIL}`);
      writeSync(file, bytes, 0, bytes.length, size - TAIL.length);
      size += bytes.length - TAIL.length;
      isFirst = false;
    },
    async close() {
      closeSync(file);
    },
  };
}
