import { mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SPECIFICATION } from "#generated/specification.ts";
import type { Report } from "#scripts/conformance/report.ts";
import { testMock } from "#tests/support/mock.ts";
import { type Ended, runProgram } from "#tests/support/program.ts";
import { startMutatingProxy } from "./mutants/mutating-proxy.ts";
import { editEach } from "./mutants/twists.ts";
import type { Plant } from "./mutants/wire.ts";
import { conformance } from "./support/command.ts";
import { BUYER_ARGS, spoiltMock } from "./support/spoilt-mock.ts";

const KEY = "listAddresses/boolean-for-flag/200 body.data[].is_default";
const AREA = ["--operation", "listAddresses", "--operation", "getBalance", "--operation", "login"];

/** Breaks markup that is not escaped. */
const oddName: Plant = {
  listAddresses: editEach((address) =>
    Object.assign(address, { is_default: true, phone: `]]><&"${"\u0007"}` }),
  ),
};

describe("the reports of a run", () => {
  const mock = testMock();
  let folder = "";
  let url = "";
  let run: Ended;
  let report: Report;
  let close = async () => {};
  const file = (name: string) => join(folder, name);
  const text = (name: string) => readFile(file(name), "utf8");
  const json = async (name: string) => JSON.parse(await text(name)) as Report;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "conformance-"));
    const proxy = await startMutatingProxy(await mock.world(), oddName);
    url = proxy.url;
    close = () => proxy.close();
    const kinds = ["junit", "json", "html", "har"].flatMap((kind) => ["--report", `${kind}=${file(kind)}`]);
    const baseline = ["--write-baseline", file("known.json")];
    run = await conformance(["--base-url", url, ...BUYER_ARGS, ...AREA, ...kinds, ...baseline]);
    report = await json("json");
  });
  afterAll(async () => {
    await close();
    await rm(folder, { recursive: true, force: true });
  });

  it("ends with 1 and reports each failure with everything needed to fix it", () => {
    expect({ code: run.code, err: run.err }).toEqual({ code: 1, err: "" });
    const said = [
      "boolean-for-flag, 200 body.data[].is_default",
      `specification §3: ${SPECIFICATION["entity-fields"].en}`,
      `curl -i '${url}/api/user/address'`,
      '{"match":{"operationId":"listAddresses"},"fault":{"kind":"answer"',
      "--operation listAddresses --seed 1",
    ];
    for (const part of said) expect(run.out).toContain(part);
    expect(run.out.split("\n").at(-1)).toMatch(/^✗ 1 cause/);
  });

  it("are written as JSON, with covered and skipped operations", () => {
    expect(report.failures.map(({ key }) => key)).toEqual([KEY]);
    expect(report).toMatchObject({ version: 2, seed: 1, accepted: [], mended: [] });
    const covered = report.coverage.operations.find(({ operationId }) => operationId === "listAddresses");
    expect(covered?.statuses["200"]).toBeGreaterThan(0);
    expect(report.coverage.unseen).toContain("listAddresses 459");
  });

  it("are written as well-formed JUnit: a case per operation, or per rule that it breaks", async () => {
    const junit = await text("junit");
    expect(junit).toContain('<testsuites name="conformance" tests="3" failures="1"');
    const cases = [...junit.matchAll(/<testcase [^>]*\bname="([^"]+)"/g)].map(([, name]) => name);
    expect(cases.toSorted((a = "", b = "") => a.localeCompare(b))).toEqual([
      "getBalance",
      "listAddresses boolean-for-flag",
      "login",
    ]);
    expect(junit.match(/<failure /g)).toHaveLength(1);
    // No control characters, and no foreign markup.
    expect(junit).not.toMatch(/[^\P{Cc}\n\t]/u);
    const bare = junit.replaceAll(
      /<\/?(?:testsuites|testsuite|testcase|failure|skipped)\b[^<>]*>|<\?xml[^<>]*>/g,
      "",
    );
    expect(bare).not.toMatch(/[<>]|&(?!(?:lt|gt|amp|quot|apos|#\d+);)/);
  });

  it("are written as one self-contained HTML page", async () => {
    const html = await text("html");
    expect(html).toContain("boolean-for-flag");
    expect(html).not.toMatch(/<(?:link|script|img|iframe)\b[^>]*(?:src|href)=/);
    expect(html).not.toContain(']]><&"');
  });

  it("include a HAR of every call, which the command can check itself", async () => {
    const { log } = JSON.parse(await text("har")) as { log: { entries: unknown[] } };
    expect(log.entries).toHaveLength(report.calls);
    const args = ["--base-url", url, "--judge-har", file("har"), "--report", `json=${file("judged")}`];
    const { code } = await conformance([...args, "--lang", "en"]);
    expect((await json("judged")).failures.map(({ key }) => key)).toEqual([KEY]);
    expect(code).toBe(1);
  });

  it("contain no password and no session", async () => {
    const names = await readdir(folder);
    expect(names.length).toBeGreaterThanOrEqual(5);
    const all = [run.out, ...(await Promise.all(names.map(text)))].join("\n");
    expect(all).not.toContain("demo1234");
    expect(all).not.toMatch(/session=[0-9a-f]{16}/);
  });

  it("contain a curl that reproduces the failure", async () => {
    const login = await fetch(`${url}/api/user/login`, {
      method: "POST",
      body: new URLSearchParams({ username: "buyer", password: "demo1234" }),
    });
    const cookie = login.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const env = { COOKIE: cookie };
    const { out } = await runProgram(["sh", "-c", report.failures[0]?.curl ?? ""], { env });
    expect(out).toContain('"is_default":true');
  });

  it("contain arguments that reproduce the failure", async () => {
    const again = ["--report", `json=${file("replayed")}`, ...(report.failures[0]?.replay ?? "").split(" ")];
    await conformance(["--base-url", url, ...BUYER_ARGS.slice(0, 4), ...again]);
    expect((await json("replayed")).failures.map(({ key }) => key)).toEqual([KEY]);
  });

  describe("with a baseline", () => {
    const judge = async (base: string, name: string) => {
      const args = ["--baseline", file("known.json"), "--report", `json=${file(name)}`];
      const ended = await conformance(["--base-url", base, ...BUYER_ARGS, ...AREA, ...args]);
      return { ...ended, report: await json(name) };
    };

    it("accept known failures", async () => {
      const { code, report: next } = await judge(url, "accepted");
      expect({ code, failures: next.failures }).toEqual({ code: 0, failures: [] });
      expect(next.accepted.map(({ key }) => key)).toEqual([KEY]);
    });

    it("fail where less was judged than in the baseline, until it is taken out there", async () => {
      const known = JSON.parse(await text("known.json")) as { judged: string[] };
      expect(known.judged).toEqual(expect.arrayContaining(["getBalance", "listAddresses", "login/session"]));
      const args = ["--base-url", url, ...BUYER_ARGS, ...AREA, "--baseline", file("more.json")];
      const others = ["getPoints", "listNews/order"];
      await writeFile(
        file("more.json"),
        JSON.stringify({ ...known, judged: [...known.judged, ...others, "login/order"] }),
      );
      const less = await conformance(args);
      expect(less.out.match(/^✗ judged in the baseline.*: (.*)$/gm)).toEqual([
        expect.stringMatching(/: login\/order$/),
      ]);
      expect(less.out.split("\n").at(-1)).toMatch(/^✗ no violation/);
      expect(less.code).toBe(1);
      await writeFile(file("more.json"), JSON.stringify({ ...known, judged: [...known.judged, ...others] }));
      expect((await conformance(args)).code).toBe(0);
    });

    it("fail on new failures, and name fixed ones", async () => {
      const base = await spoiltMock(await mock.world(), {
        listAddresses: editEach((address) => void (address.detail = null)),
      });
      const { code, out, report: next } = await judge(base, "new");
      expect(next.failures.map(({ key }) => key)).toEqual([
        "listAddresses/null-not-allowed/200 body.data[].detail",
      ]);
      expect(next.mended).toEqual([KEY]);
      expect(out).toContain(KEY);
      expect(code).toBe(1);
    });
  });

  it.each([
    ["a folder that is a file", "package.json/report.json"],
    ["a folder that the system does not let anybody make", "/proc/x/y.json"],
    ["a file that is a folder", "scripts"],
  ])("report in one line, before the first call, that %s is not writable", async (_what, path) => {
    const world = await mock.world();
    const base = await spoiltMock(world, {});
    const files = ["--report", `html=${file("never.html")}`, "--report", `json=${path}`];
    const { code, out, err } = await conformance(["--base-url", base, ...BUYER_ARGS, ...files]);
    expect(err.split("\n")).toEqual([expect.stringContaining(`cannot write ${path}`)]);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(await world.control.requests()).toEqual([]);
    expect(await readdir(folder)).not.toContain("never.html");
  });

  it("create the folders of their files", async () => {
    const base = await spoiltMock(await mock.world(), {});
    const path = join("deep", "deeper", "report.json");
    const args = ["--operation", "getBalance", "--report", `json=${file(path)}`];
    await conformance(["--base-url", base, ...BUYER_ARGS, ...args]);
    expect((await json(path)).failures).toEqual([]);
  });
});
