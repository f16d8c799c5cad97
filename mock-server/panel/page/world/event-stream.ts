export type StreamEvent = { readonly kind: string; readonly data: unknown };

type Watch = {
  readonly world: string;
  readonly signal: AbortSignal;
  readonly onOpen: () => void;
  readonly onEvent: (event: StreamEvent) => void;
};

/** The server sends a pulse every 15 s: with nothing for this long, the connection is dead. */
const SILENCE_MS = 45_000;

/**
 * Reads the world's events until the stream ends. An EventSource cannot name the world: it sends no header. Rejects
 * when the server is not there, refuses, or falls silent.
 */
export async function readEvents({ world, signal, onOpen, onEvent }: Watch): Promise<void> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), SILENCE_MS);
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
      timer = setTimeout(() => silence.abort(), SILENCE_MS);
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

/** One event; undefined for a pulse or a word about retrying. */
function parseBlock(block: string): StreamEvent | undefined {
  let kind: string | undefined;
  let text = "";
  for (const line of block.split("\n")) {
    if (line.startsWith("event: ")) kind = line.slice("event: ".length);
    if (line.startsWith("data: ")) text += line.slice("data: ".length);
  }
  return kind === undefined ? undefined : { kind, data: JSON.parse(text) as unknown };
}
