import { expect, it } from "vitest";
import type { GetSpending200Data } from "#generated/model/getSpending200Data.ts";
import { expectError } from "../support/contract.ts";
import { type TestWorld, testMock } from "../support/mock.ts";
import { expectSuccess } from "../support/success.ts";

const mock = testMock();
const GROUPS = ["month", "store", "category", "maker", "goods"] as const;

async function spending(world: TestWorld, query: Readonly<Record<string, string>> = {}) {
  const call = async (page: number): Promise<GetSpending200Data> =>
    expectSuccess(
      "getSpending",
      await world.get(`/api/spending?${new URLSearchParams({ ...query, page: String(page) })}`),
    );
  const first = await call(1);
  const list = [...first.list];
  for (let page = 2; list.length < first.total; page += 1) list.push(...(await call(page)).list);
  return { ...first, list };
}

const fen = (yuan: number): number => Math.round(yuan * 100);
const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + fen(amount), 0);

it("every grouping adds up to the same amounts, now and a year before, with a filter or without", async () => {
  const world = await mock.as("chain");
  for (const filter of [{}, { store_id: "9" }, { category_id: "1" }, { end_time: "2026-10-15" }]) {
    const all = await Promise.all(GROUPS.map((group_by) => spending(world, { ...filter, group_by })));
    const [months] = all;
    expect(months?.amount).toBeGreaterThan(0);
    expect(months?.previous_amount).toBeGreaterThan(0);
    for (const { list, amount, previous_amount, orders } of all) {
      expect(sum(list.map((row) => row.amount))).toBe(fen(amount));
      expect(sum(list.map((row) => row.previous_amount))).toBe(fen(previous_amount));
      expect([amount, previous_amount, orders]).toEqual([
        months?.amount,
        months?.previous_amount,
        months?.orders,
      ]);
    }
  }
});

it("a group filters by its key, and its rows are sorted by amount", async () => {
  const world = await mock.as("chain");
  const categories = await spending(world, { group_by: "category" });
  const amounts = categories.list.map(({ amount }) => amount);
  expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
  const [first] = categories.list;
  const within = await spending(world, { group_by: "maker", category_id: first?.key ?? "" });
  expect([within.amount, within.category_name]).toEqual([first?.amount, first?.name]);
  const makers = await spending(world, { group_by: "maker" });
  const [maker] = makers.list;
  expect((await spending(world, { group_by: "goods", sccj: maker?.key ?? "" })).amount).toBe(maker?.amount);
  const stores = await spending(world, { group_by: "store" });
  const store = stores.list.find(({ key }) => key === "9");
  expect(await spending(world, { store_id: "9" })).toMatchObject({
    amount: store?.amount,
    store_name: store?.name,
  });
});

it("months are those of the period, and agree with the orders and statements of the store", async () => {
  const world = await mock.as("buyer");
  const { list, start_time, end_time, amount } = await spending(world, { store_id: "1" });
  expect([start_time, end_time, list.length]).toEqual(["2025-12-01", "2026-11-21", 12]);
  let bought = 0;
  for (const { key } of list) {
    const statement = expectSuccess("getStatement", await world.get(`/api/statement?month=${key}`));
    bought += fen(statement.ordered) - fen(statement.returned);
    if (key === "2026-11") bought -= fen(statement.unpaid);
  }
  expect(bought).toBe(fen(amount));
});

it("days that are reversed or more than a year are refused; an empty account has none", async () => {
  const world = await mock.as("empty");
  expect(await spending(world, { group_by: "goods" })).toMatchObject({ list: [], amount: 0, orders: 0 });
  for (const days of [
    "start_time=2026-02-02&end_time=2026-02-01",
    "start_time=2025-01-01&end_time=2026-06-01",
  ])
    expectError(await world.get(`/api/spending?${days}`), 422);
});
