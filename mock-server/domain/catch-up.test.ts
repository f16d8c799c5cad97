import { beforeAll, describe, expect, test } from "vitest";
import { transitions } from "#generated/transitions.ts";
import type { Machine } from "#mock/domain/common/moves.ts";
import { couponState, voucherState } from "#mock/domain/coupon/rules/coupon.ts";
import { balanceOf } from "#mock/domain/wallet/rules/balance.ts";
import { createSeed } from "#mock/seed/seed.ts";
import { createClock } from "#mock/world/clock.ts";
import { HOUR_MS } from "#mock/world/shanghai-time.ts";
import { catchUp, dueEvents } from "./catch-up.ts";
import type { Seed } from "./seed.ts";
import { createWorldState, type WorldState } from "./world-state.ts";

let seed: Seed;
beforeAll(() => {
  seed = createSeed({ seed: 1, scale: 0.1 });
});

function world() {
  const clock = createClock();
  clock.freeze(Date.parse("2026-11-21T10:00:00+08:00"));
  return createWorldState(seed, clock);
}

type Stated = { readonly id: number; readonly status: number };

/** Every record with a state, by state machine. */
const stated = (state: WorldState): Array<readonly [Machine, string, number]> => {
  const tables: Array<readonly [Machine, Iterable<Stated>]> = [
    ["OrderStatus", state.orders.values()],
    ["ReturnStatus", state.returns.values()],
    ["AfterSaleStatus", state.afterSales.values()],
    ["PointsOrderStatus", state.pointsOrders.values()],
    ["InvoiceStatus", state.invoices.values()],
  ];
  return tables.flatMap(([machine, values]) =>
    [...values].map((record) => [machine, `${machine} ${record.id}`, record.status] as const),
  );
};

/** All states reachable from a state, including itself. */
function reachable(machine: Machine, from: number): Set<number> {
  const found = new Set([from]);
  for (const state of found) {
    for (const next of (transitions[machine] as Readonly<Record<number, readonly number[]>>)[state] ?? [])
      found.add(next);
  }
  return found;
}

describe("time", () => {
  test("removes sessions, codes and attempts a day after they were over, and no sooner", () => {
    const state = world();
    const short = ["captchas", "smsCodes", "verifications", "wechatCodes", "agreementCodes", "attempts"];
    const stored = () =>
      Object.keys(state.store.changes()).filter((name) => name === "sessions" || short.includes(name));
    const now = state.clock.now();
    const expiresAt = now + 5 * 60_000;
    state.captchas.put("cap_1", { id: "cap_1", answer: "ABCD", expiresAt });
    state.smsCodes.put("store:1", { code: "123456", sentAt: now });
    state.verifications.put("token", { userId: 1, until: expiresAt });
    const scan = { userId: null, state: 1, nickname: "", confirmedAt: null, isUsed: false } as const;
    state.wechatCodes.put("wx_1", { id: "wx_1", expiresAt, ...scan });
    state.agreementCodes.put(1, { code: "123456", sentAt: now });
    state.attempts.put("sms:1", [now]);
    const token = state.sessions.start(1);
    state.clock.advance(24 * HOUR_MS - 1);
    catchUp(state);
    expect(stored().toSorted()).toEqual([...short, "sessions"].toSorted());
    state.clock.advance(HOUR_MS);
    catchUp(state);
    expect(stored()).toEqual(["sessions"]);
    expect(state.sessions.find(token)).toEqual({ userId: 1 });
    state.clock.advance(7 * 24 * HOUR_MS);
    catchUp(state);
    expect(stored()).toEqual([]);
  });

  test("jumps of any length make about as much happen", () => {
    const happening = (years: number) => {
      const state = world();
      state.clock.advance(years * 365 * 24 * HOUR_MS);
      return [...dueEvents(state)].length;
    };
    const year = happening(1);
    expect(year).toBeGreaterThan(20);
    expect(happening(73)).toBeLessThan(2 * year);
  });

  test("moves every record along the contract's transitions and to an end", () => {
    const state = world();
    catchUp(state);
    let before = new Map(stated(state).map(([, key, status]) => [key, status]));
    for (let hours = 0; hours < 45 * 24; hours += 2) {
      state.clock.advance(2 * HOUR_MS);
      catchUp(state);
      const now = stated(state);
      for (const [machine, key, status] of now) {
        const last = before.get(key);
        if (last !== undefined) expect([key, reachable(machine, last).has(status)]).toEqual([key, true]);
      }
      before = new Map(now.map(([, key, status]) => [key, status]));
    }
    const statuses = (values: Iterable<Stated>) => new Set([...values].map(({ status }) => status));
    expect(statuses(state.orders.values())).toEqual(new Set([5, 6]));
    expect(statuses(state.returns.values())).toEqual(new Set([5, 6, 7]));
    expect(statuses(state.afterSales.values())).toEqual(new Set([3, 4, 5]));
    expect(statuses(state.pointsOrders.values())).toEqual(new Set([3]));
    expect(statuses(state.invoices.values())).toEqual(new Set([3, 4, 5]));
  });

  test("brings the same whether it comes in one step or in many", () => {
    const [one, many] = [world(), world()];
    one.clock.advance(60 * 24 * HOUR_MS);
    catchUp(one);
    for (let day = 0; day < 60; day += 1) {
      many.clock.advance(24 * HOUR_MS);
      catchUp(many);
    }
    const dump = ({ store }: WorldState) =>
      Object.fromEntries(
        Object.entries(store.changes()).map(([name, entries]) => [
          name,
          new Map(entries.map(([key, value]) => [key, value])),
        ]),
      );
    expect(dump(many)).toEqual(dump(one));
  });

  test("changes nothing when nothing is due, and does nothing twice", () => {
    const state = world();
    catchUp(state);
    const { revision } = state.store;
    catchUp(state);
    expect(state.store.revision).toBe(revision);
    state.clock.advance(20 * HOUR_MS);
    catchUp(state);
    const after = state.store.revision;
    expect(after).toBeGreaterThan(revision);
    catchUp(state);
    expect(state.store.revision).toBe(after);
  });
});

