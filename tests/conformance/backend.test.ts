import { describe, expect, it, onTestFinished } from "vitest";
import { runConformance } from "#scripts/conformance/run.ts";
import { terminalLines } from "#scripts/conformance/report/terminal.ts";
import { BACKEND_OPERATIONS, type NotFound, startBackend } from "./backend/backend.ts";
import type { Habit } from "./backend/habits.ts";

async function judge(habit?: Habit) {
  const backend = await startBackend(habit);
  onTestFinished(() => backend.close());
  return runConformance({
    baseUrl: backend.url,
    user: "alice",
    password: "secret-of-alice",
    otherUser: "bob",
    otherPassword: "secret-of-bob",
    operations: BACKEND_OPERATIONS,
    allowWrites: true,
    seed: 1,
    language: "en",
  });
}

async function judgeAll(notFound: NotFound, without: readonly string[] = []) {
  const backend = await startBackend(undefined, notFound, without);
  onTestFinished(() => backend.close());
  return runConformance({
    baseUrl: backend.url,
    activityUrl: backend.url,
    user: "alice",
    password: "secret-of-alice",
    otherUser: "bob",
    otherPassword: "secret-of-bob",
    allowWrites: true,
    seed: 1,
    language: "en",
  });
}

describe("a backend of which most is missing", () => {
  it.each<NotFound>(["contract", "plain", "501"])(
    "passes with what it has, and the rest is listed: 404 in the form %s",
    async (notFound) => {
      const report = await judgeAll(notFound);
      const { failures, implementation, coverage, skipped } = report;
      expect(failures.map(({ key, probe, seen }) => `${key} (${probe}): ${seen}`)).toEqual([]);
      expect(implementation.clean.toSorted()).toEqual(BACKEND_OPERATIONS.toSorted());
      expect(implementation.failing).toEqual([]);
      expect(implementation.missing.filter((id) => BACKEND_OPERATIONS.includes(id))).toEqual([]);
      expect(implementation.missing.length).toBeGreaterThan(130);
      // Two answers are enough to know, besides those of the gate that wants a session.
      const missing = coverage.operations.filter((each) => implementation.missing.includes(each.operationId));
      expect(missing.filter(({ calls }) => calls > 5)).toEqual([]);
      expect(skipped.filter(({ what }) => implementation.missing.includes(what))).toEqual([]);
      const [first, ...tags] = terminalLines(report);
      expect(first).toMatch(
        /^\d+ operations: implemented and clean 10, implemented with failures 0, not implemented \d+/,
      );
      expect(tags).toContain(
        "  wallet: implemented and clean 1, not implemented 4 (getCredit, listBalanceLog, listCreditBills, payCreditBills)",
      );
    },
  );

  it("is not blamed for sessions when it has neither profile nor logout", async () => {
    const { failures, implementation } = await judgeAll("plain", ["/api/user/base", "/api/user/logout"]);
    expect(failures.map(({ key }) => key)).toEqual([]);
    expect(implementation.missing).toEqual(expect.arrayContaining(["getAccountProfile", "logout"]));
  });
});

describe("a backend in another framework", () => {
  it("passes if it keeps the contract", async () => {
    const { failures, coverage, calls } = await judge();
    expect(failures.map(({ key, probe, seen }) => `${key} (${probe}): ${seen}`)).toEqual([]);
    expect(calls).toBeGreaterThan(100);
    const unsuccessful = coverage.operations.filter(({ operationId, statuses }) => {
      const isOwn = BACKEND_OPERATIONS.includes(operationId);
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
    const { failures, causes } = await judge(habit);
    expect(failures.map(({ key }) => key)).toEqual(expect.arrayContaining([...keys]));
    // One root cause, reported first and not drowned in its consequences.
    expect(causes[0]?.rule).toBe(rule);
    expect(causes.map((cause) => cause.rule)).toEqual(causes.map(() => rule));
  });
});
