import { beforeEach } from "vitest";
import { Flag } from "#generated/enums.ts";
import type { CartLineRecord } from "#mock/domain/cart/records.ts";
import { lineOf } from "#mock/domain/cart/rules/line-adding.ts";
import type { GoodsRecord } from "#mock/domain/goods/records.ts";
import type { Seed } from "#mock/domain/seed.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import { createWorldState, type WorldState } from "#mock/domain/world-state.ts";
import { goodsWith } from "#mock/seed/goods/goods-for-test.ts";
import { createClock } from "#mock/world/clock.ts";
import { createSeed } from "./seed.ts";

/** The frozen time of a test world, in ms. */
export const NOW = Date.parse("2026-11-21T10:00:00+08:00");

/** Ids of goods that a test makes itself; the seed has none of them. */
export const FIRST_TEST_GOODS = 900_001;

let seed: Seed | undefined;

/** A world with few goods and a frozen clock, in which the buyer has an empty cart. */
export function testWorld(): { readonly state: WorldState; readonly buyer: UserRecord } {
  seed ??= createSeed({ seed: 1, scale: 0.01 });
  const clock = createClock();
  clock.freeze(NOW);
  const state = createWorldState(seed, clock);
  const buyer = state.users.get(1);
  if (!buyer) throw new Error("the seed has no buyer");
  state.carts.put(buyer.id, []);
  return { state, buyer };
}

/** The one test world of a file, which is as new before each of its tests. */
export function freshWorld(): ReturnType<typeof testWorld> {
  const { state, buyer } = testWorld();
  beforeEach(() => {
    state.store.restore({});
    state.clock.freeze(NOW);
    state.carts.put(buyer.id, []);
  });
  return { state, buyer };
}

/** Puts goods into a world: western medicine at 10.00 元, 500 in stock, without any offer, and with what differs. */
export function putGoods(state: WorldState, change: Partial<GoodsRecord> = {}): GoodsRecord {
  const goods = goodsWith({
    id: FIRST_TEST_GOODS,
    name: "测试胶囊",
    number: 500,
    qg_number: 0,
    zbz: 1,
    ...change,
  });
  state.goods.put(goods.id, goods);
  return goods;
}

/** Makes a buyer's cart: ticked lines with ids from 1 on, each of goods with their number. */
export function fillCart(
  state: WorldState,
  userId: number,
  ...goods: ReadonlyArray<readonly [goods: GoodsRecord, number: number]>
): readonly CartLineRecord[] {
  const lines = goods.map(([each, number], index) => lineOf(index + 1, each, number, Flag.Yes));
  state.carts.put(userId, lines);
  return lines;
}
