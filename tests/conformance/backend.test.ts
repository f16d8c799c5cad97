import { describe, expect, it, onTestFinished } from "vitest";
import type { Report } from "#scripts/conformance/report.ts";
import { terminalLines } from "#scripts/conformance/report/terminal.ts";
import { BACKEND_OPERATIONS, type BackendOptions, type NotFound, startBackend } from "./backend/backend.ts";
import { GROWTH, grownTo } from "./backend/growth.ts";
import type { Habit } from "./backend/habits.ts";
import { type JudgeOptions, judgeBackend } from "./backend/judge-backend.ts";

const linesOf = ({ failures }: Report) =>
  failures.map(({ key, probe, seen }) => `${key} (${probe}): ${seen}`);

async function judge(backendOptions: BackendOptions = {}, options: JudgeOptions = {}) {
  const backend = await startBackend(backendOptions);
  onTestFinished(() => backend.close());
  return judgeBackend(backend, options);
}

/** Few calls: what these tests are about shows with any. */
const SMALL = grownTo("news");
const judgeSmall = (habit?: Habit) => judge({ habit, operations: SMALL }, { operations: SMALL });

describe("a backend of which most is missing", () => {
  it.each<NotFound>(["contract", "plain", "501", "405"])(
    "passes with what it has, and the rest is listed: what is missing gets %s",
    async (notFound) => {
      const report = await judge({ notFound, operations: SMALL });
      const { implementation, coverage, skipped } = report;
      expect(linesOf(report)).toEqual([]);
      expect(implementation.clean.toSorted()).toEqual(SMALL.toSorted());
      expect(implementation.failing).toEqual([]);
      expect(implementation.missing.filter((id) => SMALL.includes(id))).toEqual([]);
      expect(implementation.missing.length).toBeGreaterThan(130);
      // Two responses are enough to know, besides those of the gate that wants a session.
      const missing = coverage.operations.filter((each) => implementation.missing.includes(each.operationId));
      expect(missing.filter(({ calls }) => calls > 5)).toEqual([]);
      expect(skipped.filter(({ what }) => implementation.missing.includes(what))).toEqual([]);
      const [first, ...tags] = terminalLines(report);
      expect(first).toMatch(
        /^\d+ operations: implemented and clean 10, implemented with failures 0, not implemented \d+/,
      );
      expect(tags).toContain(
        "  wallet: implemented and clean 1, not implemented 6 (getCredit, listBalanceLog, listCreditBills, payCreditBills, getStatement, getSpending)",
      );
    },
  );

  it("is not blamed for sessions when it has neither profile nor logout", async () => {
    const operations = SMALL.filter((id) => id !== "getAccountProfile" && id !== "logout");
    const report = await judge({ notFound: "plain", operations });
    expect(linesOf(report)).toEqual([]);
    expect(report.implementation.missing).toEqual(expect.arrayContaining(["getAccountProfile", "logout"]));
  });

  it("is told what is missing where another operation's path with an id responds in its place", async () => {
    const report = await judge({ operations: ["login", "getOrder", "getMessage", "getArticle"] });
    expect(linesOf(report)).toEqual([]);
    expect(report.implementation.missing).toEqual(
      expect.arrayContaining([
        "listOrderCounts",
        "getMessageCounts",
        "searchArticles",
        "listServiceArticles",
        "listArticleCategories",
      ]),
    );
  });
});

