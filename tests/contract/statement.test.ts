import { describe, expect, it } from "vitest";
import { ageDays, ageing } from "#mock/domain/wallet/rules/ageing.ts";
import { parseDateTime } from "#mock/world/shanghai-time.ts";
import { expectError } from "../support/contract.ts";
import { type TestWorld, testMock } from "../support/mock.ts";
import { expectSuccess } from "../support/success.ts";

const mock = testMock();

const statement = async (world: TestWorld, month?: string) =>
  expectSuccess("getStatement", await world.get(month ? `/api/statement?month=${month}` : "/api/statement"));

describe("a monthly statement", () => {
  it("is of the current month up to now, and tells first what is overdue", async () => {
    const shown = await statement(await mock.as("credit"));
    expect(shown).toMatchObject({ month: "2026-11", as_of: "2026-11-21 10:00:00", owed: 11_934.3 });
    const overdue = shown.differences.filter(({ kind }) => kind === 1);
    expect(overdue.map(({ amount, since }) => [amount, since])).toEqual([
      [4123.5, "2026-11-06 00:00:00"],
      [1867, "2026-11-18 00:00:00"],
    ]);
    expect(shown.differences.slice(0, 2)).toEqual(overdue);
    expect(shown.ageing.map(({ from_days: from, to_days: to }) => [from, to])).toEqual([
      [0, 30],
      [31, 60],
      [61, 90],
      [91, null],
    ]);
  });

  it("lets debts age by the clock of the world, and keeps the months that are over", async () => {
    const world = await mock.as("credit");
    const november = await statement(world);
    await world.control.clock.set("2027-03-01 09:00:00");
    await world.login("credit");
    const [young, , , old] = (await statement(world)).ageing;
    expect([young?.amount, old?.amount]).toEqual([0, november.owed]);
    const closed = await statement(world, "2026-11");
    expect(closed.as_of).toBe("2026-11-30 23:59:59");
    expect(closed.entries.slice(0, november.entries.length)).toEqual(november.entries);
    expect((await statement(world, "2026-12")).opening_owed).toBe(closed.owed);
  });

  it("is empty before the first order, and refused for what is no month or has not begun", async () => {
    const world = await mock.as("buyer");
    const { first_month: first } = await statement(world);
    expect(first < "2026-11").toBe(true);
    expect(await statement(world, "2020-01")).toMatchObject({
      ordered: 0,
      owed: 0,
      entries: [],
      differences: [],
    });
    for (const month of ["2026-12", "2026-13", "2026-1", "november"])
      expectError(await world.get(`/api/statement?month=${month}`), 422, ["month"]);
    expectError(await (await mock.world()).get("/api/statement"), 401);
  });

  it("has no debts and the current month as its first for a member without orders", async () => {
    const shown = await statement(await mock.as("empty"));
    expect(shown).toMatchObject({ first_month: "2026-11", debts: [], entries: [], ordered: 0, owed: 0 });
  });
});

describe("the age of a debt", () => {
  const age = (from: string, to: string) => ageDays(parseDateTime(from), parseDateTime(to));

  it("is counted in days of Shanghai", () => {
    expect(age("2026-11-01 23:59:59", "2026-11-02 00:00:00")).toBe(1);
    expect(age("2026-11-02 00:00:00", "2026-11-02 23:59:59")).toBe(0);
    expect(age("2026-02-28 12:00:00", "2026-03-31 00:00:00")).toBe(31);
  });

  it("puts each day into exactly one part", () => {
    const days = [0, 30, 31, 60, 61, 90, 91, 900];
    const parts = ageing(days.map((each, index) => ({ age: each, amount: 10 ** index })));
    expect(parts.map(({ amount }) => amount)).toEqual([11, 1100, 110_000, 11_000_000]);
  });
});
