import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import { testMock } from "#tests/support/mock.ts";
import { runNode } from "#tests/support/program.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const mock = testMock();
const OWN = {
  main: "http://localhost:4010",
  activity: "http://localhost:4011",
  chat: "http://localhost:4012",
};

async function getPage(url = mock.urls.main) {
  const response = await fetch(`${url}/__mock__/docs`);
  return { response, html: await response.text() };
}

const contractIn = (html: string) =>
  JSON.parse(
    /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(html)?.[1] ?? "null",
  ) as unknown;

/** The contract with the actual addresses of the three hosts. */
async function readContract({ main, activity, chat }: typeof OWN) {
  const text = await readFile(join(ROOT, "generated/openapi.json"), "utf8");
  const moved = text
    .replaceAll(`"${OWN.main}"`, `"${main}"`)
    .replaceAll(`"${OWN.activity}"`, `"${activity}"`)
    .replaceAll(`"${OWN.chat}"`, `"${chat}"`);
  return JSON.parse(moved) as unknown;
}

describe("the reference page of the mock", () => {
  it.each(["main", "activity", "chat"] as const)(
    "contains the whole contract on the %s host, with the addresses of this mock",
    async (host) => {
      const { response, html } = await getPage(mock.urls[host]);
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(contractIn(html)).toEqual(await readContract(mock.urls));
    },
  );

  it("allows only its own script and style", async () => {
    const { html } = await getPage();
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? "";
    const sha256 = (text = "none") => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
    expect(policy.split("; ")).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        `script-src ${sha256(/<script>(.*?)<\/script>/s.exec(html)?.[1])}`,
        `style-src ${sha256(/<style>(.*?)<\/style>/s.exec(html)?.[1])}`,
      ]),
    );
    expect(html).not.toMatch(
      /<(?:script|img|iframe)[^>]+src=|<link[^>]+href="(?!data:)|@import|url\((?!["']?data:)/,
    );
  });

  it("is read-only", async () => {
    const response = await fetch(`${mock.urls.main}/__mock__/docs`, { method: "POST" });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toContain("GET");
  });
});

describe("npm run docs", () => {
  it("writes the mock's page with the contract's own addresses, and names the file", async () => {
    const folder = await mkdtemp(join(tmpdir(), "reference-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const { out } = await runNode(["scripts/docs/index.ts", "--out", folder]);
    expect(out).toContain(join(folder, "index.html"));
    const html = await readFile(join(folder, "index.html"), "utf8");
    expect(contractIn(html)).toEqual(await readContract(OWN));
    const withoutData = (page: string) => page.replace(/ id="data">.*?<\/script>/s, "");
    expect(withoutData(html)).toBe(withoutData((await getPage()).html));
  });

  it("rejects an unknown option", async () => {
    const { code, err } = await runNode(["scripts/docs/index.ts", "--folder", "x"]);
    expect(code).toBe(1);
    expect(err).toContain("--folder");
  });
});
