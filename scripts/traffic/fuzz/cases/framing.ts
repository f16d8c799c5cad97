import type { Piece } from "../exchange.ts";
import { type HostileCase, requestBytes, requestCase } from "../hostile-case.ts";

const POST =
  "POST /api/cart HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/x-www-form-urlencoded\r\n";
const GET = "GET /api/goods/list?page_size=1 HTTP/1.1\r\nhost: localhost\r\n\r\n";
const LAST = "GET /api/goods/list?page_size=1 HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n";
/** A request inside the body of another, which must never be parsed as a request (request smuggling). */
const SMUGGLED = "DELETE /__mock__/worlds HTTP/1.1\r\nhost: localhost\r\n\r\n";

const raw = (
  name: string,
  pieces: readonly Piece[],
  allowed: HostileCase["allowed"],
  more: Partial<HostileCase> = {},
) => ({
  name,
  pieces: () => pieces,
  allowed,
  ...more,
});

/** A POST whose headers continue like this; refused, unless `allowed` says otherwise. */
const post = (
  name: string,
  rest: string,
  allowed: HostileCase["allowed"] = [400],
  more: Partial<HostileCase> = {},
) => raw(name, [`${POST}${rest}`], allowed, more);

/** Requests with ambiguous framing: at most one response, and none to the smuggled request. */
const smuggling: readonly HostileCase[] = [
  post("a length and chunks", `content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`),
  post("chunks and a length", `transfer-encoding: chunked\r\ncontent-length: 4\r\n\r\n0\r\n\r\n${SMUGGLED}`),
  post("two lengths", `content-length: 4\r\ncontent-length: 60\r\n\r\na=1&${SMUGGLED}`),
  post("two lengths in one line", "content-length: 4, 4\r\n\r\na=1&"),
  post("chunks under another name", `transfer-encoding: xchunked\r\n\r\n0\r\n\r\n${SMUGGLED}`),
  post("chunks within chunks", "transfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n"),
  post("a tab before chunked", `transfer-encoding:\tchunked\r\n\r\n0\r\n\r\n${LAST}`, [200, 400], {
    responses: 2,
  }),
  post("a length below zero", "content-length: -1\r\n\r\n"),
  post("a length with a plus", "content-length: +4\r\n\r\na=1&"),
  post("a length of 1e9", "content-length: 1e9\r\n\r\n"),
  post("a length that no number holds", `content-length: ${"9".repeat(30)}\r\n\r\n`),
  post("a chunk size that is none", "transfer-encoding: chunked\r\n\r\nzz\r\n"),
  post("a chunk size that no number holds", `transfer-encoding: chunked\r\n\r\n${"f".repeat(20)}\r\n`),
  post(
    "a chunk that says more about itself than it holds",
    `transfer-encoding: chunked\r\n\r\n1;${"a".repeat(40_000)}\r\n`,
    [400, 413, 431],
  ),
  post("a chunk that is longer than it says", "transfer-encoding: chunked\r\n\r\n1\r\nabcdef\r\n0\r\n\r\n"),
];

/** Incomplete requests. */
const unfinished: readonly HostileCase[] = [
  post("a body shorter than it says", "content-length: 100\r\n\r\na=1", ["closed", 400], {
    halfClose: true,
  }),
  post("chunks without end", "transfer-encoding: chunked\r\n\r\n3\r\na=1\r\n", ["closed", 400], {
    halfClose: true,
  }),
  raw("half a header", ["GET /api/goods/list HTTP/1.1\r\nhost: loc"], ["closed", 400], { halfClose: true }),
  raw("nothing", [], ["closed"], { halfClose: true }),
  raw("an empty line, then a request", [`\r\n\r\n${LAST}`], [200, 400]),
];

/** Not HTTP/1.1. */
const strangers: readonly HostileCase[] = [
  raw("HTTP/0.9", ["GET /api/goods/list\r\n\r\n"], [200, 400]),
  raw("HTTP/1.0 without a host", ["GET /api/goods/list?page_size=1 HTTP/1.0\r\n\r\n"], [200]),
  raw("HTTP/1.1 without a host", ["GET /api/goods/list HTTP/1.1\r\n\r\n"], [400]),
  raw("HTTP/3.7", ["GET /api/goods/list HTTP/3.7\r\nhost: localhost\r\n\r\n"], [400]),
  raw("HTTP/2 by its preface", ["PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"], [400, 505, "closed"]),
  raw("TLS", [Buffer.from("16030100c2010000be0303", "hex"), Buffer.alloc(200, 7)], [400, "closed"]),
  raw("SSH", ["SSH-2.0-OpenSSH_9.9\r\n"], [400, "closed"]),
  raw("zero bytes", [Buffer.alloc(10_000)], [400, "closed"]),
  raw("a method that does not exist", ["FOO /api/goods/list HTTP/1.1\r\nhost: localhost\r\n\r\n"], [400]),
  requestCase("a method that HTTP knows and we don't", { method: "PROPFIND" }, [405]),
  requestCase("TRACE", { method: "TRACE" }, [405]),
  raw("CONNECT", ["CONNECT evil.example:443 HTTP/1.1\r\nhost: evil.example\r\n\r\n"], ["closed", 400, 405], {
    responses: 0,
  }),
  requestCase(
    "an upgrade to a websocket",
    { lines: ["upgrade: websocket", "sec-websocket-version: 13"] },
    [200],
  ),
  requestCase("an upgrade to HTTP/2", { lines: ["upgrade: h2c", "http2-settings: AAMAAABkAAQAAP__"] }, [200]),
];

/** Allowed by HTTP, but sent by few clients. */
const unusual: readonly HostileCase[] = [
  raw("fifty requests at once", [GET.repeat(49) + LAST], [200], { responses: 50 }),
  post("a request after a refused body", `content-length: 3\r\n\r\na=%${LAST}`, [200], {
    responses: 2,
  }),
  raw("a request after nonsense", [`nonsense\r\n\r\n${LAST}`], [400]),
  raw(
    "a body that waits for leave",
    [`${POST}connection: close\r\nexpect: 100-continue\r\ncontent-length: 3\r\n\r\n`, 50, "a=1"],
    [400, 401, 422],
    { responses: 2 },
  ),
  post(
    "a huge body that waits for leave",
    "expect: 100-continue\r\ncontent-length: 99999999\r\n\r\n",
    [413],
    { responses: 2 },
  ),
  requestCase("an expectation that nobody can meet", { lines: ["expect: the-impossible"] }, [417]),
  requestCase("a body where none belongs", { method: "GET", body: "a=1" }, [400]),
  requestCase(
    "a packed body",
    {
      target: "/api/user/login",
      body: Buffer.from("1f8b0800000000000003", "hex"),
      lines: ["content-encoding: gzip"],
    },
    [400, 415],
  ),
  {
    name: "a request in single bytes",
    pieces: () => [...requestBytes({})].map((byte) => Buffer.of(byte)),
    allowed: [200],
  },
];

export const framing: readonly HostileCase[] = [...smuggling, ...unfinished, ...strangers, ...unusual];
