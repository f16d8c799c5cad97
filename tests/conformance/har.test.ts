import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Report } from "#scripts/conformance/report.ts";
import { testMock } from "#tests/support/mock.ts";
import { runProgram } from "#tests/support/program.ts";
import { conformance } from "./support/command.ts";

const NEWS = "/api/news";

describe("traffic that a browser has recorded", () => {
  const mock = testMock();
  let folder = "";
  let news = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "conformance-"));
    news = await (await fetch(`${mock.urls.main}${NEWS}`)).text();
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const json = [{ name: "Content-Type", value: "application/json" }];
  const responseOf = (text: string) => ({ status: 200, headers: json, content: { text } });
  const entryOf = (url: string, response: object | undefined, headers: object[] = []) => ({
    time: 1,
    request: { method: "GET", url, headers },
    response,
  });

  /** The end of the command on a HAR of these entries, and its report. */
  async function judge(base: string, entries: readonly unknown[], args: readonly string[] = [], mark = "") {
    const [har, file] = [join(folder, "traffic of today.har"), join(folder, "report.json")];
    await writeFile(har, `${mark}${JSON.stringify({ log: { entries } })}`);
    const all = ["--base-url", base, "--judge-har", har, "--report", `json=${file}`, ...args];
    const ended = await conformance(all);
    return { ...ended, report: JSON.parse(await readFile(file, "utf8")) as Report };
  }

  it.each([
    ["http://127.0.0.1:4010", "http://localhost:4010"],
    ["http://[::1]:4010/", "http://127.0.0.1:4010"],
    ["HTTPS://Staging.Example", "https://staging.example:443"],
    ["https://staging.example:443/shop", "https://STAGING.example/shop"],
  ])("is judged for %s though the HAR says %s", async (base, recorded) => {
    const { code, report } = await judge(base, [entryOf(`${recorded}${NEWS}`, responseOf(news))]);
    expect(report.implementation.clean).toEqual(["listNews"]);
    expect(code).toBe(0);
  });

  it.each([
    ["another host", "https://staging.example"],
    ["another port", "http://localhost:4011"],
    ["another path", "http://localhost:4010/shop"],
  ])("is no verdict where all of it goes to %s", async (_what, recorded) => {
    const { code, out } = await judge("http://localhost:4010", [
      entryOf(`${recorded}${NEWS}`, responseOf(news)),
    ]);
    expect(out).toContain("go to other addresses");
    expect(out.split("\n").at(-1)).toMatch(/^✗ not one of the selected operations was judged/);
    expect(code).toBe(2);
  });

  it("is no verdict where there is none", async () => {
    expect((await judge("http://localhost:4010", [])).code).toBe(2);
  });

  it.each([
    ["a body that was not kept", { status: 200, headers: json, content: { size: 812 } }, "no body"],
    [
      "a body of a length that was not kept",
      { status: 200, headers: [{ name: "content-length", value: "9" }] },
      "no body",
    ],
    ["a response that the browser had", { status: 304, headers: [], content: { size: 0 } }, "304"],
    ["no response", undefined, "no response"],
    ["a response that never came", { status: 0, headers: [], content: {} }, "no response"],
  ])("says of %s that it was not judged", async (_what, response, said) => {
    const lists = [entryOf(`http://localhost:4010${NEWS}`, response)];
    const { code, out, report } = await judge("http://localhost:4010", lists);
    expect(report.failures).toEqual([]);
    expect(report.skipped).toEqual([{ what: "listNews", reason: expect.stringContaining(said) as string }]);
    expect(out).toContain(said);
    expect(code).toBe(2);
  });

  it("is judged where entries without an address are among it", async () => {
    const entries = [
      null,
      {},
      entryOf("about:", undefined),
      entryOf(`http://localhost:4010${NEWS}`, responseOf(news)),
    ];
    const { code, report } = await judge("http://localhost:4010", entries);
    expect(report.implementation.clean).toEqual(["listNews"]);
    expect(code).toBe(0);
  });

  it("may begin with a byte order mark, and so may the baseline and the file of names", async () => {
    const [baseline, names] = [join(folder, "known.json"), join(folder, "names")];
    const wrong = { ...responseOf(news), headers: [] };
    const entries = [entryOf(`http://localhost:4010${NEWS}`, wrong)];
    const { report } = await judge("http://localhost:4010", entries, ["--write-baseline", baseline]);
    expect(report.failures.map(({ rule }) => rule)).toEqual(["content-type"]);
    for (const file of [baseline, names])
      await writeFile(file, `\uFEFF${file === names ? "listNews" : await readFile(file, "utf8")}`);
    const args = ["--baseline", baseline, "--operation", `@${names}`];
    const { code } = await judge("http://localhost:4010", entries, args, "\uFEFF");
    expect(code).toBe(0);
  });

  it("is told that all responses begin with a byte order mark, in one cause", async () => {
    const links = await (await fetch(`${mock.urls.main}/api/global/links`)).text();
    const entries = [
      entryOf(`http://localhost:4010${NEWS}`, responseOf(`\uFEFF${news}`)),
      entryOf("http://localhost:4010/api/global/links", responseOf(`\uFEFF${links}`)),
    ];
    const { report } = await judge("http://localhost:4010", entries);
    expect(report.causes.map(({ rule, operationIds }) => [rule, operationIds])).toEqual([
      ["byte-order-mark", ["listLinks", "listNews"]],
    ]);
  });

  it("has failures whose replay line judges them again, and whose curl shows readable text", async () => {
    const headers = [":authority=x", "accept-encoding=gzip, br", "if-none-match=1", "x-tab=7"].map((each) => {
      const [name = "", value = ""] = each.split("=");
      return { name, value };
    });
    const entries = [entryOf(`${mock.urls.main}${NEWS}`, { ...responseOf(news), headers: [] }, headers)];
    const { report } = await judge(mock.urls.main, entries);
    const [failure] = report.failures;
    expect(failure?.curl.match(/-H '[^']+'/g)).toEqual(["-H 'x-tab: 7'"]);
    const command = `exec "$NODE" scripts/conformance/index.ts --base-url ${mock.urls.main} ${failure?.replay}`;
    const again = await runProgram(["sh", "-c", command], { env: { NODE: process.execPath } });
    expect(again.out).toContain("rule content-type");
    expect(again.code).toBe(1);
  });
});
