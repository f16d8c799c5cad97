import { describe, expect, test } from "vitest";
import type { GoodsRecord } from "#mock/domain/goods/records.ts";
import { barcodeOf } from "#mock/domain/goods/rules/barcode.ts";
import { batchesOf } from "#mock/domain/goods/rules/batches.ts";
import { OFFER_STEP_MS } from "#mock/domain/goods/rules/timed-offer.ts";
import { zoneOf } from "#mock/domain/goods/rules/zone.ts";
import { createSeed } from "./seed.ts";

const seed = createSeed({ seed: 1, scale: 1 });
const listed = seed.listedGoods;

/** Everything wrong with the goods, in words: listing several faults is more useful than stopping at the first. */
function faults(
  check: (goods: GoodsRecord) => Readonly<Record<string, boolean>>,
  goods: Iterable<GoodsRecord> = listed,
): string[] {
  const found: string[] = [];
  for (const item of goods)
    for (const [rule, holds] of Object.entries(check(item)))
      if (!holds) found.push(`${item.id} ${item.name}: ${rule}`);
  return found.slice(0, 5);
}

const distinct = <T>(values: readonly T[]) => new Set(values).size === values.length;
const isPrice = (fen: number) => Number.isSafeInteger(fen) && fen > 0;
const isRising = (numbers: readonly number[]) =>
  numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? number));

describe("every product of the seed", () => {
  test("has an id, an offer and a barcode of its own", () => {
    expect(listed.map(({ id }) => id)).toEqual(listed.map((_, index) => index + 1));
    expect(distinct(listed.map(({ id }) => barcodeOf(id)))).toBe(true);
    const offers = [...seed.goods.values()].flatMap((goods) => [
      goods.goods_price_id,
      goods.goods_manjian_id,
    ]);
    expect(distinct(offers.filter((id) => id > 0))).toBe(true);
    expect(offers.every((id) => id === 0 || id > listed.length)).toBe(true);
  });

  test("refers to what exists and agrees with it", () => {
    expect(
      faults((goods) => {
        const maker = seed.makers[goods.makerId - 1];
        const article = seed.articles[goods.articleIndex];
        const category = seed.index.categories.get(goods.category_id);
        return {
          "the maker's name": maker?.id === goods.makerId && maker.name === goods.sccj,
          "a maker of its trade": maker?.kind === goods.kind,
          "the maker's brand":
            goods.brand_id === 0 || seed.brands[goods.brand_id - 1]?.makerId === goods.makerId,
          "the article's name": article?.name === goods.name && article.kind === goods.kind,
          "a pack of the article": article?.specs.includes(goods.ypgg) === true,
          "the article's category": category?.level === 3 && category.name === article?.category,
        };
      }),
    ).toEqual([]);
  });

  test("has prices that are positive and tiers in order", () => {
    expect(
      faults((goods) => {
        const { base_price: base, offer_price: offer, ladder_price: ladder, zbz } = goods;
        const prices = ladder.map(({ price }) => price);
        return {
          "a base price": isPrice(base),
          "an offer below it": offer === null || (isPrice(offer) && offer < base),
          "an offer with its id": (offer !== null) === goods.goods_price_id > 0,
          "no ladder beside an offer": offer === null || ladder.length === 0,
          "a ladder with its id": ladder.length > 0 === goods.ladder_price_id > 0,
          "tiers at multiples": ladder.every(({ number }) => number > 0 && number % zbz === 0),
          "tiers that rise": isRising(ladder.map(({ number }) => number)),
          "tier prices": prices.every((price) => isPrice(price) && price <= base),
          "a reduction below its amount":
            goods.reduction === null ||
            (goods.reduction.id === goods.goods_manjian_id &&
              goods.reduction.reduce < goods.reduction.amount),
          "a gift that comes at some number": goods.gift === null || goods.gift.every > 0,
        };
      }),
    ).toEqual([]);
  });

  test("is packed, dated and in stock as it should be", () => {
    expect(
      faults((goods) => {
        const { zbz, jzl, number, xq, is_buy: canBuy } = goods;
        const batches = batchesOf(goods);
        return {
          "whole packs": zbz > 0 && jzl % zbz === 0 && jzl >= zbz,
          "a limit in packs": goods.limit_number % zbz === 0,
          "free shipping from a number on": (goods.is_free_shipping === 1) === goods.free_shipping_number > 0,
          "single free shipping from a number on": (goods.is_dpby === 1) === goods.qg_number > 0,
          "a reason when it cannot be bought": (canBuy === 1) === (goods.no_buy_reason === ""),
          "batches that hold the stock":
            batches.reduce((sum, batch) => sum + batch.number, 0) === number && number >= 0,
          "the first expiry as its own": number === 0 || batches[0]?.expires_at === xq,
          "made before it expires": batches.every(({ produced_at: from, expires_at: to }) => from < to),
          "made before the base date": batches.every(({ produced_at: from }) => from < "2026-11-21"),
          "something said by each tag": goods.tags.every(
            ({ name, describe }) => name !== "" && describe !== "",
          ),
        };
      }),
    ).toEqual([]);
  });

  test("can be bought by no more than its group when it is controlled", () => {
    const groups = new Map(seed.controlledGroups.map((group) => [group.url, group]));
    expect(groups.size).toBe(6);
    for (const { goodsIds } of groups.values()) expect(goodsIds.length).toBeGreaterThanOrEqual(15);
    expect(
      faults((goods) => {
        const group = groups.get(goods.controlled_group);
        return {
          "a group that exists": goods.controlled_group === "" || group !== undefined,
          "a group of its maker": !group || group.makerId === goods.makerId,
          "listed by its group": !group || group.goodsIds.includes(goods.id),
          "closed, but in stock": !group || (goods.is_buy === 0 && goods.number > 0),
          "in the zone": (group !== undefined) === (zoneOf(goods) === "kxzq"),
        };
      }),
    ).toEqual([]);
  });
});

