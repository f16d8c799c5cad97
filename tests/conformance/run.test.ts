import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import type { Report } from "#scripts/conformance/report.ts";
import { runConformance } from "#scripts/conformance/run.ts";
import { testMock } from "#tests/support/mock.ts";
import { editData, jsonResponse } from "./mutants/twists.ts";
import type { Twist } from "./mutants/wire.ts";
import { conformance, startConformance } from "./support/command.ts";
import { BUYER_ARGS, judge, spoiltMock } from "./support/spoilt-mock.ts";

const FEEDBACKS_AN_HOUR = 5;

describe("a run", () => {
  const mock = testMock();

  it("reports a missing inferred field as minor, and asks only for documented ones with --only documented", async () => {
    const world = await mock.world();
    const without: Twist = editData<{ selected?: number }>((totals) => void delete totals.selected);
    const url = await spoiltMock(world, { getCartTotal: without });
    const found = ({ failures }: Report) =>
      failures
        .filter(({ rule }) => rule.startsWith("missing-"))
        .map(({ rule, severity, place }) => [rule, severity, place].join(" "));
    const options = { operations: ["getCartTotal"] };
    expect(found(await judge(url, options))).toEqual(["missing-inferred-field minor 200 body.data.selected"]);
    expect(found(await judge(url, { ...options, only: "documented" }))).toEqual([]);

    const bare = await spoiltMock(world, {
      getCartTotal: editData<{ total?: number }>((totals) => void delete totals.total),
    });
    expect(found(await judge(bare, { ...options, only: "documented" }))).toEqual([
      "missing-field major 200 body.data.total",
    ]);
  });

  it("ends on Ctrl-C with the report so far", async () => {
    const folder = await mkdtemp(join(tmpdir(), "conformance-"));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const file = join(folder, "report.json");
    let begun: () => void = () => {};
    const beginning = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const url = await spoiltMock(await mock.world(), {
      listNews: {
        before() {
          begun();
          return undefined;
        },
      },
    });
    const args = ["--base-url", url, ...BUYER_ARGS, "--rate", "20", "--report", `json=${file}`];
    const run = startConformance(args);
    await beginning;
    const { code, out, err } = await run.stop("SIGINT");
    expect({ code, err }).toEqual({ code: 130, err: "" });
    expect(out).toContain("interrupted");
    const report = JSON.parse(await readFile(file, "utf8")) as Report;
    expect(report.stopped).toContain("interrupted");
    expect(report.calls).toBeGreaterThan(0);
  });

  it("does not take what time changes between two calls for what a session shows", async () => {
    let visits = 0;
    const url = await spoiltMock(await mock.world(), {
      getCommonData: {
        after(response, { cookie }) {
          const { data, ...rest } = JSON.parse(response.body) as { data: object };
          response.body = JSON.stringify({ ...rest, data: { ...data, timestamp: 1_795_312_800 + visits } });
          // A second goes by after each call without a session.
          if (cookie === "") visits += 1;
        },
      },
    });
    const { failures } = await judge(url, { operations: ["getCommonData", "getBalance"] });
    expect(failures.map(({ key }) => key)).toEqual([]);
  });

  it("sends the same calls for the same seed, and others for another", async () => {
    const callsOf = async (seed: number) => {
      const urls: string[] = [];
      await runConformance({
        baseUrl: mock.urls.main,
        operations: ["listNews"],
        depth: 4,
        seed,
        onExchange: ({ request }) => void urls.push(request.url),
      });
      return urls;
    };
    const [first, again, other] = [await callsOf(4), await callsOf(4), await callsOf(5)];
    expect(again).toEqual(first);
    expect(other).not.toEqual(first);
  });

  it("logs in again when the session has expired", async () => {
    let isOver = false;
    const url = await spoiltMock(await mock.world(), {
      listOrders: {
        before(call) {
          if (isOver || call.cookie === "") return undefined;
          isOver = true;
          call.cookie = "session=over";
          return undefined;
        },
      },
    });
    const report = await judge(url, { operations: ["listOrders"] });
    expect(isOver).toBe(true);
    expect({ failures: report.failures, stopped: report.stopped }).toEqual({
      failures: [],
      stopped: undefined,
    });
  });

  it("waits when the server asks it to", async () => {
    let asked = 0;
    const url = await spoiltMock(await mock.world(), {
      listNews: {
        before: () => {
          asked += 1;
          if (asked > 1) return undefined;
          const response = jsonResponse(429, { code: 429, message: "请求过于频繁" });
          return { ...response, headers: { ...response.headers, "retry-after": "1" } };
        },
      },
    });
    const report = await runConformance({
      baseUrl: url,
      operations: ["getCommonData", "listNews"],
      seed: 1,
    });
    expect(report.failures).toEqual([]);
    expect(report.durationMs).toBeGreaterThan(900);
  });

  it("gives up on a hanging call, and continues with the others", async () => {
    const hanging: Twist = { after: (response) => void (response.fate = "hang") };
    const url = await spoiltMock(await mock.world(), { listNews: hanging });
    const report = await runConformance({
      baseUrl: url,
      operations: ["getCommonData", "listNews", "listLinks"],
      timeoutMs: 2000,
      seed: 1,
    });
    expect(report.failures.map(({ key }) => key)).toEqual(["listNews/no-answer"]);
    expect(report.skipped.map(({ what }) => what)).toContain("listNews");
    expect(
      report.coverage.operations.find(({ operationId }) => operationId === "listLinks")?.calls,
    ).toBeGreaterThan(0);
  });

  it("reports hanging operations as violations, as long as something else responds", async () => {
    const hanging: Twist = { after: (response) => void (response.fate = "hang") };
    const url = await spoiltMock(await mock.world(), { listNews: hanging, listLinks: hanging });
    const selection = ["--operation", "listNews", "--operation", "listLinks"];
    const args = ["--base-url", url, ...selection, "--timeout-ms", "1000", "--lang", "en"];
    const { code, out, err } = await conformance(args);
    expect(out).toContain("operations: listLinks, listNews");
    expect(out).toContain("rule no-answer");
    expect({ code, err }).toEqual({ code: 1, err: "" });
  });

  it("checks out what can be bought, though the first line of the cart is sold out", async () => {
    type Line = { readonly goods: { readonly is_buy: number } };
    const url = await spoiltMock(await mock.world(), {
      listCartLines: editData<{ data: Line[] }>((cart) => {
        cart.data = cart.data.toSorted((a, b) => a.goods.is_buy - b.goods.is_buy);
      }),
    });
    const report = await judge(url, { operations: ["checkoutCart"] });
    expect(report.failures.map(({ key, seen }) => `${key}: ${seen}`)).toEqual([]);
    expect(report.coverage.operations[0]?.statuses["200"]).toBeGreaterThan(0);
  });

  it("takes the limit that an operation describes for a reason, run after run on one account", async () => {
    const headers = { "x-mock-world": (await mock.world()).name };
    const options = { operations: ["addFeedback", "listFeedback"], allowWrites: true, depth: 1, headers };
    for (let run = 0; run < FEEDBACKS_AN_HOUR; run += 1) await judge(mock.urls.main, options);
    const { failures, skipped } = await judge(mock.urls.main, options);
    expect(failures.map(({ key }) => key)).toEqual([]);
    expect(skipped).toContainEqual({ what: "flow feedback", reason: expect.stringContaining("429") });
  });

  it("walks flows as far as the selection goes, and says what they miss", async () => {
    const { skipped, judged } = await judge(mock.urls.main, {
      operations: ["addFeedback", "listOrders", "getBalance"],
      allowWrites: true,
      headers: { "x-mock-world": (await mock.world()).name },
      language: "en",
    });
    expect(judged).toContain("addFeedback/feedback");
    const reason = "stopped by listFeedback (not selected); not judged for it: listFeedback";
    expect(skipped).toContainEqual({ what: "flow feedback", reason });
    const compared = "needs the operations in brackets, which are not selected";
    expect(skipped).toContainEqual({ what: "flow first-month (getStatement)", reason: compared });
    expect(skipped.map(({ what }) => what).join()).not.toContain("flow favorites");
  });

  it("names one cause for a page in place of JSON, whatever is asked", async () => {
    const page: Twist = {
      after(response) {
        response.status = 200;
        response.headers["content-type"] = "text/html";
        response.body = "<!doctype html><title>商城</title>";
      },
    };
    const url = await spoiltMock(await mock.world(), {
      listNews: page,
      listOrders: page,
      createAddress: page,
    });
    const { causes } = await judge(url, {
      operations: ["getCommonData", "listNews", "listOrders", "createAddress"],
      allowWrites: true,
    });
    expect(causes.map(({ rule, operationIds }) => [rule, operationIds.toSorted()])).toEqual([
      ["html-page", ["createAddress", "listNews", "listOrders"]],
    ]);
  });

  it("names one cause for texts that are cut at a character of four bytes", async () => {
    const cut: Twist = {
      after: (response) => void (response.body = response.body.replaceAll(/𠮷(?:[^"\\]|\\.)*/g, "")),
    };
    const kept = ["createAddress", "updateAddress", "listAddresses", "deleteAddress"] as const;
    const titles = [
      "createInvoiceTitle",
      "updateInvoiceTitle",
      "listInvoiceTitles",
      "deleteInvoiceTitle",
    ] as const;
    const operations = [...kept, ...titles];
    const url = await spoiltMock(await mock.world(), Object.fromEntries(operations.map((id) => [id, cut])));
    const { causes } = await judge(url, { operations, allowWrites: true });
    expect(causes.map(({ rule }) => rule)).toEqual(["text-cut"]);
  });

  it("judges the login, whatever is selected", async () => {
    const url = await spoiltMock(await mock.world(), {
      login: { after: (response) => void (response.headers["content-type"] = "text/plain") },
    });
    const { failures } = await judge(url, { operations: ["listNews"] });
    expect(failures.map(({ key }) => key)).toContain("login/content-type/status 200");
  });

  it("lists what it skipped for lack of an address or a session", async () => {
    const operations = ["getBalance", "getCommonData", "openChat", "drawLottery"];
    const report = await runConformance({ baseUrl: mock.urls.main, operations, seed: 1, language: "en" });
    const skipped = Object.fromEntries(report.skipped.map(({ what, reason }) => [what, reason]));
    expect(skipped).toMatchObject({
      getBalance: expect.stringContaining("--user") as string,
      openChat: expect.stringContaining("--chat-url") as string,
    });
    expect(report.failures).toEqual([]);
  });
});
