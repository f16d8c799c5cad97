import type { IncomingMessage } from "node:http";
import type { HeldBody } from "./held-body.ts";

/**
 * Reads the body of an answer into `held`, up to its limit. Answers what is to be passed on: all of it once more, then,
 * where it was too large to hold, the rest as it comes. Rejects when it breaks off while it is held.
 */
export async function holdAnswer(answer: IncomingMessage, held: HeldBody): Promise<AsyncIterable<Buffer>> {
  const chunks: Buffer[] = [];
  const source = answer[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  for (let next = await source.next(); next.done !== true; next = await source.next()) {
    chunks.push(next.value);
    if (!held.add(next.value)) return both(chunks, source);
  }
  return both(chunks, undefined);
}

/** What is to be passed on, as it comes, with a copy in `held` of what is not too large. */
export async function* passOn(answer: IncomingMessage, held: HeldBody): AsyncIterable<Buffer> {
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    held.add(chunk);
    yield chunk;
  }
}

async function* both(chunks: Buffer[], rest: AsyncIterator<Buffer> | undefined) {
  // Let go one by one: a slow client does not keep all of them.
  for (let chunk = chunks.shift(); chunk; chunk = chunks.shift()) yield chunk;
  if (rest) yield* { [Symbol.asyncIterator]: () => rest };
}