describe("offers that come and go", () => {
  const timed = listed.filter((goods) => goods.timed !== null);

  test("are on in the seed, off without a price, and change on whole hours", () => {
    expect(timed.length).toBeGreaterThan(1000);
    expect(
      faults((goods) => {
        const { times, on, off } = goods.timed!;
        const hours = "startsAt" in times ? [times.startsAt, times.endsAt] : [];
        return {
          "on in the record": goods.offer_price === on.offer_price && goods.tags === on.tags,
          "nothing when off": off.offer_price === null && off.goods_price_id === 0 && off.is_yj === 0,
          "an ordinary line when off": off.sale_type === 0 && off.tags.every(({ name }) => name !== "秒"),
          "a time that is whole": hours.every((at) => at % OFFER_STEP_MS === 0) && isRising(hours),
        };
      }, timed),
    ).toEqual([]);
  });

  test("are in the sessions, days, group-buys and the storewide price that they name", () => {
    const { spikeSessions, everydayPrices, groupBuys, welfare } = seed;
    const sets = new Map<string, ReadonlySet<number>>([
      ...spikeSessions.map(({ id, goodsIds }) => [`spike ${id}`, new Set(goodsIds)] as const),
      ...[...everydayPrices].map(([day, ids]) => [`everyday ${day}`, new Set(ids)] as const),
      ["welfare", new Set(welfare.goodsIds)] as const,
      ["groupBuy", new Set(groupBuys.keys())] as const,
    ]);
    const placeOf = ({ timed: offer }: GoodsRecord) => {
      const times = offer!.times;
      if (times.kind === "spike") return `spike ${times.session}`;
      return times.kind === "everyday" ? `everyday ${times.weekday}` : times.kind;
    };
    expect(
      faults((goods) => ({ "in its place": sets.get(placeOf(goods))?.has(goods.id) === true }), timed),
    ).toEqual([]);
    expect([...sets.values()].reduce((sum, { size }) => sum + size, 0)).toBe(timed.length);
    // The contract's maximum for a session and a day.
    for (const { goodsIds } of spikeSessions) expect(goodsIds.length).toBeLessThanOrEqual(50);
    expect(everydayPrices.size).toBe(7);
    for (const ids of everydayPrices.values()) expect(ids.length).toBeLessThanOrEqual(200);
  });

  test("cost what they say: 94 % to the fen, and group-buys that some reach and some miss", () => {
    expect(
      faults((goods) => {
        const { times, on } = goods.timed!;
        if (times.kind === "welfare")
          return { "94 %": on.offer_price === Math.floor((goods.base_price * 94) / 100) };
        if (times.kind !== "groupBuy") return {};
        return {
          "a target in packs": times.target > 0 && times.target % goods.zbz === 0,
          "other buyers": times.othersNumber >= times.othersBuyers && times.othersBuyers > 0,
          "to be bought": goods.is_buy === 1 && goods.number > 0,
        };
      }, timed),
    ).toEqual([]);
    const buys = [...seed.groupBuys.values()];
    const reached = buys.filter(({ target, othersNumber }) => othersNumber >= target);
    expect(buys.length).toBeGreaterThanOrEqual(20);
    expect(reached.length).toBeGreaterThan(3);
    expect(buys.length - reached.length).toBeGreaterThan(3);
  });
});
