import { isUtf8 } from "node:buffer";
import { Agent, type ClientRequest, type IncomingMessage, request as plainRequest } from "node:http";
import { Agent as SecureAgent, request as secureRequest } from "node:https";
import { decodeContent } from "./decode-content.ts";
import type { HttpResponse, Failure, Request } from "./exchange.ts";

const MOST_BYTES = 20_000_000;

const agents = {
  http: new Agent({ keepAlive: true, maxSockets: 200 }),
  https: new SecureAgent({ keepAlive: true, maxSockets: 200 }),
};

const FAILURES: Readonly<Record<string, Failure>> = {
  ECONNREFUSED: "refused",
  EHOSTUNREACH: "refused",
  ENETUNREACH: "refused",
  ENOTFOUND: "unknown-host",
  EAI_AGAIN: "unknown-host",
  ECONNRESET: "reset",
  EPIPE: "reset",
};

/**
 * Sends one request and returns the result; never rejects and never follows a redirect, so that nothing is sent to
 * other hosts. `timeoutMs` is for the complete response; `signal` aborts it (`aborted`).
 */
export function send(call: Request, timeoutMs: number, signal?: AbortSignal): Promise<HttpResponse> {
  const start = performance.now();
  const body = call.body === undefined ? undefined : Buffer.from(call.body);
  const sent = open(call, body);
  if (sent instanceof Error) return Promise.resolve(notSent(sent));
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let response: IncomingMessage | undefined;
    const finish = (failure?: Failure, detail = "") => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", onAbort);
      const ms = performance.now() - start;
      const content = decodeContent(Buffer.concat(chunks), response?.headers["content-encoding"]);
      const isBroken = failure === undefined && content.problem !== undefined;
      resolve({
        status: response?.statusCode ?? 0,
        headers: response ? headersOf(response) : {},
        cookies: response?.headers["set-cookie"] ?? [],
        text: content.bytes.toString("utf8"),
        isUtf8: isUtf8(content.bytes),
        ms,
        failure: isBroken ? "undecodable" : failure,
        detail: isBroken ? (content.problem ?? "") : detail,
      });
    };
    const giveUp = (failure: Failure, detail: string) => {
      finish(failure, detail);
      sent.destroy();
    };
    const onAbort = () => giveUp("aborted", "interrupted");
    signal?.addEventListener("abort", onAbort, { once: true });
    const timer = setTimeout(() => giveUp("timeout", `${timeoutMs} ms`), timeoutMs);
    sent.once("error", (error: NodeJS.ErrnoException) => {
      if (response) finish("cut", error.message);
      else finish(failureOf(error), detailOf(error));
    });
    sent.once("response", (incoming) => {
      response = incoming;
      let size = 0;
      incoming.on("data", (chunk: Buffer) => {
        chunks.push(chunk);
        size += chunk.length;
        if (size > MOST_BYTES) giveUp("too-large", `> ${MOST_BYTES} bytes`);
      });
      incoming.once("error", (error) => finish("cut", error.message));
      incoming.once("end", () => finish(incoming.complete ? undefined : "cut"));
    });
    sent.end(body);
  });
}

/** An error for a call that HTTP has no form for, such as one with a line end in a header. */
function open(call: Request, body: Buffer | undefined): ClientRequest | Error {
  const isSecure = call.url.startsWith("https:");
  try {
    return (isSecure ? secureRequest : plainRequest)(call.url, {
      method: call.method,
      agent: isSecure ? agents.https : agents.http,
      headers: {
        accept: "application/json, */*;q=0.1",
        ...call.headers,
        ...(call.cookie && { cookie: call.cookie }),
        ...(body && { "content-length": body.length }),
      },
    });
  } catch (error) {
    return error as Error;
  }
}

const notSent = ({ message }: Error): HttpResponse => ({
  status: 0,
  headers: {},
  cookies: [],
  text: "",
  ms: 0,
  failure: "other",
  detail: message,
});

function failureOf(error: NodeJS.ErrnoException): Failure {
  const code = error.code ?? "";
  // All addresses of a host name failed, for the same reason.
  const inner = "errors" in error && Array.isArray(error.errors) ? (error.errors[0] as typeof error) : error;
  const known = FAILURES[inner.code ?? code];
  if (known) return known;
  return /CERT|SSL|TLS|SELF_SIGNED|ALTNAME|EPROTO/.test(`${code} ${error.message.toUpperCase()}`)
    ? "tls"
    : "other";
}

const UNTRUSTED = /SELF_SIGNED|UNABLE_TO|ISSUER/;

function detailOf({ code = "", message }: NodeJS.ErrnoException): string {
  const said = message || code;
  return UNTRUSTED.test(code) ? `name its issuer by NODE_EXTRA_CA_CERTS=FILE: ${said}` : said;
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [value].flat().join(", ")]),
  );
}
