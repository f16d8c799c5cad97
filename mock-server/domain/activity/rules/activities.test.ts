import { describe, expect, test } from "vitest";
import { SPIKE_TIMES } from "#mock/domain/goods/rules/spike-times.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { NOW, testWorld } from "#mock/seed/world-for-test.ts";
import { DAY_MS } from "#mock/world/shanghai-time.ts";
import type { ActivityRecord, CashbackRecord } from "../records.ts";
import {
  currentActivities,
  findActivity,
  isCurrent,
  isShown,
  resolveActivityUrl,
  tapsOf,
} from "./activities.ts";
import { cashbackProgress, findCashback } from "./cashback.ts";
import { currentSession, nextPeriodOf } from "./spike-sessions.ts";

/** A world whose shop publishes these activities and cashbacks. */
function worldWith(change: { activities?: ActivityRecord[]; cashbacks?: CashbackRecord[] }): WorldState {
  const { state } = testWorld();
  return { ...state, seed: { ...state.seed, content: { ...state.seed.content, ...change } } };
}

const activity = (id: number, startsAt: number, endsAt: number): ActivityRecord => {
  const shown = { name: `活动 ${id}`, adId: 1, background: "", rules: "", taps: 5, blocks: [] };
  return { ...shown, id, slug: `season/${id}`, startsAt, endsAt };
};
const at = (time: string) => Date.parse(`2026-11-${time}+08:00`);

describe("an activity", () => {
  test.each([
    ["started this ms", NOW, NOW + 1, true, true],
    ["ended this ms", NOW - 1, NOW, false, true],
    ["starts in fourteen days", NOW + 14 * DAY_MS, NOW + 15 * DAY_MS, true, true],
    ["starts a ms later than that", NOW + 14 * DAY_MS + 1, NOW + 15 * DAY_MS, false, true],
    ["ended just within thirty days", NOW - 40 * DAY_MS, NOW - 30 * DAY_MS + 1, false, true],
    ["ended thirty days ago", NOW - 40 * DAY_MS, NOW - 30 * DAY_MS, false, false],
  ])("that %s", (_name, startsAt, endsAt, current, shown) => {
    expect([isCurrent({ startsAt, endsAt }, NOW), isShown({ startsAt, endsAt }, NOW)]).toEqual([
      current,
      shown,
    ]);
    const state = worldWith({ activities: [activity(1, startsAt, endsAt)] });
    expect(currentActivities(state).length).toBe(current ? 1 : 0);
    expect(findActivity(state, 1)?.id).toBe(shown ? 1 : undefined);
    expect(findActivity(state, 2)).toBeUndefined();
  });

  test("is listed by its end", () => {
    const state = worldWith({
      activities: [
        activity(1, NOW, NOW + 30),
        activity(2, NOW, NOW + 10),
        activity(3, NOW + 5, NOW + 20),
        activity(4, NOW - 5, NOW),
      ],
    });
    expect(currentActivities(state).map(({ id }) => id)).toEqual([2, 3, 1]);
  });

  test("counts how often it was opened in this world, else as published", () => {
    const state = worldWith({});
    expect(tapsOf(state, activity(1, 0, 1))).toBe(5);
    state.activityTaps.put(1, 9);
    expect(tapsOf(state, activity(1, 0, 1))).toBe(9);
  });
});

describe("the part of an address after /activity/ (specification section 2)", () => {
  const state = worldWith({
    activities: [
      activity(1, NOW - 1, NOW + 1),
      activity(2, NOW + 50 * DAY_MS, NOW + 60 * DAY_MS),
      activity(3, 0, NOW),
    ],
  });
  test.each([
    ["season/1", "/yjh/1"],
    ["/season/1/", "/yjh/1"],
    ["1", "/yjh/1"],
    ["2", "/yjh/2"],
    ["3", undefined],
    ["season/3", undefined],
    ["season", undefined],
    ["7", undefined],
    ["", undefined],
    ["hb", "/hb"],
    ["welfare", "/welfare"],
    ["pt", "/ptzq"],
    ["/ptzq/", "/ptzq"],
    ["mrtj", "/mrtj"],
    ["lqzx", "/lqzx"],
    ["zhzq", "/zhzq"],
    ["kxzq", "/kxzq"],
    ["yyh", "/yyh"],
  ])("%j leads to %s", (url, to) => expect(resolveActivityUrl(state, url)).toBe(to));
});

