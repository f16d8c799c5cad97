import { setTimeout as wait } from "node:timers/promises";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { session } from "#scripts/conformance/flows/session.ts";
import type { Mutant } from "./mutant.ts";
import { refusal, whenStatus, whenSuccess } from "./twists.ts";
import type { Twist, WireResponse } from "./wire.ts";

/** The session's cookie without an attribute. */
const cookieWithout = (attribute: RegExp): Twist =>
  whenSuccess((response) => {
    Object.assign(response, { cookies: response.cookies.map((cookie) => cookie.replace(attribute, "")) });
  });

function compress(response: WireResponse, body = response.body): void {
  response.bytes = gzipSync(body);
  Object.assign(response.headers, { "content-encoding": "gzip", vary: "Accept-Encoding" });
}

/** Compresses where it is asked for, then spoils it. */
const compressed = (spoil: (response: WireResponse) => void): Twist => ({
  after(response, { encoding }) {
    if (response.status !== 200 || !encoding.includes("gzip")) return;
    compress(response);
    spoil(response);
  },
});

const header = (name: string, value: string): Twist => ({
  after: ({ headers }) => void (headers[name] = value),
});

/** Removes a CORS header from the responses. */
const withoutHeader = (name: string): Twist => ({ after: ({ headers }) => void delete headers[name] });

const NEWS = ["getCommonData", "listNews"];
const SLOW_MS = 120;

