import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { type RequestOptions, request as httpRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type WebServer, serveWeb } from "./serve-web.ts";
import { DEFAULT_API } from "./web/api-origins.ts";

const STYLE = "p { color: green }";
const SCRIPT = "begin();\nmore();";
const PAGE = `<!doctype html><title>商城</title><style>${STYLE}</style><script>${SCRIPT}</script>`;
const NAVIGATION = { accept: "text/html,*/*;q=0.8" };
let dist: string;
let web: WebServer;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), "serve-web-"));
  await mkdir(join(dist, "assets"));
  await writeFile(join(dist, "index.html"), PAGE);
  await writeFile(join(dist, ".build.json"), "{}");
  await writeFile(join(dist, "sw.js"), "");
  await writeFile(join(dist, "manifest.webmanifest"), "{}");
  await writeFile(join(dist, "assets/index-abc.js"), "export {};");
  await writeFile(join(dist, "assets/index-abc.js.gz"), gzipSync("export {};"));
  web = await serveWeb({ port: 0, dist, api: DEFAULT_API });
});

afterAll(async () => {
  await web.close();
  await rm(dist, { recursive: true });
});

/** A request with an unmodified path: fetch would normalize it. */
function status(path: string, options: RequestOptions = {}): Promise<number | undefined> {
  const { port } = new URL(web.url);
  return new Promise((resolve, reject) => {
    httpRequest({ port, path, ...options }, (response) => resolve(response.resume().statusCode))
      .on("error", reject)
      .end();
  });
}

test("a client-side route gets index.html, which the cache must revalidate", async () => {
  const response = await fetch(`${web.url}/goods/1.5`, { headers: NAVIGATION });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(PAGE);
  expect(response.headers.get("cache-control")).toBe("no-cache");
  const again = { ...NAVIGATION, "if-none-match": response.headers.get("etag") ?? "" };
  expect((await fetch(web.url, { headers: again })).status).toBe(304);
});

test("the policy allows only the scripts and styles of the document", async () => {
  const policy = (await fetch(web.url)).headers.get("content-security-policy") ?? "";
  const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  expect(policy).toContain(`script-src 'self' ${hash(SCRIPT)};`);
  expect(policy).toContain(`style-src 'self' ${hash(STYLE)};`);
});

test("a hashed asset is compressed and cached forever", async () => {
  const headers = { "accept-encoding": "gzip" };
  const response = await fetch(`${web.url}/assets/index-abc.js`, { headers });
  expect(response.headers.get("content-encoding")).toBe("gzip");
  expect(response.headers.get("cache-control")).toContain("immutable");
  expect(await response.text()).toBe("export {};");
});

test.each([
  ["gzip;q=0", null],
  ["gzip;q=0, *", null],
  ["identity, *;q=0.5", "gzip"],
  ["GZIP; q=0.1", "gzip"],
  ["*;q=0", null],
])("a client that sends Accept-Encoding: %s gets %s", async (accepted, encoding) => {
  const response = await fetch(`${web.url}/assets/index-abc.js`, {
    headers: { "accept-encoding": accepted },
  });
  expect(response.headers.get("content-encoding")).toBe(encoding);
  expect(await response.text()).toBe("export {};");
});

test.each([
  ["/sw.js", "text/javascript; charset=utf-8"],
  ["/manifest.webmanifest", "application/manifest+json"],
])("%s is revalidated at each use, so that a release is noticed", async (path, type) => {
  const { headers } = await fetch(web.url + path);
  expect(headers.get("content-type")).toBe(type);
  expect(headers.get("cache-control")).toBe("no-cache");
  const policy = headers.get("content-security-policy");
  expect(policy).toContain("manifest-src 'self';");
  expect(policy).toContain("worker-src 'self';");
});

test("a missing asset is a 404 even if the browser accepts HTML", async () => {
  expect((await fetch(`${web.url}/assets/old.js`, { headers: NAVIGATION })).status).toBe(404);
  expect((await fetch(`${web.url}/logo.png`)).status).toBe(404);
});

test.each([
  ["/.build.json", 404],
  ["/../package.json", 404],
  ["/%2e%2e%2fpackage.json", 404],
  ["/%zz", 400],
])("%s gives nothing away", async (path, expected) => {
  expect(await status(path)).toBe(expected);
});

test("only GET and HEAD are allowed", async () => {
  expect(await status("/", { method: "POST" })).toBe(405);
  expect(await status("/", { method: "HEAD" })).toBe(200);
});

test("scripts may create the three policies of the shop only, and nothing is reported without an address", async () => {
  const { headers } = await fetch(web.url);
  const policy = headers.get("content-security-policy");
  expect(policy).toMatch(
    /; require-trusted-types-for 'script'; trusted-types dompurify service-worker old-browsers$/,
  );
  expect(headers.get("reporting-endpoints")).toBeNull();
});

test("a blocked request is reported to the given address", async () => {
  const cspReports = "https://reports.example/csp?shop=1";
  const reporting = await serveWeb({ port: 0, dist, api: DEFAULT_API, cspReports });
  const { headers } = await fetch(reporting.url);
  await reporting.close();
  expect(headers.get("content-security-policy")).toMatch(
    /; report-uri https:\/\/reports\.example\/csp\?shop=1; report-to csp$/,
  );
  expect(headers.get("reporting-endpoints")).toBe(`csp="${cspReports}"`);
});

test("every response has the Content Security Policy but hashed files, which the document's holds for", async () => {
  const { main, activity, chat } = DEFAULT_API;
  for (const path of ["/", "/manifest.webmanifest", "/assets/none.js"]) {
    const { headers } = await fetch(web.url + path);
    const policy = headers.get("content-security-policy");
    expect(policy).toMatch(/script-src 'self' 'sha256-[^' ]+';/);
    expect(policy).not.toContain("unsafe-inline");
    expect(policy).toContain(`connect-src 'self' ${main} ${activity} ${chat};`);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  }
  const { headers } = await fetch(`${web.url}/assets/index-abc.js`);
  expect(headers.get("content-security-policy")).toBeNull();
  expect(headers.get("permissions-policy")).toBeNull();
  expect(headers.get("x-content-type-options")).toBe("nosniff");
});

test("two hosts are refused", async () => {
  const headers = ["host", "localhost", "host", "evil.example"];
  expect(await status("/", { headers })).toBe(400);
});

test("only this machine reaches it, unless an address is named", async () => {
  await expect(status("/", { host: "127.0.0.2" })).rejects.toThrow("ECONNREFUSED");
  const open = await serveWeb({ port: 0, dist, api: DEFAULT_API, host: "127.0.0.2" });
  const { port } = new URL(open.url);
  expect((await fetch(`http://127.0.0.2:${port}/`)).status).toBe(200);
  await open.close();
});
