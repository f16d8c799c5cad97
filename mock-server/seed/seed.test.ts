import { createHash } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { barcodeOf } from "#mock/domain/goods/rules/barcode.ts";
import { batchesOf } from "#mock/domain/goods/rules/batches.ts";
import { formOf } from "#mock/domain/goods/rules/form.ts";
import { unitPrice } from "#mock/domain/goods/rules/unit-price.ts";
import type { Seed } from "#mock/domain/seed.ts";
import { BIG_CART } from "#mock/seed/cart/carts.ts";
import { FORMS } from "#mock/seed/goods/catalogue/forms.ts";
import { createSeed } from "./seed.ts";

let seed: Seed;
beforeAll(() => {
  seed = createSeed({ seed: 1, scale: 1 });
});

const entries = (map: ReadonlyMap<unknown, unknown>) => [...map];

function digest(of: Seed): string {
  const { goods, users, addresses, carts, orders, makers, brands, categories, articles } = of;
  const everything = [goods, users, addresses, carts, orders].map(entries);
  return createHash("sha256")
    .update(JSON.stringify([everything, makers, brands, categories, articles]))
    .digest("hex");
}

const APPROVALS: Readonly<Record<string, RegExp>> = {
  western: /^国药准字[HS]\d{8}$/u,
  patent: /^国药准字Z\d{8}$/u,
  herbal: /^$/u,
  device:
    /^(?:\p{Script=Han}械注准\d{11}|\p{Script=Han}械备\d{8}号|\p{Script=Han}卫消证字\(\d{4}\)第\d{4}号)$/u,
  health: /^国食健注G\d{9}$/u,
};

