import { mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import type { Report } from "#scripts/conformance/report.ts";
import { testMock } from "#tests/support/mock.ts";
import type { Plant, Twist } from "./mutants/wire.ts";
import { conformance } from "./support/command.ts";
import { spoiltMock } from "./support/spoilt-mock.ts";

const BASE = ["--base-url", "http://127.0.0.1:9"];

describe("the command line of conformance", () => {
  it.each([
    [[], "--base-url is missing"],
    [["--base-url", "localhost:4010"], "--base-url is no http or https address"],
    [["--base-url", "http://h/?shop=1"], "--base-url cannot have a ? or a #"],
    [["--base-url", "http://h#shop"], "--base-url cannot have a ? or a #"],
    [["--base-url", "http://h h"], "--base-url is no http or https address"],
    [[...BASE, "--chat-url", "http://h?"], "--chat-url cannot have a ? or a #"],
    [[...BASE, "--header", "x-who: 药"], '--header can have ASCII characters only, not "药"'],
    [[...BASE, "--header", "x-who: a\r\nb"], "--header"],
    [[...BASE, "--cookie", "session=é"], '--cookie can have ASCII characters only, not "é"'],
    [[...BASE, "--user", "buyer"], "CONFORMANCE_PASSWORD"],
    [[...BASE, "--origin", "https://shop.example/cart"], "--origin is scheme, host and port only"],
    [[...BASE, "--rate", "-1"], "option --rate: its value is missing"],
    [[...BASE, "--report", "pdf=report.pdf"], "--report"],
    [[...BASE, "--bass-url", "x"], "no option --bass-url"],
    [[...BASE, "--baseline", "/nowhere/known.json"], "/nowhere/known.json"],
    [[...BASE, "--operation", "listGood"], "listGoods"],
    [[...BASE, "--operation", "listGoods,nothing*"], "nothing*"],
    [[...BASE, "--operation", "@/nowhere/list.txt"], "/nowhere/list.txt"],
    [[...BASE, "--operation", ""], "--operation names nothing"],
    [[...BASE, "--operation", "@/dev/null"], "--operation names nothing"],
    [[...BASE, "--tag", ","], "--tag names nothing"],
    [[...BASE, "--judge-har", "package.json"], "cannot read the HAR package.json"],
  ])("rejects %j in one line", async (args, named) => {
    const { code, out, err } = await conformance(args, { CONFORMANCE_PASSWORD: "" });
    expect(err.split("\n")).toEqual([expect.stringContaining(named)]);
    expect({ code, out }).toEqual({ code: 2, out: "" });
  });

  it("prints help in two languages", async () => {
    const chinese = await conformance(["--help", "--lang", "zh"]);
    const english = await conformance(["--help"]);
    expect([chinese.code, english.code]).toEqual([0, 0]);
    expect(chinese.out).toContain("退出码");
    expect(english.out).toContain("Exit code");
  });
});

describe("against the mock", () => {
  const mock = testMock();
  const buyer = () => ["--base-url", mock.urls.main, "--user", "buyer"];

  it("finds nothing and exits with 0; the password can be in the environment", async () => {
    const args = [...buyer(), "--tag", "address", "--tag", "favorite", "--allow-writes", "--seed", "7"];
    const { code, out } = await conformance(args, { CONFORMANCE_PASSWORD: "demo1234" });
    expect(out.split("\n").at(-1)).toMatch(/^✓ no violation.*seed 7/);
    expect(code).toBe(0);
  });

  it("selects operations by list, pattern and file, and tags by list", async () => {
    const folder = await mkdtemp(join(tmpdir(), "conformance-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const [names, file] = [join(folder, "names"), join(folder, "report.json")];
    await writeFile(names, "# the first sprint\nlistNews, getNews\n\nget*Balance # and this\n");
    const selection = [
      "--operation",
      "listTop*,getPoints",
      "--operation",
      `@${names}`,
      "--tag",
      "favorite,feedback",
    ];
    await conformance([...buyer(), "--password", "demo1234", ...selection, "--report", `json=${file}`]);
    const { coverage } = JSON.parse(await readFile(file, "utf8")) as Report;
    const favorites = ["addFavorites", "cancelFavorites", "listFavorites"];
    const others = [
      "addFeedback",
      "listFeedback",
      "getBalance",
      "getNews",
      "getPoints",
      "listNews",
      "listTopAds",
    ];
    const selected = coverage.operations.map(({ operationId }) => operationId);
    expect(selected.toSorted()).toEqual([...favorites, ...others].toSorted());
  });

  it("fails for what is not implemented, unless asked for the rest only", async () => {
    const plain: Plant = {
      listAddresses: { before: () => ({ status: 404, headers: {}, cookies: [], body: "Not Found" }) },
    };
    const url = await spoiltMock(await mock.world(), plain);
    const args = ["--base-url", url, "--user", "buyer", "--password", "demo1234"];
    const selection = ["--operation", "listAddresses,getBalance"];
    const all = await conformance([...args, ...selection]);
    expect(all.out.split("\n")[0]).toBe(
      "2 operations: implemented and clean 1, implemented with failures 0, not implemented 1",
    );
    expect(all.out.split("\n").at(-1)).toMatch(/^✗ not implemented 1, no violation/);
    expect(all.code).toBe(1);
    const rest = await conformance([...args, ...selection, "--only-implemented"]);
    expect(rest.out.split("\n")[0]).toBe(
      "1 operations: implemented and clean 1, implemented with failures 0, not implemented 0",
    );
    expect(rest.code).toBe(0);
  });

  it("fails for operations that are slower than --max-ms, by percentile", async () => {
    const world = await mock.world();
    await world.control.fault({ match: { operationId: "listNews" }, fault: { kind: "delay", delay: 80 } });
    const header = ["--header", `X-Mock-World: ${world.name}`];
    const args = ["--base-url", mock.urls.main, ...header, "--operation", "listNews"];
    const slow = await conformance([...args, "--max-ms", "p50=70,max=60000"]);
    expect(slow.out).toContain("rule too-slow");
    expect(slow.out).toMatch(/probe: p50 of \d+ calls\n\s*expected: at most 70 ms/);
    expect(slow.out).toContain('{"match":{"operationId":"listNews"},"fault":{"kind":"delay"');
    expect(slow.code).toBe(1);
    const { code } = await conformance([...args, "--max-ms", "60000"]);
    expect(code).toBe(0);
    const wrong = await conformance([...args, "--max-ms", "p42=70"]);
    expect(wrong.err).toContain("--max-ms is written as");
    expect(wrong.code).toBe(2);
  });

  it("takes an address with blanks around it, in any letters", async () => {
    const address = ` ${mock.urls.main.toUpperCase()}/ `;
    const { code, err } = await conformance(["--base-url", address, "--operation", "listNews"]);
    expect({ code, err }).toEqual({ code: 0, err: "" });
  });

  it("reports a response of 200,000 nested lists, and writes the reports", async () => {
    const folder = await mkdtemp(join(tmpdir(), "conformance-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const deep = "[".repeat(200_000) + "]".repeat(200_000);
    const url = await spoiltMock(await mock.world(), {
      listNews: {
        after: (response) => void (response.body = `{"code":200,"message":"[\\"[","data":${deep}}`),
      },
    });
    const kinds = ["junit", "json", "html", "har"];
    const reports = kinds.flatMap((kind) => ["--report", `${kind}=${join(folder, kind)}`]);
    const selection = ["--operation", "getCommonData,listNews"];
    const { code, out, err } = await conformance(["--base-url", url, ...selection, ...reports]);
    const { causes } = JSON.parse(await readFile(join(folder, "json"), "utf8")) as Report;
    expect(causes.map(({ rule, operationIds }) => [rule, operationIds])).toEqual([
      ["too-deep", ["listNews"]],
    ]);
    expect(out).toContain("expected: at most 200 levels");
    expect({ code, err }).toEqual({ code: 1, err: "" });
    expect(await readdir(folder)).toHaveLength(kinds.length);
  });

  it.each([
    ["needs writes", "createAddress", "needs --allow-writes"],
    ["needs a session", "getBalance", "needs a session"],
    ["is on a host without an address", "openChat", "no --chat-url"],
  ])("exits with 2 where the only operation %s", async (_what, operation, reason) => {
    const { code, out } = await conformance(["--base-url", mock.urls.main, "--operation", operation]);
    expect(out).toContain(reason);
    expect(out.split("\n").at(-1)).toMatch(/^✗ not one of the selected operations was judged/);
    expect(code).toBe(2);
  });

  it("tells a server whose responses all begin with a byte order mark so, and nothing else", async () => {
    const marked: Twist = { after: (response) => void (response.body = `\uFEFF${response.body}`) };
    const url = await spoiltMock(await mock.world(), { getCommonData: marked, listNews: marked });
    const { code, out } = await conformance(["--base-url", url, "--operation", "getCommonData,listNews"]);
    expect(out.match(/^\d+\. .*$/gm)).toEqual(["1. [major] JSON behind a byte order mark"]);
    expect(code).toBe(1);
  });

  it("reports a failed login in one line, without the password", async () => {
    const { code, out, err } = await conformance([...buyer(), "--password", "not-the-right-one"]);
    expect(err.split("\n")).toEqual([expect.stringContaining("the login of the buyer buyer failed")]);
    expect(err).not.toContain("not-the-right-one");
    expect({ code, out }).toEqual({ code: 2, out: "" });
  });

  it("refuses one account as both buyers", async () => {
    const same = ["--other-user", "buyer", "--other-password", "demo1234"];
    const { code, out, err } = await conformance([...buyer(), "--password", "demo1234", ...same]);
    expect(err.split("\n")).toEqual([expect.stringContaining("--other-user must name another one")]);
    expect({ code, out }).toEqual({ code: 2, out: "" });
  });

  it("rejects an expired cookie", async () => {
    const args = ["--base-url", mock.urls.main, "--cookie", "session=gone"];
    const { code, err } = await conformance(args);
    expect(err.split("\n")).toEqual([expect.stringContaining("unknown or has ended")]);
    expect(code).toBe(2);
  });

  it("sends no writes without permission", async () => {
    const world = await mock.world();
    const header = ["--header", `X-Mock-World: ${world.name}`];
    const args = [...buyer(), "--password", "demo1234", "--tag", "cart", "--tag", "address", ...header];
    const { code, out } = await conformance(args);
    const calls = await world.control.requests();
    const others = new Set(
      calls.filter(({ method }) => method !== "GET" && method !== "HEAD").map((call) => call.operation_id),
    );
    // POSTs that the contract marks as read-only.
    const reading = ["checkoutCart", "matchGoods", "previewDistribution", "previewOrder"];
    expect(others).toEqual(new Set([...reading, "login", "logout"]));
    expect(out).toContain("needs --allow-writes");
    expect(code).toBe(0);
  });
});