describe("a backend that grows", () => {
  it("is in an order of steps that ends with all of it", () => {
    expect(grownTo(GROWTH.at(-1)?.name ?? "").toSorted()).toEqual(BACKEND_OPERATIONS.toSorted());
    expect(BACKEND_OPERATIONS.length).toBeGreaterThanOrEqual(45);
  });

  it("is told at each step what it has, in words that are true of it", async () => {
    const report = await judge({ notFound: "plain", operations: grownTo("goods") }, { setup: true });
    expect(linesOf(report)).toEqual([]);
    const lines = terminalLines(report).join("\n");
    expect(lines).not.toMatch(/responded with (404|501|405)/);
    const { missing } = report.implementation;
    expect(report.timings.filter(({ operationId }) => missing.includes(operationId))).toEqual([]);
    // It makes approved accounts only, and says so.
    expect(lines).toMatch(/POST \/accounts is not offered: no \S+ accounts here/);
  });

  it("is told of what it has alone when that is asked for", async () => {
    const report = await judge({ operations: grownTo("login") }, { onlyImplemented: true });
    const lines = terminalLines(report);
    expect(lines[0]).toBe(
      "4 operations: implemented and clean 3, implemented with failures 0, not implemented 0, not judged 1",
    );
    expect(lines.slice(1).join("\n")).not.toContain("not implemented");
    expect(lines.at(-1)).toMatch(/^✓ no violation/);
    expect(report.coverage.operations).toHaveLength(4);
  });

  it("keeps the contract when it is whole, and nothing that flows have judged is told as not judged", async () => {
    const report = await judge({}, { setup: true });
    expect(linesOf(report)).toEqual([]);
    expect(report.implementation.clean.toSorted()).toEqual(BACKEND_OPERATIONS.toSorted());
    const accepted = report.coverage.operations.filter(({ statuses }) => statuses[200] || statuses[201]);
    const judged = accepted.map(({ operationId }) => operationId);
    expect(report.skipped.filter(({ what }) => judged.includes(what))).toEqual([]);
    expect(report.skipped.filter(({ what }) => BACKEND_OPERATIONS.includes(what))).toEqual([
      // Its cart is empty.
      { what: "previewOrder", reason: "no id was found: lists are empty, or none shows it" },
      {
        what: "readAllMessages",
        reason: expect.stringContaining("flow messages sends valid calls, and had"),
      },
    ]);
  });
});

describe("a backend in another framework", () => {
  it("passes if it keeps the contract", async () => {
    const report = await judgeSmall();
    const { coverage, calls } = report;
    expect(linesOf(report)).toEqual([]);
    expect(calls).toBeGreaterThan(100);
    const unsuccessful = coverage.operations.filter(({ operationId, statuses }) => {
      const isOwn = SMALL.includes(operationId);
      return isOwn && !Object.entries(statuses).some(([status, seen]) => status.startsWith("2") && seen > 0);
    });
    expect(unsuccessful.map(({ operationId }) => operationId)).toEqual([]);
  });

  it.each<[Habit, string, readonly string[]]>([
    [
      "empty-list-for-object",
      "empty-list-for-object",
      ["logout/empty-list-for-object/200 body.data", "deleteAddress/empty-list-for-object/200 body.data"],
    ],
    [
      "numbers-as-text",
      "number-as-text",
      [
        "getBalance/number-as-text/200 body.data.user_money",
        "listAddresses/number-as-text/200 body.data[].is_default",
        "listNews/number-as-text/200 body.data.total",
        "createAddress/number-as-text/201 body.data.id",
      ],
    ],
    [
      "null-for-empty",
      "null-not-allowed",
      [
        "getAccountProfile/null-not-allowed/200 body.data.email",
        "listAddresses/null-not-allowed/200 body.data[].district",
        "listNews/null-not-allowed/200 body.data.list[].summary",
      ],
    ],
    [
      "error-in-200",
      "error-in-200",
      ["getBalance/error-in-200/code 401", "createAddress/error-in-200/code 422"],
    ],
  ])("has the habit of %s found and named", async (habit, rule, keys) => {
    const { failures, causes } = await judgeSmall(habit);
    expect(failures.map(({ key }) => key)).toEqual(expect.arrayContaining([...keys]));
    // One root cause, reported first and not drowned in its consequences.
    expect(causes[0]?.rule).toBe(rule);
    expect(causes.map((cause) => cause.rule)).toEqual(causes.map(() => rule));
  });
});
