import type { ByteString } from "../write-json.ts";

/** The body of an answer, as long as there is room for it. */
export type KeptAnswer = {
  /** Its text; undefined if it was too long to keep, or had to make room for later ones. */
  text(): string | undefined;
};

/** Keeps the answers of all worlds that went out last. */
export type AnswerKeeper = { keep(content: ByteString | Buffer): KeptAnswer };

const MOST_BYTES = 16 * 1024 * 1024;
const LONGEST_BYTES = 256 * 1024;
/** What is let go is cut off the list in pieces of this many. */
const PIECE = 1000;

type Held = { content: ByteString | Buffer | undefined };

/** The last 16 MB of answers of up to 256 KB each. They are kept as they went out, and decoded when somebody looks. */
export function createAnswerKeeper(mostBytes = MOST_BYTES): AnswerKeeper {
  let list: Held[] = [];
  let first = 0;
  let bytes = 0;
  const letGo = () => {
    const held = list[first];
    if (!held) return;
    bytes -= held.content?.length ?? 0;
    held.content = undefined;
    first += 1;
    if (first < PIECE) return;
    list = list.slice(first);
    first = 0;
  };
  return {
    keep(content) {
      const held: Held = { content: content.length > LONGEST_BYTES ? undefined : content };
      if (held.content !== undefined) {
        list.push(held);
        bytes += content.length;
        while (bytes > mostBytes) letGo();
      }
      return { text: () => decode(held.content) };
    },
  };
}

const decode = (content: ByteString | Buffer | undefined): string | undefined =>
  typeof content === "string" ? Buffer.from(content, "latin1").toString("utf8") : content?.toString("utf8");
