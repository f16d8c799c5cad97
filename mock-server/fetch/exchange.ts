import { MOST_BYTES } from "#api-spec/kit/codec/form-limits.ts";
import { dripOf, firstHalf } from "#mock/faults/disturb-body.ts";
import type { Fault } from "#mock/faults/fault.ts";
import { HttpError } from "#mock/http/http-error.ts";
import type { BackendRequest } from "#mock/http/request.ts";
import { TOO_LARGE, errorResponse } from "#mock/http/responses.ts";
import { sleep } from "#mock/http/sleep.ts";
import type { Exchange, Reply, TextStream } from "#mock/server/responders/exchange.ts";

/** A response, with the cookies that a browser lets no Response have. */
export type Sent = { readonly response: Response; readonly cookies: readonly string[] };

/**
 * A Request of the Fetch API and its Response. `url` is path and query below the host's base, `headers` are those that
 * a page may not set itself.
 */
export class FetchExchange implements Exchange {
  readonly request: BackendRequest;
  readonly sent: Promise<Sent>;
  readonly #signal: AbortSignal;
  readonly #settle: PromiseWithResolvers<Sent>;

  constructor(request: Request, url: string, headers: Readonly<Record<string, string>> = {}) {
    const { host } = new URL(request.url);
    const all: Record<string, string> = { host, ...Object.fromEntries(request.headers), ...headers };
    this.#signal = request.signal;
    this.#settle = Promise.withResolvers();
    this.sent = this.#settle.promise;
    // The caller sees the abort; nobody else need wait for it.
    this.sent.catch(() => undefined);
    request.signal.addEventListener("abort", () => this.fail(request.signal.reason), { once: true });
    this.request = {
      method: request.method,
      url,
      headers: all,
      rawHeaders: Object.entries(all).flat(),
      client: "",
      readBody: (most, message) => readBody(request, most, message),
    };
  }

  /** Ends the call without a response. */
  fail(reason: unknown): void {
    this.#settle.reject(reason);
  }

  send({ status, headers, content, fault }: Reply): void {
    if (fault?.kind === "hang") return;
    if (fault?.kind === "reset") return this.fail(new TypeError("Failed to fetch"));
    const lines = Object.entries(headers).flatMap(([name, value]) =>
      [value].flat().map((each): [string, string] => [name, each]),
    );
    if (status !== 204) lines.push(["content-length", String(content.length)]);
    const isEmpty = status === 204 || status === 304 || this.request.method === "HEAD";
    const bytes = Buffer.from(content, "latin1");
    const body = isEmpty ? null : fault ? disturbed(bytes, fault, this.#signal) : bytes;
    this.#settle.resolve({
      response: new Response(body, { status, headers: lines }),
      cookies: [headers["set-cookie"] ?? []].flat(),
    });
  }

  stream(headers: Readonly<Record<string, string>>, onClose: () => void): TextStream {
    const encoder = new TextEncoder();
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>(
      {
        start: (given) => {
          controller = given;
        },
        cancel: onClose,
      },
      new ByteLengthQueuingStrategy({ highWaterMark: 0 }),
    );
    const end = (close: () => void) => {
      try {
        close();
      } catch {
        // The client has closed it already.
      }
      onClose();
    };
    this.#signal.addEventListener("abort", () => end(() => controller?.error(this.#signal.reason)));
    this.#settle.resolve({ response: new Response(body, { headers }), cookies: [] });
    return {
      get waitingBytes() {
        return -(controller?.desiredSize ?? 0);
      },
      write: (text) => controller?.enqueue(encoder.encode(text)),
      end: () => end(() => controller?.close()),
      destroy: () => end(() => controller?.error(new TypeError("network error"))),
    };
  }
}

async function readBody(request: Request, most = MOST_BYTES, message = TOO_LARGE): Promise<Buffer> {
  const bytes = Buffer.from(await request.arrayBuffer());
  if (bytes.length > most) throw new HttpError(errorResponse(413, message), true);
  return bytes;
}

/** A body as a fault lets it arrive: half of it, or in pieces. */
function disturbed(bytes: Buffer, fault: Fault, signal: AbortSignal): BodyInit {
  if (fault.kind === "cut")
    return new ReadableStream({
      start(controller) {
        controller.enqueue(firstHalf(bytes));
      },
      pull: (controller) => controller.error(new TypeError("network error")),
    });
  if (fault.kind !== "slow-drip") return new Uint8Array(bytes);
  const { pieces, pauseMs } = dripOf(bytes, fault);
  return new ReadableStream({
    async pull(controller) {
      const piece = pieces.shift();
      if (piece === undefined || signal.aborted) return controller.close();
      controller.enqueue(piece);
      await sleep(pauseMs);
    },
  });
}
