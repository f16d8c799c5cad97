import type { IncomingMessage } from "node:http";

/** Larger bodies are passed on without being validated. */
export const BUFFER_LIMIT = 20 * 1024 * 1024;

/** Memory that the buffers of all calls share. */
export type ByteBudget = {
  /** Reserves this many bytes; false, and nothing reserved, if not enough are left. */
  take(bytes: number): boolean;
  give(bytes: number): void;
};

export function createByteBudget(total: number): ByteBudget {
  let left = total;
  return {
    take(bytes) {
      if (bytes > left) return false;
      left -= bytes;
      return true;
    },
    give(bytes) {
      left += bytes;
    },
  };
}

/** A copy of a body that passes through, unless it is too large. */
export type BodyBuffer = {
  /** Copies a chunk; false as soon as the body is too large, and the copy is discarded. */
  add(chunk: Buffer): boolean;
  /** The copy so far; undefined if the body was too large. */
  bytes(): Buffer | undefined;
  /** The number of bytes that have passed, copied or not. */
  readonly passed: number;
  /** Gives the memory back to the budget. */
  release(): void;
};

export function createBodyBuffer(budget: ByteBudget, limit = BUFFER_LIMIT): BodyBuffer {
  let chunks: Buffer[] | undefined = [];
  let buffered = 0;
  let passed = 0;
  const release = () => {
    budget.give(buffered);
    buffered = 0;
    chunks = undefined;
  };
  return {
    add(chunk) {
      passed += chunk.length;
      if (chunks && (passed > limit || !budget.take(chunk.length))) release();
      if (!chunks) return false;
      chunks.push(chunk);
      buffered += chunk.length;
      return true;
    },
    bytes: () => chunks && Buffer.concat(chunks),
    get passed() {
      return passed;
    },
    release,
  };
}

/**
 * Reads a response body into `buffer`, up to its limit. Returns the stream to pass on: the buffered part followed, if
 * it was too large, by the rest. Rejects when the body breaks off.
 */
export async function bufferBody(
  response: IncomingMessage,
  buffer: BodyBuffer,
): Promise<AsyncIterable<Buffer>> {
  const chunks: Buffer[] = [];
  const source = response[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  for (let next = await source.next(); next.done !== true; next = await source.next()) {
    chunks.push(next.value);
    if (!buffer.add(next.value)) return concat(chunks, source);
  }
  return concat(chunks, undefined);
}

/** Passes chunks on as they come, with a copy in `buffer`. */
export async function* teeBody(source: AsyncIterable<Buffer>, buffer: BodyBuffer): AsyncIterable<Buffer> {
  for await (const chunk of source) {
    buffer.add(chunk);
    yield chunk;
  }
}

async function* concat(chunks: Buffer[], rest: AsyncIterator<Buffer> | undefined) {
  // Released one by one: a slow client does not keep all of them in memory.
  for (let chunk = chunks.shift(); chunk; chunk = chunks.shift()) yield chunk;
  if (rest) yield* { [Symbol.asyncIterator]: () => rest };
}
