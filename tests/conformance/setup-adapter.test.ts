import { describe, expect, it, onTestFinished } from "vitest";
import { loadContract } from "#scripts/api-client/contract/load-contract.ts";
import { terminalLines } from "#scripts/conformance/report/terminal.ts";
import { runConformance } from "#scripts/conformance/run.ts";
import { testMock } from "#tests/support/mock.ts";
import { startBackend } from "./backend/backend.ts";
import { grownTo } from "./backend/growth.ts";
import { listsOf } from "./support/account-lists.ts";
import { conformance } from "./support/command.ts";
import { BUYER, BUYER_ARGS, judge } from "./support/spoilt-mock.ts";

/**
 * Their 409 is in the contract, but in this shop no rule brings it about: such goods and lines are 422. That of an
 * invitation takes 50 people.
 */
const WITHOUT_CONFLICT = ["addCartLines", "quickAddCartLine", "checkoutCart", "inviteTeamMember"];
const contract = loadContract();

describe("a run with the mock's setup adapter", () => {
  const mock = testMock();

  it("judges what only disposable accounts show, and takes all of it back", async () => {
    const { name, control } = await mock.world();
    const before = await control.clock.read();
    const { main, activity, chat } = mock.urls;
    const report = await judge(main, {
      activityUrl: activity,
      chatUrl: chat,
      setupUrl: `${main}/__mock__/setup`,
      headers: { "x-mock-world": name },
      allowWrites: true,
      seed: 7,
    });
    expect(report.failures.map(({ key, seen }) => `${key}: ${seen}`)).toEqual([]);
    const { skipped } = report;
    expect(
      skipped.filter(({ what }) => what.startsWith("flow ") || contract.operation(what)?.writes),
    ).toEqual([]);
    const { bodyFields, specificStatuses } = report.coverage.shares;
    expect(bodyFields).toBeGreaterThanOrEqual(0.95);
    expect(specificStatuses).toBeGreaterThanOrEqual(0.8);
    const unseenConflicts = report.coverage.operations.filter(({ statuses }) => statuses[409] === 0);
    expect(unseenConflicts.map(({ operationId }) => operationId).toSorted()).toEqual(
      WITHOUT_CONFLICT.toSorted(),
    );
    expect(terminalLines(report).join("\n")).toMatch(
      /body fields \d+ %, statuses of an operation's own \d+ %, statuses that all share \d+ %/,
    );
    const users = await control.state.records("users", { q: "setup" });
    expect(users.records).toEqual([]);
    expect((await control.clock.read()).now.slice(0, 10)).toBe(before.now.slice(0, 10));
  });

  it("needs --allow-writes, and an adapter that responds as its contract says", async () => {
    const args = ["--base-url", mock.urls.main, ...BUYER_ARGS, "--operation", "getBalance"];
    const readOnly = await conformance([...args, "--setup-url", `${mock.urls.main}/__mock__/setup`]);
    expect(readOnly).toMatchObject({
      code: 2,
      err: expect.stringContaining("--setup-url needs --allow-writes"),
    });
    const wrong = await conformance([...args, "--allow-writes", "--setup-url", `${mock.urls.main}/nowhere`]);
    expect(wrong.code).toBe(2);
    expect(wrong.err.split("\n")).toHaveLength(1);
    expect(wrong.err).toMatch(/--setup-url cannot be used: .*POST \/reset responded with 404/);
  });

  it("is taken back after Ctrl-C as well", async () => {
    const { name } = await mock.world();
    const lists = () => listsOf(mock.urls, name, BUYER.user, ["listAddresses", "listOrders"]);
    const before = await lists();
    const interruption = new AbortController();
    const { stopped } = await judge(mock.urls.main, {
      setupUrl: `${mock.urls.main}/__mock__/setup`,
      headers: { "x-mock-world": name },
      operations: ["login", "listAddresses", "createAddress"],
      allowWrites: true,
      onExchange: ({ operationId, request, response }) => {
        if (
          operationId === "createAddress" &&
          request.body?.includes("%E6%96%87%E4%B8%89%E8%B7%AF") &&
          response?.status === 201
        )
          interruption.abort();
      },
      signal: interruption.signal,
    });
    expect(stopped).toBe("interrupted");
    expect(await lists()).toEqual(before);
  });
});

describe("a backend that offers a part of the adapter", () => {
  it("is judged with what there is, and the rest is listed", async () => {
    const backend = await startBackend();
    onTestFinished(() => backend.close());
    const known = [...backend.shop.buyers.keys()];
    const report = await runConformance({
      baseUrl: backend.url,
      setupUrl: `${backend.url}/setup`,
      user: "alice",
      password: "secret-of-alice",
      operations: [...grownTo("news"), "getCaptcha"],
      allowWrites: true,
      seed: 1,
      language: "en",
    });
    expect(report.failures.map(({ key, seen }) => `${key}: ${seen}`)).toEqual([]);
    const created = report.coverage.operations.find(({ operationId }) => operationId === "createAddress");
    expect(created?.statuses[409]).toBe(1);
    expect(report.skipped).toContainEqual({
      what: "flow captcha",
      reason: "the setup adapter's POST /accounts is not offered: no captcha accounts here",
    });
    expect([...backend.shop.buyers.keys()]).toEqual(known);
  });
});

describe("the statuses of an operation's own", () => {
  it("are told apart from those that every operation declares", () => {
    const operation = contract.operation("createAddress");
    expect(operation?.responses.get(409)?.isSpecific).toBe(true);
    expect(operation?.responses.get(401)?.isSpecific).toBe(false);
  });
});
