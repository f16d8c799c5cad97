import type { ExchangeOptions, Piece } from "./exchange.ts";

/** One malformed input, as bytes on a connection, and the acceptable responses. */
export type HostileCase = ExchangeOptions & {
  readonly name: string;
  readonly pieces: () => Iterable<Piece>;
  /** The status of the last response; `closed` if the connection ends without one. */
  readonly allowed: readonly (number | "closed")[];
  /** The number of responses; 1 by default, if there is any. */
  readonly responses?: number;
  /** The language of an error: `zh`, unless the request concerns the mock itself. */
  readonly language?: "zh" | "en";
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

export const FORM = "application/x-www-form-urlencoded";

/** The bytes of a request, not normalized. */
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
  // Latin-1: each character is one byte, so that invalid UTF-8 can be written too.
  return Buffer.concat([Buffer.from(`${head}\r\n\r\n`, "latin1"), content ?? Buffer.alloc(0)]);
}

/** Headers that only developers send, to control the mock. Calls of the control API count as developers' as well. */
const OF_DEVELOPERS = /^(?:x-mock-|prefer:|cookie: mock_world=)/;
const isOfDevelopers = ({ target = "", lines = [] }: Request) =>
  target.startsWith("/__mock__/") || lines.some((line) => OF_DEVELOPERS.test(line));

/** A case with a single request. */
export const requestCase = (
  name: string,
  request: Request,
  allowed: HostileCase["allowed"],
): HostileCase => ({
  name,
  pieces: () => [requestBytes(request)],
  allowed,
  language: isOfDevelopers(request) ? "en" : "zh",
});