describe("a cashback", () => {
  const cashback = (id: number, startsAt: number, endsAt: number): CashbackRecord => {
    const tiers = [
      { amount: 50_000, cashback: 500 },
      { amount: 100_000, cashback: 1200 },
    ];
    return { id, name: "返现", startsAt, endsAt, paidOutAt: endsAt, rules: "", tiers };
  };
  const found = (...cashbacks: CashbackRecord[]) => findCashback(worldWith({ cashbacks }))?.id;
  const past = (id: number, days: number) => cashback(id, NOW - 60 * DAY_MS, NOW - days * DAY_MS);
  const running = cashback(9, NOW, NOW + DAY_MS);
  const soon = cashback(8, NOW + 13 * DAY_MS, NOW + 20 * DAY_MS);
  const later = cashback(7, NOW + 15 * DAY_MS, NOW + 20 * DAY_MS);

  test.each<[string, CashbackRecord[], number | undefined]>([
    ["none", [], undefined],
    ["the running one", [past(1, 0), running, soon], 9],
    ["the one about to start", [past(1, 2), soon], 8],
    ["the last past one", [past(1, 20), past(2, 2)], 2],
    ["the last past one rather than one that starts much later", [past(1, 2), later], 1],
    ["that ended this ms", [past(1, 0)], 1],
    ["none that ended long ago", [past(1, 30)], undefined],
  ])("shown is %s", (_name, cashbacks, id) => expect(found(...cashbacks)).toBe(id));

  test("counts a buyer's paid orders of its period, and pays the highest tier reached", () => {
    const { state, buyer } = testWorld();
    const like = [...state.orders.values()].find(({ userId }) => userId === buyer.id)!;
    for (const order of Array.from(state.orders.values())) state.orders.delete(order.id);
    const period = cashback(1, at("01T00:00:00"), at("11T00:00:00"));
    const order = (id: number, amount: number, change: object) =>
      state.orders.put(id, {
        ...like,
        id,
        userId: buyer.id,
        status: 4,
        createdAt: at("05T00:00:00"),
        amounts: { ...like.amounts, amount },
        ...change,
      });
    const progress = () => cashbackProgress(state, period, buyer.id);
    expect(progress()).toEqual({ amount: 0, cashback: 0 });
    order(70_001, 49_999, { createdAt: period.startsAt });
    order(70_002, 9, { createdAt: period.startsAt - 1 });
    order(70_003, 9, { createdAt: period.endsAt });
    order(70_004, 9, { status: 1 });
    order(70_005, 9, { status: 6 });
    order(70_006, 9, { userId: 2 });
    expect(progress()).toEqual({ amount: 49_999, cashback: 0 });
    order(70_007, 1, { createdAt: period.endsAt - 1 });
    expect(progress()).toEqual({ amount: 50_000, cashback: 500 });
    order(70_008, 50_000, {});
    expect(progress()).toEqual({ amount: 100_000, cashback: 1200 });
  });
});

describe("flash sales, at 8 to 12, 14 to 18 and 20 to 24 o'clock", () => {
  test.each([
    ["21T00:00:00", "21T08:00:00"],
    ["21T08:00:00", "21T08:00:00"],
    ["21T11:59:59", "21T08:00:00"],
    ["21T12:00:00", "22T08:00:00"],
    ["21T23:59:59", "22T08:00:00"],
  ])("at %s the first one is that of %s", (now, startsAt) =>
    expect(nextPeriodOf(1, at(now))).toEqual({ startsAt: at(startsAt), endsAt: at(startsAt) + DAY_MS / 6 }),
  );

  test("have no other", () => expect(nextPeriodOf(4, NOW)).toBeUndefined());

  const spikeSessions = SPIKE_TIMES.map((times) => ({ ...times, goodsIds: [1] }));
  const seed = { ...testWorld().state.seed, spikeSessions };
  test.each([
    ["21T07:00:00", 1],
    ["21T09:00:00", 1],
    ["21T12:00:00", 2],
    ["21T17:59:59", 2],
    ["21T18:00:00", 3],
    ["21T23:59:59", 3],
    ["22T00:00:00", 1],
  ])("at %s show session %d", (now, id) => expect(currentSession(seed, at(now))?.session.id).toBe(id));

  test("skip those without goods, and may be none", () => {
    const [first, ...others] = spikeSessions;
    const without = { ...seed, spikeSessions: [{ ...first!, goodsIds: [] }, ...others] };
    expect(currentSession(without, at("21T09:00:00"))?.session.id).toBe(2);
    expect(currentSession({ ...seed, spikeSessions: [] }, NOW)).toBeUndefined();
  });
});
