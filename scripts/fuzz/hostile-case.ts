import type { ExchangeOptions, Piece } from "./exchange.ts";

/** One piece of bad input, as bytes on a connection, and how a sound server may answer it. */
export type HostileCase = ExchangeOptions & {
  readonly name: string;
  readonly pieces: () => Iterable<Piece>;
  /** The status of the last response; `closed` for a connection that ends without one. */
  readonly allowed: readonly (number | "closed")[];
  /** How many responses there are; one without it, where there is any. */
  readonly responses?: number;
};

type Request = {
  readonly method?: string;
  readonly target?: string;
  /** Header lines, verbatim. */
  readonly lines?: readonly string[];
  readonly body?: string | Buffer;
  readonly type?: string;
  readonly keepAlive?: boolean;
};

const FORM = "application/x-www-form-urlencoded";

/** The bytes of a request; nothing in it is tidied up. */
export function requestBytes({
  method,
  target = "/api/goods/list",
  lines = [],
  body,
  type = FORM,
  keepAlive,
}: Request): Buffer {
  const content = typeof body === "string" ? Buffer.from(body) : body;
  const head = [
    `${method ?? (content ? "POST" : "GET")} ${target} HTTP/1.1`,
    "host: localhost",
    ...(keepAlive ? [] : ["connection: close"]),
    ...(content ? [`content-type: ${type}`, `content-length: ${content.length}`] : []),
    ...lines,
  ].join("\r\n");
  // Latin-1: each character is one byte, so that bytes that are no UTF-8 can be written too.
  return Buffer.concat([Buffer.from(`${head}\r\n\r\n`, "latin1"), content ?? Buffer.alloc(0)]);
}

/** A case of one request. */
export const requestCase = (
  name: string,
  request: Request,
  allowed: HostileCase["allowed"],
): HostileCase => ({
  name,
  pieces: () => [requestBytes(request)],
  allowed,
});
