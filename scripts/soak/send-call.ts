import { Agent, type IncomingHttpHeaders, request } from "node:http";
import type { Host } from "#api-spec/kit/document.ts";
import type { Call } from "./call.ts";

/** `reset`: the connection broke before an answer. `cut`: within one. `silent`: nobody answered. */
export type Failure = "reset" | "cut" | "silent";

export type Reply = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly failure: Failure | undefined;
  readonly ms: number;
};

/** Longer than any fault of the soak waits, on a busy machine too. */
const PATIENCE_MS = 30_000;

const agent = new Agent({ keepAlive: true, maxSockets: 200 });

/** Sends a call to a world and answers what came of it. Never rejects. `giveUp` says when not to wait any more. */
export function sendCall(
  urls: Readonly<Record<Host, string>>,
  world: string,
  call: Call,
  giveUp?: Promise<unknown>,
): Promise<Reply> {
  const start = performance.now();
  return new Promise((resolve) => {
    const body = call.body === undefined ? undefined : Buffer.from(call.body);
    const sent = request(urls[call.host] + call.path, {
      method: call.method,
      agent,
      timeout: PATIENCE_MS,
      headers: {
        "x-mock-world": world,
        ...call.headers,
        ...(body && { "content-length": body.length }),
      },
    });
    const chunks: Buffer[] = [];
    let status = 0;
    let headers: IncomingHttpHeaders = {};
    const finish = (failure: Failure | undefined) =>
      resolve({
        status,
        headers,
        text: Buffer.concat(chunks).toString("utf8"),
        failure,
        ms: performance.now() - start,
      });
    const abort = () => {
      finish("silent");
      sent.destroy();
    };
    sent.once("timeout", abort);
    void giveUp?.then(abort);
    sent.once("error", () => finish(status === 0 ? "reset" : "cut"));
    sent.once("response", (response) => {
      ({ headers } = response);
      status = response.statusCode ?? 0;
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("error", () => finish("cut"));
      response.once("end", () => finish(response.complete ? undefined : "cut"));
    });
    sent.end(body);
  });
}