/** Faults in HTTP itself. */
export const TRANSPORT: readonly Mutant[] = [
  {
    name: "cookie-for-scripts",
    fault: "scripts can read the session",
    found: ["login", "cookie-flags"],
    judged: session.operations,
    twist: () => cookieWithout(/;\s*HttpOnly/i),
  },
  {
    name: "cookie-for-any-site",
    fault: "the session goes with calls of other sites",
    found: ["login", "cookie-flags"],
    judged: session.operations,
    twist: () => cookieWithout(/;\s*SameSite=\w+/i),
  },
  {
    name: "charset-of-another",
    fault: "the news are declared as GBK",
    found: ["listNews", "charset"],
    judged: NEWS,
    twist: () => header("content-type", "application/json; charset=GBK"),
  },
  {
    name: "charset-untrue",
    fault: "the news are declared as UTF-8 and sent in another charset",
    found: ["listNews", "charset"],
    judged: NEWS,
    twist: () => whenSuccess((response) => void (response.bytes = Buffer.from(response.body, "latin1"))),
  },
  {
    name: "mark-before-json",
    fault: "the news begin with a byte order mark",
    found: ["listNews", "byte-order-mark"],
    judged: NEWS,
    twist: () => whenSuccess((response) => void (response.body = `\uFEFF${response.body}`)),
  },
  {
    name: "news-without-end",
    fault: "the news contain one another, 1000 levels deep",
    found: ["listNews", "too-deep"],
    judged: NEWS,
    twist: () =>
      whenSuccess((response) => {
        response.body = `{"code":200,"message":"","data":${"[".repeat(1000)}${"]".repeat(1000)}}`;
      }),
  },
  {
    name: "gzip-broken",
    fault: "plain news are declared as compressed",
    found: ["listNews", "encoding"],
    judged: NEWS,
    twist: () => compressed((response) => void delete response.bytes),
  },
  {
    name: "gzip-of-another",
    fault: "who asks for compressed news gets those of another page",
    found: ["listNews", "encoding"],
    judged: NEWS,
    twist: () => compressed((response) => compress(response, response.body.replace('"page":1', '"page":2'))),
  },
  {
    name: "gzip-without-vary",
    fault: "a cache may give the compressed news to who cannot read them",
    found: ["listNews", "encoding"],
    judged: NEWS,
    twist: () => compressed(({ headers }) => void delete headers.vary),
  },
  {
    name: "gzip-unsaid",
    fault: "who asks for compressed news gets them without a word of it",
    found: ["listNews", "encoding"],
    judged: NEWS,
    twist: () => compressed(({ headers }) => void delete headers["content-encoding"]),
  },
  {
    name: "brotli-unsaid",
    fault: "browsers get the news compressed without a word of it",
    found: ["listNews", "encoding"],
    judged: NEWS,
    twist: () => ({
      after(response, { encoding }) {
        if (encoding.includes("br")) response.bytes = brotliCompressSync(response.body);
      },
    }),
  },
  {
    name: "gzip-unasked",
    fault: "the news come compressed, whoever asks",
    found: ["listNews", "encoding"],
    judged: NEWS,
    twist: () => whenSuccess((response) => compress(response)),
  },
  {
    name: "head-fails",
    fault: "HEAD fails",
    found: ["listNews", "head-differs"],
    judged: NEWS,
    alsoAt: ["getCommonData"],
    plant: () => ({ head: { before: () => refusal(500, "出错") } }),
  },
  {
    name: "head-refused",
    fault: "HEAD is refused as a method that is not there",
    found: ["listNews", "head-differs"],
    judged: NEWS,
    alsoAt: ["getCommonData"],
    plant: () => ({ head: { before: () => refusal(405, "没有这个方法") } }),
  },
  {
    name: "head-of-nothing",
    fault: "HEAD says that there is no content",
    found: ["listNews", "head-differs"],
    judged: NEWS,
    alsoAt: ["getCommonData"],
    plant: () => ({ head: header("content-length", "0") }),
  },
  {
    name: "options-fails",
    fault: "OPTIONS fails",
    found: ["listNews", "server-error"],
    judged: NEWS,
    alsoAt: ["getCommonData"],
    plant: () => ({ options: { before: () => refusal(500, "出错") } }),
  },
  {
    name: "allow-without-get",
    fault: "the Allow of a 405 leaves out that an address can be read",
    found: ["listAddresses", "allow-incomplete"],
    judged: ["listAddresses", "createAddress"],
    alsoAt: ["createAddress"],
    plant: () => ({ methods: whenStatus(405, ({ headers }) => void (headers.allow = "POST")) }),
  },
  {
    name: "allow-of-options",
    fault: "OPTIONS names one method of two",
    found: ["listAddresses", "allow-incomplete"],
    judged: ["listAddresses", "createAddress"],
    alsoAt: ["createAddress"],
    plant: () => ({ options: header("allow", "GET, HEAD") }),
  },
  {
    name: "preflight-without-method",
    fault: "the preflight does not allow DELETE",
    found: ["deleteAddress", "preflight-refused"],
    byPages: true,
    twist: () => ({
      after(response, { method }) {
        if (method === "OPTIONS") response.headers["access-control-allow-methods"] = "GET, POST";
      },
    }),
  },
  {
    name: "any-origin",
    fault: "the news are open to any origin, so not to pages with cookies",
    found: ["listNews", "cors-refused"],
    byPages: true,
    twist: () => header("access-control-allow-origin", "*"),
  },
  {
    name: "no-credentials",
    fault: "the balance is not readable for pages with cookies",
    found: ["getBalance", "cors-refused"],
    byPages: true,
    twist: () => withoutHeader("access-control-allow-credentials"),
  },
  {
    name: "errors-without-cors",
    fault: "the shop's pages cannot read that they have to log in",
    found: ["getBalance", "cors-refused"],
    byPages: true,
    twist: () => whenStatus(401, ({ headers }) => void delete headers["access-control-allow-origin"]),
  },
  {
    name: "origin-echoed",
    fault: "pages of any site can read the balance",
    found: ["getBalance", "cors-for-anyone"],
    byPages: true,
    twist: () => ({
      after({ headers }, { page: { origin } }) {
        if (origin === undefined) return;
        headers["access-control-allow-origin"] = origin;
        headers["access-control-allow-credentials"] = "true";
      },
    }),
  },
  {
    name: "slow-list",
    fault: "the news take long",
    found: ["listNews", "too-slow"],
    judged: ["listNews"],
    maxMs: { p50: SLOW_MS - 20 },
    twist: () => ({
      async before() {
        await wait(SLOW_MS);
        return undefined;
      },
    }),
  },
];