describe("the seed's wallets", () => {
  test.each(["buyer", "unsigned", "big", "manager", "credit", "chain", "branch", "empty"])(
    "%s has what the log adds up to, and never less than nothing",
    (username) => {
      const state = world();
      const user = [...state.users.values()].find((one) => one.username === username)!;
      for (const entries of [
        (state.balanceLogs.get(user.id) ?? []).map(({ amount, at }) => ({ amount, at })),
        (state.pointsLogs.get(user.id) ?? []).map(({ points, at }) => ({ amount: points, at })),
      ]) {
        let balance = 0;
        for (const { amount, at } of entries) {
          expect(at).toBeLessThanOrEqual(state.clock.now());
          balance += amount;
          expect(balance).toBeGreaterThanOrEqual(0);
        }
      }
      expect(balanceOf(state, user.id)).toBe(user.balance.available);
    },
  );

  test("have a bill for every order on credit, and an entry for every order paid from the balance", () => {
    for (const order of seed.orders.values()) {
      const bills = [...seed.creditBills.values()].filter(({ orderId }) => orderId === order.id);
      expect(bills.map(({ amount }) => amount)).toEqual(order.payMethod === 1 ? [order.amounts.amount] : []);
      const paid = (seed.balanceLogs.get(order.userId) ?? []).filter(
        ({ orderId, use }) => orderId === order.id && use === 2,
      );
      expect(paid.map(({ amount }) => -amount)).toEqual(order.payMethod === 2 ? [order.amounts.amount] : []);
    }
  });
});

describe("the seed's purchases", () => {
  test("has something in every state for buyer", () => {
    const ofBuyer = <T extends { readonly userId: number }>(table: ReadonlyMap<number, T>) =>
      [...table.values()].filter(({ userId }) => userId === 1);
    const states = (records: readonly Stated[]) =>
      [...new Set(records.map(({ status }) => status))].toSorted((a, b) => a - b);
    expect(states(ofBuyer(seed.orders))).toEqual([1, 2, 3, 4, 5, 6]);
    expect(states(ofBuyer(seed.returns))).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(states(ofBuyer(seed.afterSales))).toEqual([1, 2, 3, 4, 5]);
    expect(states(ofBuyer(seed.invoices))).toEqual(expect.arrayContaining([3, 4, 5]));
    const now = Date.parse("2026-11-21T10:00:00+08:00");
    expect(new Set(ofBuyer(seed.coupons).map((coupon) => couponState(coupon, now)))).toEqual(
      new Set([1, 2, 3]),
    );
    expect(new Set(ofBuyer(seed.vouchers).map((voucher) => voucherState(voucher, now)))).toEqual(
      new Set([1, 2, 3]),
    );
    expect(ofBuyer(seed.orders).length).toBeGreaterThan(30);
  });

  test("has lines that add up with the shipping to what is paid", () => {
    for (const { amounts, lines } of seed.orders.values()) {
      expect(lines.reduce((total, { paid }) => total + paid, 0) + amounts.shipping).toBe(amounts.amount);
      expect(lines.every(({ goodsId, paid }) => seed.goods.has(goodsId) && paid >= 0)).toBe(true);
    }
  });

  test("refers to what there is", () => {
    for (const { orderId, lines, amount } of seed.returns.values()) {
      const order = seed.orders.get(orderId)!;
      expect(lines.reduce((total, line) => total + line.amount, 0)).toBe(amount);
      for (const { orderLineId, number } of lines) {
        expect(order.lines.find(({ id }) => id === orderLineId)!.number).toBeGreaterThanOrEqual(number);
      }
    }
    for (const { orderId, amount } of seed.invoices.values()) {
      expect(seed.orders.get(orderId)?.amounts.amount).toBeGreaterThanOrEqual(amount);
    }
    for (const { couponId, id, amounts } of seed.orders.values()) {
      expect(couponId === 0 ? amounts.coupon : (seed.coupons.get(couponId)?.orderId ?? 0)).toBe(
        couponId === 0 ? 0 : id,
      );
    }
  });
});
