import { Flag } from "#generated/enums.ts";
import type { Goods } from "#generated/model/goods.ts";
import type { GoodsImage } from "#generated/model/goodsImage.ts";
import type { CartLineRecord } from "#mock/domain/cart/records.ts";
import { memoize } from "#mock/domain/common/memoize.ts";
import { starredGoods } from "#mock/domain/favorite/rules.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { constant } from "#mock/world/constant.ts";
import { toYuan } from "#mock/world/money.ts";
import { formatDateTime } from "#mock/world/shanghai-time.ts";
import type { GoodsRecord, TagRecord } from "../records.ts";
import { type Bought, type Purchases, purchasesOf } from "../rules/bought.ts";
import { asSoldTo, type BuyingRights, rightsOf } from "../rules/buying-rights.ts";
import { packContent } from "../rules/pack-content.ts";
import { priceHint } from "../rules/price-hint.ts";
import { limitLeft } from "../rules/quantity.ts";
import { unitPrice } from "../rules/unit-price.ts";

/** The viewer of goods, and the host. */
export type GoodsView = {
  readonly origin: string;
  readonly priceHint: string;
  readonly stars: ReadonlySet<number>;
  /** The viewer's buying rights. */
  readonly rights: BuyingRights;
  /** The quantity of each product in the viewer's cart. */
  readonly inCart: ReadonlyMap<number, number>;
  /** The viewer's earlier purchases. */
  readonly purchases: Purchases;
};

const NO_LINES: readonly CartLineRecord[] = [];

/** The view of a buyer, or of a visitor. */
export function viewOf(state: WorldState, user: UserRecord | undefined, origin: string): GoodsView {
  return {
    origin,
    priceHint: priceHint(user),
    rights: rightsOf(state, user),
    stars: starredGoods(state, user),
    inCart: countByGoods((user && state.carts.get(user.id)) ?? NO_LINES),
    purchases: purchasesOf(state, user),
  };
}

const countByGoods = memoize((lines: readonly CartLineRecord[]): ReadonlyMap<number, number> => {
  const numbers = new Map<number, number>();
  for (const { goods_id, number } of lines) numbers.set(goods_id, (numbers.get(goods_id) ?? 0) + number);
  return numbers;
});

/** The part of a view that affects the presentation of goods. */
type Look = Pick<GoodsView, "origin" | "priceHint"> &
  Required<Pick<Goods, "cart_number" | "is_star">> & { readonly bought: Bought | undefined };

const presented = new WeakMap<GoodsRecord, { readonly look: Look; readonly goods: Required<Goods> }>();

/**
 * Goods in the contract's form. Records are immutable, so the last result is cached as a constant. Only one per
 * record, because the origin comes from the client and could be anything.
 */
export function presentGoods(goodsRecord: GoodsRecord, view: GoodsView): Required<Goods> {
  const { origin, priceHint, inCart, stars, purchases } = view;
  const record = asSoldTo(goodsRecord, view.rights);
  const look: Look = {
    origin,
    priceHint,
    cart_number: inCart.get(record.id) ?? 0,
    is_star: stars.has(record.id) ? Flag.Yes : Flag.No,
    bought: purchases.get(record.id),
  };
  const last = presented.get(record);
  if (last && isSame(last.look, look)) return last.goods;
  const goods = constant(buildGoods(record, look));
  presented.set(record, { look, goods });
  return goods;
}

const isSame = (a: Look, b: Look) =>
  a.origin === b.origin &&
  a.priceHint === b.priceHint &&
  a.cart_number === b.cart_number &&
  a.is_star === b.is_star &&
  a.bought === b.bought;

/** Viewers who may not see prices get no price tiers and no tags that reveal them. */
function buildGoods(goods: GoodsRecord, look: Look): Required<Goods> {
  const hidden = look.priceHint !== "";
  const image = goodsImage(goods.id, look.origin);
  return {
    id: goods.id,
    name: goods.name,
    aliases: [...goods.aliases],
    sccj: goods.sccj,
    ypgg: goods.ypgg,
    pack_content: packContent(goods) ?? null,
    ck_id: goods.ck_id,
    goods_image: [{ list_url: image, url: `${image}?size=800` }],
    base_price: hidden ? null : toYuan(goods.base_price),
    price: hidden ? null : toYuan(unitPrice(goods, goods.zbz)),
    price_hint: look.priceHint,
    is_buy: goods.is_buy,
    no_buy_reason: goods.no_buy_reason,
    number: goods.number,
    bzdw: goods.bzdw,
    ladder_price: hidden
      ? []
      : goods.ladder_price.map(({ number, price }) => ({ number, price: toYuan(price) })),
    ladder_price_type: goods.ladder_price_type,
    is_free_shipping: goods.is_free_shipping,
    free_shipping_number: goods.free_shipping_number,
    is_dpby: goods.is_dpby,
    qg_number: goods.qg_number,
    is_youx: goods.is_youx,
    type: goods.type,
    tags: hidden ? goods.tags.map((tag) => withoutPrice(tag, look.priceHint)) : [...goods.tags],
    pzwh: goods.pzwh,
    zbz: goods.zbz,
    jzl: goods.jzl,
    xq: goods.xq,
    rx: goods.rx,
    insurance: goods.insurance,
    insurance_code: goods.insurance_code,
    is_collective: goods.is_collective,
    is_ephedrine: goods.is_ephedrine,
    is_cold_chain: goods.is_cold_chain,
    retail_price: hidden || goods.retail_price === null ? null : toYuan(goods.retail_price),
    licensed_address_only: goods.licensed_address_only,
    limit_number: goods.limit_number,
    limit_left: goods.limit_number === 0 ? 0 : limitLeft(goods),
    sales: goods.sales,
    category_id: goods.category_id,
    brand_id: goods.brand_id,
    cart_number: look.cart_number,
    is_star: look.is_star,
    goods_price_id: goods.goods_price_id,
    ladder_price_id: goods.ladder_price_id,
    goods_manjian_id: goods.goods_manjian_id,
    is_yj: goods.is_yj,
    is_jxq: goods.is_jxq,
    ...presentLast(look),
  };
}

function presentLast({ bought, priceHint }: Look) {
  return {
    bought: bought ? 1 : 0,
    last_price: bought && priceHint === "" ? toYuan(bought.lastPrice) : null,
    last_bought_at: bought ? formatDateTime(bought.lastAt) : null,
    last_number: bought?.lastNumber ?? 0,
    monthly_number: bought?.monthlyNumber ?? 0,
  } as const;
}

/** The pictures on a product's own page: as in lists, then the front and the back of its pack. */
export const goodsImages = (goodsId: number, origin: string): GoodsImage[] =>
  [
    goodsImage(goodsId, origin),
    ...["fronts", "backs"].map((side) => `${origin}/images/${side}/${goodsId}.svg`),
  ].map((url) => ({ list_url: url, url: `${url}?size=800` }));

/** URL of a product's generated picture. */
export const goodsImage = (goodsId: number, origin: string): string =>
  `${origin}/images/goods/${goodsId}.svg`;

const withoutPrice = (tag: TagRecord, hint: string): TagRecord =>
  /[元¥￥]/u.test(tag.describe) ? { ...tag, describe: hint } : tag;
