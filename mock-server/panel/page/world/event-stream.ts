export type StreamEvent = { readonly kind: string; readonly data: unknown };

type Watch = {
  readonly world: string;
  readonly signal: AbortSignal;
  readonly onOpen: () => void;
  readonly onEvent: (event: StreamEvent) => void;
};

/** The server sends a heartbeat every 15 s: after this long without one, the connection is dead. */
const TIMEOUT_MS = 45_000;

/**
 * Reads the world's events until the stream ends. Not an EventSource, which cannot send the header that names the
 * world. Rejects when the server is unreachable, refuses, or falls silent.
 */
export async function readEvents({ world, signal, onOpen, onEvent }: Watch): Promise<void> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), TIMEOUT_MS);
  try {
    const response = await fetch("events", {
      headers: { "x-mock-world": world },
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!response.ok || !response.body) throw new Error(`events: ${response.status}`);
    onOpen();
    let rest = "";
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), TIMEOUT_MS);
      const blocks = (rest + value).split("\n\n");
      rest = blocks.pop() ?? "";
      for (const block of blocks) {
        const event = parseBlock(block);
        if (event) onEvent(event);
      }
    }
  } finally {
    clearTimeout(timer);
  }
}

/** An event; undefined for a heartbeat or a retry hint. */
function parseBlock(block: string): StreamEvent | undefined {
  const kind = /^event: (.*)$/m.exec(block)?.[1];
  const data = /^data: (.*)$/m.exec(block)?.[1];
  return kind === undefined || data === undefined ? undefined : { kind, data: JSON.parse(data) as unknown };
}
