import type { ByteString } from "#mock/http/write-json.ts";

/** The body of an answer, as long as there is room for it. */
export type KeptAnswer = {
  /** Its text; undefined if it was too long to keep, or had to make room for later ones. */
  text(): string | undefined;
};

/** Keeps the answers of all worlds that went out last. */
export type AnswerKeeper = { keep(content: ByteString | Buffer): KeptAnswer };

const MOST_BYTES = 16 * 1024 * 1024;
const LONGEST_BYTES = 256 * 1024;

const NOT_KEPT: KeptAnswer = { text: () => undefined };

/**
 * The last 16 MB of answers of up to 256 KB each, as they went out, decoded when somebody looks. They lie in one ring of
 * bytes: as strings they would grow old in the heap, and it would grow to three times its size before it is cleaned.
 */
export function createAnswerKeeper(mostBytes = MOST_BYTES): AnswerKeeper {
  const ring = Buffer.allocUnsafeSlow(mostBytes);
  const longest = Math.min(LONGEST_BYTES, mostBytes);
  /** Where the next answer goes, counted on through every round. */
  let next = 0;
  return {
    keep(content) {
      const { length } = content;
      if (length > longest) return NOT_KEPT;
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
