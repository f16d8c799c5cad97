import { describe, expect, it } from "vitest";
import type { Balance } from "#generated/model/balance.ts";
import type { Credit } from "#generated/model/credit.ts";
import { expectError } from "../support/contract.ts";
import { testMock } from "../support/mock.ts";
import { expectSuccess } from "../support/success.ts";

const mock = testMock();

describe("the balance", () => {
  it("tells what changed today, and nothing tomorrow", async () => {
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

describe("the credit term", () => {
  it("tells what is used, what is left and what falls due next", async () => {
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
      next_due_amount: 3400.3,
    });
  });

  it("may not be open", async () => {
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
