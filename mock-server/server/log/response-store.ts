import type { ByteString } from "#mock/http/write-json.ts";

/** The body of a response, as long as it is stored. */
export type StoredResponse = {
  /** Its text; undefined if it was too long to keep, or had to make room for later ones. */
  text(): string | undefined;
};

/** Keeps the most recent responses of all worlds. */
export type ResponseStore = { keep(content: ByteString | Buffer): StoredResponse };

const MOST_BYTES = 8 * 1024 * 1024;
const LONGEST_BYTES = 256 * 1024;

const NOT_STORED: StoredResponse = { text: () => undefined };

/**
 * The last 8 MB of responses of up to 256 KB each, as sent, decoded on demand. They are stored in one ring buffer: as
 * strings they would be promoted to the old generation, and the heap would triple before a full collection.
 */
export function createResponseStore(mostBytes = MOST_BYTES): ResponseStore {
  const ring = Buffer.allocUnsafeSlow(mostBytes);
  const longest = Math.min(LONGEST_BYTES, mostBytes);
  /** The next write position, counted across all rounds. */
  let next = 0;
  return {
    keep(content) {
      const { length } = content;
      if (length > longest) return NOT_STORED;
      const left = mostBytes - (next % mostBytes);
      // None is cut in two by the end of the ring.
      const start = length > left ? next + left : next;
      const at = start % mostBytes;
      if (typeof content === "string") ring.write(content, at, "latin1");
      else content.copy(ring, at);
      next = start + length;
      return { text: () => (next - start > mostBytes ? undefined : ring.toString("utf8", at, at + length)) };
    },
  };
}