describe("the seed", () => {
  test("is the same to the byte for the same number, and another for another", () => {
    expect(digest(createSeed({ seed: 1, scale: 1 }))).toBe(digest(seed));
    expect(digest(createSeed({ seed: 2, scale: 1 }))).not.toBe(digest(seed));
  });

  test("keeps the showcase and the people under the same ids whatever its number and scale", () => {
    const other = createSeed({ seed: 77, scale: 0.5 });
    expect([...other.goods.values()].slice(0, 25)).toEqual([...seed.goods.values()].slice(0, 25));
    expect(other.carts.get(1)).toEqual(seed.carts.get(1));
    expect(other.goods.get(7)).toMatchObject({
      name: "阿莫西林胶囊",
      sccj: "江南康宁制药有限公司",
      base_price: 1280,
    });
  });

  test.each([
    [1 / 6, 2000, 120],
    [1, 12_000, 400],
  ])("at scale %d has %d goods of %d makers, all different", (scale, goods, makers) => {
    const scaled = createSeed({ seed: 1, scale });
    expect(scaled.listedGoods).toHaveLength(goods);
    expect(new Set(scaled.makers.map(({ name }) => name)).size).toBe(makers);
    const keys = scaled.listedGoods.map(({ name, ypgg, sccj }) => `${name}|${ypgg}|${sccj}`);
    expect(new Set(keys).size).toBe(goods);
    expect(new Set(scaled.listedGoods.map(({ pzwh, id }) => pzwh || id)).size).toBe(goods);
  });

  test("has complete goods", () => {
    for (const goods of seed.listedGoods) {
      const { kind, pzwh, zbz, jzl, ladder_price: ladder, offer_price: offer, base_price: base } = goods;
      expect(pzwh).toMatch(APPROVALS[kind]!);
      expect(seed.index.categories.get(goods.category_id)?.level).toBe(3);
      expect(goods.bzdw).toBe(formOf(FORMS, goods.form).unit);
      expect(jzl % zbz).toBe(0);
      for (const price of [base, offer ?? base, ...ladder.map((tier) => tier.price)]) {
        expect(Number.isSafeInteger(price) && price > 0).toBe(true);
      }
      expect(offer === null || (offer < base && ladder.length === 0 && goods.goods_price_id > 0)).toBe(true);
      expect(goods.xq > "2026-11-21").toBe(true);
      expect(goods.is_jxq === 1).toBe(goods.xq < "2027-05-01" && goods.is_jxq === 1);
      expect(goods.is_buy === 1 ? goods.no_buy_reason : "").toBe("");
      expect(goods.is_buy === 0 ? goods.no_buy_reason.length : 1).toBeGreaterThan(0);
      expect(goods.limit_number % zbz).toBe(0);
      expect(barcodeOf(goods.id)).toMatch(/^6901\d{9}$/);
    }
  });

  test("has sorted ladders whose prices fit their kind", () => {
    const laddered = seed.listedGoods.filter(({ ladder_price }) => ladder_price.length > 0);
    expect(laddered.length).toBeGreaterThan(700);
    for (const goods of laddered) {
      const numbers = goods.ladder_price.map(({ number }) => number);
      const prices = goods.ladder_price.map(({ price }) => price);
      const ascending = goods.ladder_price_type === 1;
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
      expect(prices).toEqual(prices.toSorted((a, b) => (ascending ? a - b : b - a)));
      expect(numbers.every((number) => number % goods.zbz === 0)).toBe(true);
      expect(unitPrice(goods, goods.zbz)).toBeLessThanOrEqual(goods.base_price);
    }
    expect(new Set(laddered.map(({ ladder_price_type }) => ladder_price_type)).size).toBe(2);
  });

  test("has something of everything that a shop meets", () => {
    const has = (what: string, passes: (goods: Seed["listedGoods"][number]) => boolean) =>
      expect({ what, enough: seed.listedGoods.filter(passes).length >= 15 }).toEqual({ what, enough: true });
    has("sold out", ({ number }) => number === 0);
    has("few left", ({ number }) => number > 0 && number < 10);
    has("cannot be bought", ({ is_buy }) => is_buy === 0);
    has("near expiry", ({ is_jxq }) => is_jxq === 1);
    has("flash sale", ({ sale_type }) => sale_type === 1);
    has("special price", ({ is_yj }) => is_yj === 1);
    has("full reduction", ({ reduction }) => reduction !== null);
    has("gift", ({ gift }) => gift?.type === 1);
    has("exchange", ({ gift }) => gift?.type === 2);
    has("single-item free shipping", ({ is_dpby, qg_number }) => is_dpby === 1 && qg_number > 0);
    has("free shipping", ({ is_free_shipping }) => is_free_shipping === 1);
    has("no coupon", ({ with_coupon }) => with_coupon === 0);
    has("limit", ({ limit_number }) => limit_number > 0);
    has("preferred", ({ is_youx }) => is_youx === 1);
    for (const name of ["优", "秒", "满", "换购", "赠", "特", "新", "阶梯价"]) {
      has(name, ({ tags }) => tags.some((tag) => tag.name === name && tag.describe !== ""));
    }
    for (const rx of [0, 1, 2, 3]) has(`rx ${rx}`, (goods) => goods.rx === rx);
  });

  test("has goods in every third-level category and an initial for every name", () => {
    const used = new Set(seed.listedGoods.map(({ category_id }) => category_id));
    const leaves = seed.categories.filter(({ level }) => level === 3);
    expect(leaves.filter(({ id }) => !used.has(id)).map(({ name }) => name)).toEqual([]);
    expect(leaves.every(({ indication }) => indication !== "")).toBe(true);
    expect(new Set(seed.categories.map(({ id }) => id)).size).toBe(seed.categories.length);
    expect(new Set(seed.articles.map(({ name, kind }) => `${kind}${name}`)).size).toBe(seed.articles.length);
    expect(seed.articles.length).toBeGreaterThan(380);
    for (const { initials } of [...seed.articles, ...seed.makers, ...seed.brands]) {
      expect(initials).toMatch(/^[a-z0-9]+$/);
    }
  });

  test("splits stock into batches without losing any", () => {
    for (const goods of seed.goods.values()) {
      const batches = batchesOf(goods);
      expect(batches.reduce((sum, { number }) => sum + number, 0)).toBe(goods.number);
      expect(batches.every(({ produced_at: from, expires_at: to }) => from < to)).toBe(true);
    }
  });

  test("sells combinations for less than their parts", () => {
    const combinations = [...seed.goods.values()].filter(({ sale_type }) => sale_type === 3);
    expect(combinations).toHaveLength(8);
    for (const { parts, offer_price: price } of combinations) {
      const worth = parts.reduce(
        (sum, part) => sum + seed.goods.get(part.goodsId)!.base_price * part.number,
        0,
      );
      expect(price).toBeLessThan(worth);
    }
  });

  test.each([1, 2, 3, 99])("gives big a cart of 3,000 lines that all differ, with seed %d", (number) => {
    const { carts } = createSeed({ seed: number, scale: 1 });
    const lines = carts.get(3)!;
    expect(lines).toHaveLength(BIG_CART);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(BIG_CART);
    const keys = lines.map((line) => `${line.goods_id}-${line.ladder_price_id}-${line.goods_manjian_id}`);
    expect(new Set(keys).size).toBe(BIG_CART);
  });

  test("has orders whose parts add up", () => {
    const statuses = [...seed.orders.values()].map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    for (const { amounts, lines } of seed.orders.values()) {
      const goods = lines.reduce((sum, { price, number }) => sum + price * number, 0);
      expect(amounts.goods).toBe(goods);
      expect(amounts.amount).toBe(
        goods -
          amounts.manjian -
          amounts.discount +
          amounts.gift -
          amounts.coupon -
          amounts.voucher -
          amounts.points +
          amounts.shipping,
      );
    }
  });
});
