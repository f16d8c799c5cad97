import { readdirSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { ENDPOINTS_HEADER } from "../web/security-headers.ts";

/** A request that all servers have to respond to alike. */
type Question = { path: string; method?: string; accept?: string; encoding?: string };
type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer };

const NAVIGATION = "text/html,application/xhtml+xml,*/*;q=0.8";
const COMPARED = [
  "content-security-policy",
  ENDPOINTS_HEADER,
  "cross-origin-opener-policy",
  "permissions-policy",
  "referrer-policy",
  "x-content-type-options",
  "x-frame-options",
  "content-type",
  "content-encoding",
  "cache-control",
  "vary",
];

/** One file of each kind in the build, and what is no file. */
function questionsAbout(dist: string): Question[] {
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter(
    (file) => !/(^|\/)\./.test(file),
  );
  const kinds = new Map(
    files.filter((file) => /\.[a-z\d]+$/.test(file)).map((file) => [/[^.]+$/.exec(file)?.[0], file]),
  );
  const hashed = files.filter((file) => /^assets\/.*\.(js|css)$/.test(file)).slice(0, 2);
  const paths = [...new Set([...kinds.values(), ...hashed])]
    .filter((file) => !/\.(br|gz)$/.test(file))
    .map((file) => `/${file}`);
  const encodings = ["gzip, deflate, br, zstd", "gzip", "identity"];
  return [
    ...paths.flatMap((path) => encodings.map((encoding): Question => ({ path, encoding }))),
    ...encodings.map((encoding): Question => ({ path: "/", accept: NAVIGATION, encoding })),
    { path: "/list/info/7", accept: NAVIGATION, encoding: "br" },
    { path: "/list/info/7" },
    { path: "/list?keywords=a.b", accept: NAVIGATION },
    { path: "/goods/1.5", accept: NAVIGATION },
    { path: "/goods/1.5" },
    { path: "/assets", accept: NAVIGATION },
    { path: "/assets/", accept: NAVIGATION },
    { path: "/assets/gone.js", accept: NAVIGATION },
    { path: "/assets/gone.js" },
    { path: "/logo.png" },
    { path: "/logo.png", accept: NAVIGATION },
    { path: "/.build.json" },
    { path: "/.build.json", accept: NAVIGATION },
    { path: "/.nginx.conf" },
    { path: "/.Caddyfile" },
    { path: "/index.html.br" },
    { path: `/${hashed[0]}.gz` },
    { path: "/healthz" },
    { path: "/config.json" },
    { path: "/", method: "HEAD", accept: NAVIGATION },
    { path: "/", method: "POST" },
    { path: "/healthz", method: "DELETE" },
    { path: "/assets/gone.js", method: "PUT" },
  ];
}

function ask(
  url: string,
  { path, method = "GET", accept = "*/*", encoding }: Question,
  etag?: string,
): Promise<Reply> {
  const headers = {
    accept,
    ...(encoding !== undefined && { "accept-encoding": encoding }),
    ...(etag !== undefined && { "if-none-match": etag }),
  };
  return new Promise((resolve, reject) => {
    request(url + path, { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on("error", reject)
      .end();
  });
}

function textOf({ headers, body }: Reply, isJson: boolean): string {
  const encoding = headers["content-encoding"];
  const text = (
    encoding === "br" ? brotliDecompressSync(body) : encoding === "gzip" ? gunzipSync(body) : body
  ).toString("latin1");
  return isJson ? JSON.stringify(JSON.parse(text)) : text;
}

/**
 * Sends the same requests to the server at `url` and to the one at `reference`. Returns the differences, a line each,
 * and the number of requests compared.
 */
export async function compareServers(
  reference: string,
  url: string,
  dist: string,
): Promise<{ faults: string[]; compared: number }> {
  const faults: string[] = [];
  const questions = questionsAbout(dist);
  for (const question of questions) {
    const { path, method = "GET", accept, encoding } = question;
    const name = `${method} ${path}${accept ? " (navigation)" : ""}${encoding ? ` [${encoding}]` : ""}`;
    const [expected, given] = [await ask(reference, question), await ask(url, question)];
    const differ = (what: string, expected: unknown, got: unknown) => {
      if (expected !== got)
        faults.push(`${name}: ${what} is ${String(got)}, of the reference ${String(expected)}`);
    };
    differ("status", expected.status, given.status);
    for (const header of COMPARED) differ(header, expected.headers[header], given.headers[header]);
    const isJson = path === "/config.json";
    if (method === "GET" && textOf(expected, isJson) !== textOf(given, isJson))
      faults.push(`${name}: another body`);
    const { etag } = given.headers;
    if (path === "/index.html" && (etag === undefined || (await ask(url, question, etag)).status !== 304))
      faults.push(`${name}: is not revalidated with its etag`);
  }
  return { faults, compared: questions.length };
}
