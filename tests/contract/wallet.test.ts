import { describe, expect, it } from "vitest";
import type { Balance } from "#generated/model/balance.ts";
import type { Credit } from "#generated/model/credit.ts";
import { expectError } from "../support/contract.ts";
import { type TestWorld, testMock } from "../support/mock.ts";
import { expectSuccess } from "../support/success.ts";

const mock = testMock();

describe("the balance", () => {
  it("shows today's changes, and none tomorrow", async () => {
    const world = await mock.world();
    await world.login("buyer");
    const balance = () => world.get<Balance>("/api/user/user_money");
    expect(expectSuccess("getBalance", await balance())).toEqual({
      user_money: 2680.5,
      frozen_money: 0,
      today_change: -319.5,
    });
    await world.control.clock.advance("14h");
    expect(expectSuccess("getBalance", await balance()).today_change).toBe(0);
  });
});

describe("the credit account", () => {
  it("shows the used and remaining limit and the next due date", async () => {
    const world = await mock.world();
    await world.login("buyer");
    const credit = () => world.get<Credit>("/api/user/user_credit");
    expect(expectSuccess("getCredit", await credit())).toEqual({
      is_open: 1,
      credit_limit: 50_000,
      used: 8260.5,
      available: 41_739.5,
      overdue: 0,
      period_days: 30,
      next_due_at: "2026-12-03",
      next_due_amount: 4860.2,
    });
    await world.control.clock.set("2026-12-04 09:00:00");
    await world.login("buyer");
    expect(expectSuccess("getCredit", await credit())).toMatchObject({
      overdue: 4860.2,
      next_due_at: "2026-12-15",
      // 3,400.30 less 84.68 that were refunded of its order meanwhile.
      next_due_amount: 3315.62,
    });
  });

  it("can be closed", async () => {
    const world = await mock.world();
    await world.login("branch");
    expect(expectSuccess("getCredit", await world.get<Credit>("/api/user/user_credit"))).toMatchObject({
      is_open: 0,
      available: 0,
      next_due_at: null,
    });
  });
});

describe("a wallet", () => {
  it.each(["/api/user/user_money", "/api/user/user_credit"])("is for buyers only: %s", async (path) => {
    expectError(await (await mock.world()).get(path), 401);
  });
});

describe("repaying the credit term from the balance", () => {
  const repay = (world: TestWorld, ids: readonly number[]) =>
    world.post<{ amount: number; number: number }>("/api/user/user_credit_repay", { ids: [...ids] });
  const read = async <T>(world: TestWorld, path: string) =>
    (await world.get<T>(`/api/user/${path}`)).body.data;
  type Bills = { list: { id: number; amount: number; type: number; repaid_at: string | null }[] };

  it("restores the limit, appears in the log, and charges nothing twice", async () => {
    const world = await mock.world();
    await world.login("manager");
    const before = await read<{ used: number }>(world, "user_credit");
    const [bill] = (await read<Bills>(world, "user_credit_list")).list;
    expect(bill?.amount).toBe(before.used);
    const ids = [bill!.id, bill!.id];
    const first = expectSuccess("payCreditBills", await repay(world, ids));
    expect(first).toEqual({ amount: 2186.4, number: 1 });
    expect(expectSuccess("payCreditBills", await repay(world, ids))).toEqual({ amount: 0, number: 0 });
    expect(await read(world, "user_credit")).toMatchObject({ used: 0, next_due_at: null });
    expect(await read(world, "user_money")).toMatchObject({ user_money: 10_471.6, today_change: -2186.4 });
    const log = await read<Bills>(world, "user_money_log?use_type=6");
    expect(log.list).toMatchObject([{ amount: -2186.4, balance: 10_471.6 }]);
    const repaid = (await read<Bills>(world, "user_credit_list?type=3")).list;
    expect(repaid.find(({ id }) => id === bill!.id)).toMatchObject({ repaid_at: "2026-11-21 10:00:00" });
  });

  it("refuses what the balance does not cover and other buyers' bills, and changes nothing", async () => {
    const world = await mock.world();
    await world.login("credit");
    const [first] = (await read<Bills>(world, "user_credit_list?type=2")).list;
    const reply = await repay(world, [first!.id]);
    expectError(reply, 409);
    expect(reply.body.message).toBe("余额不足：可用余额 126.00 元，还差 3,997.50 元，请先充值再还款");
    expectError(await repay(world, [first!.id, 424_242]), 422, ["ids"]);
    expectError(await repay(world, []), 422, ["ids"]);
    await world.login("manager");
    expectError(await repay(world, [first!.id]), 422, ["ids"]);
    await world.login("credit");
    expect(await read(world, "user_credit")).toMatchObject({ used: 11_934.3, overdue: 5990.5 });
    expect(await read(world, "user_money")).toMatchObject({ user_money: 126 });
  });
});
