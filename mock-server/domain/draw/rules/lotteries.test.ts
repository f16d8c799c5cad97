import { describe, expect, test } from "vitest";
import { freshWorld, NOW } from "#mock/seed/world-for-test.ts";
import { MINUTE_MS } from "#mock/world/shanghai-time.ts";
import type { DrawRecord, LotteryRecord, PrizeRecord } from "../records.ts";
import { maskCompany } from "./company-mask.ts";
import {
  drawKey,
  drawnPrize,
  findLottery,
  openLottery,
  prizeOf,
  prizeStatus,
  winnersOf,
} from "./lotteries.ts";

const { state } = freshWorld();

const at = (time: string) => Date.parse(`${time}+08:00`);
const lottery = (id: number): LotteryRecord => findLottery(state, id)!;

describe("the open lottery", () => {
  test.each([
    ["2026-09-30T23:59:59", undefined],
    ["2026-10-01T00:00:00", 2],
    ["2026-10-07T23:59:59", 2],
    ["2026-10-08T00:00:00", undefined],
    ["2026-11-21T10:00:00", 3],
    ["2026-12-01T00:00:00", undefined],
    ["2026-12-01T10:00:00", 4],
  ])("at %s is %s", (time, id) => {
    state.clock.set(at(time));
    expect(openLottery(state)?.id).toBe(id);
  });

  test("and any other are found by their ids, and prizes by theirs", () => {
    expect([findLottery(state, 4)?.name, findLottery(state, 77)]).toEqual(["年终抽奖", undefined]);
    expect([prizeOf(lottery(3), 4)?.name, prizeOf(lottery(3), 77)]).toEqual(["200 积分", undefined]);
    expect(drawKey(3, 17)).toBe("3:17");
  });
});

const prize = (id: number, weight: number, kind: PrizeRecord["kind"] = "points"): PrizeRecord => {
  return { id, weight, kind, name: "", remarks: "", adId: 0, worth: 0, threshold: 0, days: 0 };
};

describe("a prize", () => {
  const prizes = [prize(1, 70), prize(2, 0), prize(3, 29), prize(4, 1)];

  test("is drawn as often as its share says", () => {
    const counts = new Map<number, number>();
    for (let who = 0; who < 4000; who += 1) {
      const { id } = drawnPrize(1, prizes, String(who));
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    const shareOf = (id: number) => (counts.get(id) ?? 0) / 4000;
    expect(shareOf(1)).toBeCloseTo(0.7, 1);
    expect(shareOf(3)).toBeCloseTo(0.29, 1);
    expect(shareOf(4)).toBeGreaterThan(0);
    expect(shareOf(4)).toBeLessThan(0.03);
    expect(counts.has(2)).toBe(false);
  });

  test("is the same for the same seed and buyer, and differs between seeds", () => {
    const drawn = (seed: number) =>
      Array.from({ length: 30 }, (_, who) => drawnPrize(seed, prizes, String(who)).id).join("");
    expect(drawn(1)).toBe(drawn(1));
    expect(drawn(1)).not.toBe(drawn(2));
  });

  test("needs prizes", () => expect(() => drawnPrize(1, [], "1")).toThrow("a lottery without prizes"));

  test.each([
    ["none", null, 0],
    ["none", NOW, 0],
    ["goods", null, 1],
    ["goods", NOW, 2],
  ] as const)("of the kind %s, delivered at %s, has the status %d", (kind, deliveredAt, status) =>
    expect(prizeStatus(prize(1, 1, kind), { deliveredAt } as DrawRecord)).toBe(status),
  );
});

describe("the winners", () => {
  const EVERY = 37 * MINUTE_MS;
  const winners = (id = 3) => winnersOf(state, lottery(id));
  const draw = (userId: number, prizeId: number, drawnAt: number, lotteryId = 3) =>
    state.draws.put(drawKey(lotteryId, userId), {
      id: userId,
      lotteryId,
      userId,
      prizeId,
      drawnAt,
      deliveredAt: null,
    });

  test("are none at first, and one more every 37 minutes, the newest first", () => {
    const { startsAt } = lottery(4);
    state.clock.set(startsAt + EVERY - 1);
    expect(winners(4)).toEqual([]);
    state.clock.set(startsAt + EVERY);
    expect(winners(4).map((winner) => winner.at)).toEqual([startsAt + EVERY]);
    state.clock.set(startsAt + 2 * EVERY);
    expect(winners(4).map((winner) => winner.at)).toEqual([startsAt + 2 * EVERY, startsAt + EVERY]);
  });

  test("are the last twenty, of different companies with masked names, and no blanks", () => {
    const all = winners();
    expect(all).toHaveLength(20);
    expect(new Set(all.map(({ company }) => company)).size).toBeGreaterThan(10);
    expect(all.every(({ company }) => company.includes("*"))).toBe(true);
    expect(all.filter(({ prize: name }) => name === "谢谢参与")).toEqual([]);
    expect(all.map((winner) => winner.at)).toEqual(all.map((winner) => winner.at).toSorted((a, b) => b - a));
  });

  test("no longer change once the lottery is over", () => {
    state.clock.set(lottery(2).endsAt);
    const before = winners(2);
    expect(before.every((winner) => winner.at < lottery(2).endsAt)).toBe(true);
    state.clock.advance(100 * EVERY);
    expect(winners(2)).toEqual(before);
  });

  test("have the buyers of this world among them, who won something in this lottery by now", () => {
    const buyerWins = () =>
      winners()
        .filter((winner) => (winner.at - lottery(3).startsAt) % EVERY !== 0)
        .map((winner) => [winner.at - NOW, winner.prize]);
    for (const [key] of Array.from(state.draws.entries())) state.draws.delete(key);
    draw(1, 4, NOW);
    draw(2, 6, NOW - 1);
    draw(3, 1, NOW + 1);
    draw(4, 1, NOW - 2, 4);
    draw(5, 77, NOW - 3);
    draw(6, 5, NOW - 4);
    expect(buyerWins()).toEqual([
      [0, "200 积分"],
      [-4, "上臂式电子血压计"],
    ]);
    expect(winners()[0]?.company).toBe(maskCompany(state.users.get(1)!.company));
    state.clock.advance(1);
    expect(buyerWins()[0]).toEqual([1, "50 元现金券"]);
  });
});
