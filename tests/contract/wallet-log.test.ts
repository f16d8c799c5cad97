import { describe, expect, it } from "vitest";
import type { BalanceLogEntry } from "#generated/model/balanceLogEntry.ts";
import type { Credit } from "#generated/model/credit.ts";
import { expectError } from "../support/contract.ts";
import { type TestWorld, testMock } from "../support/mock.ts";
import { expectSuccess } from "../support/success.ts";

const mock = testMock();

const log = async (world: TestWorld, query = "") =>
  expectSuccess("listBalanceLog", await world.get(`/api/user/user_money_log?${query}`));
const fen = (yuan: number) => Math.round(yuan * 100);

describe("the log of the balance", () => {
  it.each(["buyer", "manager", "credit", "chain", "big"])(
    "of %s adds up to it, entry by entry",
    async (persona) => {
      const world = await mock.as(persona);
      const entries: BalanceLogEntry[] = [];
      const first = await log(world);
      for (let page = 1; entries.length < first.total; page += 1)
        entries.push(...(await log(world, `page=${page}`)).list);
      const { user_money: money } = (await world.get<{ user_money: number }>("/api/user/user_money")).body
        .data;
      expect(entries[0]?.balance).toBe(money);
      for (const [index, entry] of entries.entries()) {
        expect(fen(entry.balance)).toBe(fen(entries[index + 1]?.balance ?? 0) + fen(entry.amount));
      }
      expect(fen(first.income) - fen(first.expense)).toBe(fen(money));
      expect(entries.map(({ created_at: at }) => at)).toEqual(
        entries
          .map(({ created_at: at }) => at)
          .toSorted()
          .toReversed(),
      );
    },
  );

  it("is filtered by use and day, with its totals", async () => {
    const world = await mock.as("buyer");
    const paid = await log(world, "use_type=2");
    expect(
      paid.list.every(({ use_type: use, amount, order_id: id }) => use === 2 && amount < 0 && id > 0),
    ).toBe(true);
    expect(paid.income).toBe(0);
    const today = await log(world, "start_time=2026-11-21&end_time=2026-11-21");
    expect(today).toMatchObject({ total: 1, income: 0, expense: 319.5 });
    expect(today.list[0]).toMatchObject({ order_id: 9004, amount: -319.5, balance: 2680.5 });
    expectError(await world.get("/api/user/user_money_log?start_time=2026-11-21&end_time=2026-11-20"), 422, [
      "end_time",
    ]);
    expect((await log(world, "page=99")).list).toEqual([]);
  });

  it("is empty for a buyer without entries", async () => {
    expect(await log(await mock.as("empty"))).toMatchObject({ total: 0, income: 0, expense: 0 });
  });
});

describe("the credit bills", () => {
  const bills = async (world: TestWorld, query = "") =>
    expectSuccess("listCreditBills", await world.get(`/api/user/user_credit_list?${query}`));

  it("add up to the used and overdue amounts, earliest due date first", async () => {
    const world = await mock.as("credit");
    const { list } = await bills(world);
    const credit = (await world.get<Credit>("/api/user/user_credit")).body.data;
    const sum = (type: number) =>
      list
        .filter((bill) => bill.type === type)
        .reduce((total, bill) => total + fen(bill.amount - bill.repaid), 0);
    expect([sum(1) + sum(2), sum(2)]).toEqual([fen(credit.used), fen(credit.overdue)]);
    const overdue = await bills(world, "type=2");
    expect(overdue.list.map(({ amount, days_overdue: days }) => [amount, days])).toEqual([
      [4123.5, 16],
      [1867, 4],
    ]);
    expect(list.slice(0, 4).map(({ due_at: at }) => at)).toEqual([
      "2026-11-05",
      "2026-11-17",
      "2026-11-27",
      "2026-12-12",
    ]);
    const repaid = await bills(world, "type=3");
    expect(repaid.total).toBeGreaterThan(0);
    expect(repaid.list.every((bill) => bill.repaid === bill.amount && bill.repaid_at !== null)).toBe(true);
    const order = await world.get<{ amount: number }>(`/api/order/${list[0]!.order_id}`);
    expect(order.body.data.amount).toBe(list[0]!.amount);
  });

  it("become overdue the day after", async () => {
    const world = await mock.as("buyer");
    expect((await bills(world, "type=2")).total).toBe(0);
    await world.control.clock.set("2026-12-03 23:59:59");
    await world.login("buyer");
    expect((await bills(world, "type=2")).total).toBe(0);
    await world.control.clock.advance(1);
    const overdue = await bills(world, "type=2");
    expect(overdue.list.map(({ amount, days_overdue: days }) => [amount, days])).toEqual([[4860.2, 1]]);
  });
});
