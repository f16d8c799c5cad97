import { describe, expect, it } from "vitest";
/** Who may not see prices cannot tell two shops apart that differ in nothing but their prices. */
import { GoodsSort } from "#generated/enums.ts";
import type { ListGoods200Data } from "#generated/model/listGoods200Data.ts";
import type { GoodsRecord, OfferPart } from "#mock/domain/goods/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { actingMock } from "../support/acting-mock.ts";
import { contractOperations, exampleRequest } from "../support/example-request.ts";
import type { RequestOptions, TestWorld } from "../support/mock.ts";

/** A fixed seed, so that tokens are the same in every world. */
const { mock, act } = actingMock({ seed: 1 });

/** Returns another price for each product, in 分; its order does not follow that of the former prices. */
const priced = (fen: number, id: number): number => 100 + ((fen * 31 + id * 7919) % 20_000);

function offerPriced<T extends Pick<OfferPart, "offer_price" | "tags">>(offer: T, id: number): T {
  const price = offer.offer_price === null ? null : priced(offer.offer_price, id);
  const tags = offer.tags.map((tag) => ({
    ...tag,
    describe: tag.describe.replaceAll(/[\d.]+(?= 元)/g, String(priced(0, id) / 100)),
  }));
  return { ...offer, offer_price: price, tags };
}

/** The product at other prices: its own, its offer's, its tiers', its reduction's and its exchange's. */
function repriced(goods: GoodsRecord): GoodsRecord {
  const { id, timed, reduction, gift } = goods;
  return {
    ...offerPriced(goods, id),
    base_price: priced(goods.base_price, id),
    ladder_price: goods.ladder_price.map(({ number, price }) => ({ number, price: priced(price, id) })),
    reduction: reduction && { ...reduction, amount: priced(reduction.amount, id), reduce: id % 90 },
    gift: gift && { ...gift, price: gift.price === 0 ? 0 : priced(gift.price, id) },
    timed: timed && { ...timed, on: offerPriced(timed.on, id), off: offerPriced(timed.off, id) },
  };
}

function repriceAll({ goods }: WorldState): void {
  for (const [id, one] of goods.entries()) goods.put(id, repriced(one));
}

async function twoWorlds(persona: string | undefined): Promise<[TestWorld, TestWorld]> {
  const worlds: [TestWorld, TestWorld] = [await mock.world(), await mock.world()];
  for (const world of worlds) if (persona) await world.login(persona);
  await act(worlds[1], repriceAll);
  return worlds;
}

/** Returns the responses of both worlds to the same request. */
async function responses(
  worlds: readonly TestWorld[],
  method: string,
  path: string,
  options: RequestOptions = {},
): Promise<[string, string]> {
  const [one, other] = await Promise.all(worlds.map((world) => world.request(method, path, options)));
  return [`${one!.status} ${one!.text}`, `${other!.status} ${other!.text}`];
}

const SORTS = Object.values(GoodsSort);
const FILTERS = [
  "yx=1",
  "is_youx=1",
  "is_promotion=1",
  "with_coupon=1",
  "in_stock=1",
  "rx=1",
  "zone=welfare",
  "zone=jxqzc",
  "zone=zyyp",
  "kx_url=deren",
  "select=1",
  "brand_id=1",
  `keywords=${encodeURIComponent("胶囊")}`,
  "keywords=bll&type=2",
  "price_min=5",
  "price_max=20",
  "price_min=12.34&price_max=12.34",
  "price_min=1&price_max=30&in_stock=1",
  "price_min=20&price_max=10",
  "page=3",
];
const LISTS = [
  ...SORTS.flatMap((sort) => ["asc", "desc"].map((order) => `sort=${sort}&order=${order}`)),
  ...FILTERS.flatMap((filter) => [filter, `${filter}&sort=price`]),
].map((query) => `/api/goods/list?page_size=100&${query}`);
const PAGES = [
  ...LISTS,
  ...[1, 3, 7, 8, 14, 18, 21, 22, 23, 24, 900_001, 900_002, 855].map((id) => `/api/goods/detail/${id}`),
  ...["", "&type=1", "&type=2", "&type=3"].map((type) => `/api/goods/search?keywords=a${type}`),
  ...["2026-11-21", "21"].map((word) => `/api/goods/search?keywords=${word}`),
];

/** Calls after which somebody else, or nobody, is logged in. */
const ENDS_SESSION = new Set([
  "login",
  "logout",
  "resetPassword",
  "updatePassword",
  "loginByWechat",
  "acceptTeamInvitation",
]);

describe.each([["a visitor"], ["newbie"]])("to %s", (who) => {
  const persona = who === "newbie" ? who : undefined;

  it("lists, pages and suggestions are the same at any prices", async () => {
    const worlds = await twoWorlds(persona);
    for (const path of PAGES) {
      const [one, other] = await responses(worlds, "GET", path);
      expect(`${path} ${other}`).toBe(`${path} ${one}`);
    }
  });

  it("every call of the contract has the same response at any prices", async () => {
    const worlds = await twoWorlds(persona);
    for (const operation of contractOperations) {
      if (ENDS_SESSION.has(operation.id)) continue;
      const { path, options } = exampleRequest(operation);
      const [one, other] = await responses(worlds, operation.method, path, options);
      expect(`${operation.id} ${other}`).toBe(`${operation.id} ${one}`);
    }
  });
});

it("to a buyer the prices are others indeed", async () => {
  const worlds = await twoWorlds("buyer");
  for (const path of ["/api/goods/list?sort=price", "/api/goods/detail/7", "/api/combinationMzhg"]) {
    const [one, other] = await responses(worlds, "GET", path);
    expect(other).not.toBe(one);
  }
});

it("a price filter or order from somebody who sees no prices is ignored", async () => {
  const visitor = await mock.world();
  const list = async (query: string) =>
    (await visitor.get<ListGoods200Data>(`/api/goods/list?${query}`)).body.data;
  const all = await list("");
  expect(await list("sort=price&order=desc&price_min=1&price_max=2")).toEqual(all);
});
