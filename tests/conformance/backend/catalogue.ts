import type { Goods } from "#tests/support/whole.ts";
import { exampleOf } from "./contract.ts";
import type { Buyer, Shop } from "./shop.ts";

const MAKERS = ["江南康宁制药有限公司", "北岭同和药业股份有限公司", "海川生物制药厂"];
const NAMES = ["阿莫西林胶囊", "连花清瘟胶囊", "感冒灵颗粒", "布洛芬缓释胶囊", "六味地黄丸", "板蓝根颗粒"];
const COUNT = 45;
/** Two of them: parents and their children. */
export const CATEGORIES = [
  { id: 1, name: "抗感染药", children: [{ id: 11, name: "青霉素类" }] },
  { id: 2, name: "感冒用药", children: [{ id: 21, name: "解热镇痛" }] },
];
const LEAVES = [11, 21];
const SOLD_OUT = 9;
const NOT_SOLD = 14;
const PRICES_ARE_HIDDEN = "登录后可见价格";

type Product = Omit<Goods, "price" | "base_price" | "ladder_price"> & {
  readonly price: number;
  readonly base_price: number;
  readonly ladder_price: { number: number; price: number }[];
};

/** Fields that nothing here depends on are those of the contract's example. */
const [EXAMPLE] = exampleOf("listHotGoods") as readonly [Goods];

function product(index: number): Product {
  const id = index + 1;
  const base = (650 + ((index * 137) % 2900)) / 100;
  const unit = index % 4 === 0 ? 5 : 1;
  const ladder =
    index % 5 === 1 ? [{ number: 20 * unit, price: (650 + ((index * 137) % 2900) - 40) / 100 }] : [];
  return {
    ...EXAMPLE,
    id,
    name: `${NAMES[index % NAMES.length]}${Math.floor(index / NAMES.length) || ""}`,
    aliases: [],
    sccj: MAKERS[index % MAKERS.length] ?? "",
    ypgg: "0.25g*24粒",
    pack_content: { number: 24, unit: "粒", substance: null },
    ck_id: 1,
    goods_image: [{ list_url: `/images/${id}.svg`, url: `/images/${id}.svg` }],
    base_price: base,
    is_buy: id === NOT_SOLD ? 0 : 1,
    number: id === SOLD_OUT ? 0 : 400 + ((index * 53) % 900),
    bzdw: "盒",
    ladder_price: ladder,
    ladder_price_type: 0,
    is_free_shipping: index % 7 === 0 ? 1 : 0,
    free_shipping_number: index % 7 === 0 ? 10 * unit : 0,
    is_dpby: 0,
    qg_number: 0,
    is_youx: index % 3 === 0 ? 1 : 0,
    type: 1,
    tags: [],
    price: base,
    price_hint: "",
    no_buy_reason: id === NOT_SOLD ? "不在经营范围内" : "",
    pzwh: `国药准字H2003${1000 + index}`,
    zbz: unit,
    jzl: 400,
    xq: `2028-${String((index % 12) + 1).padStart(2, "0")}-28`,
    licensed_address_only: 0,
    insurance: 0,
    insurance_code: "",
    is_collective: 0,
    is_ephedrine: 0,
    is_cold_chain: 0,
    retail_price: base * 2,
    rx: (index % 4) as Goods["rx"],
    limit_number: 0,
    limit_left: 0,
    sales: (index * 91) % 700,
    category_id: LEAVES[index % LEAVES.length] ?? 11,
    brand_id: index % 2 === 0 ? 3 : 0,
    cart_number: 0,
    is_star: 0,
    goods_price_id: 0,
    ladder_price_id: ladder.length > 0 ? id : 0,
    goods_manjian_id: 0,
    is_yj: 0,
    is_jxq: 0,
    bought: 0,
    last_price: null,
    last_bought_at: null,
    last_number: 0,
    monthly_number: 0,
  };
}

const PRODUCTS: readonly Product[] = Array.from({ length: COUNT }, (_, index) => product(index));

export const stockOf = (shop: Shop, { id, number }: Product): number => number - (shop.sold.get(id) ?? 0);

export const productOf = (id: number): Product | undefined => PRODUCTS.find((each) => each.id === id);

/** Returns the price of one unit at this quantity, in 元: that of the highest tier reached, or the base price. */
export const priceOf = ({ base_price: base, ladder_price: ladder }: Product, number: number): number =>
  ladder.findLast((tier) => tier.number <= number)?.price ?? base;

/** A product as this buyer sees it; visitors see no prices. */
export function seenBy(shop: Shop, buyer: Buyer | undefined, each: Product): Goods {
  const stock = stockOf(shop, each);
  const isBuyable = each.is_buy === 1 && stock >= each.zbz;
  const shown: Goods = {
    ...each,
    number: stock,
    no_buy_reason: isBuyable ? "" : each.no_buy_reason || "已售完",
  };
  if (!buyer)
    return {
      ...shown,
      price: null,
      base_price: null,
      retail_price: null,
      ladder_price: [],
      price_hint: PRICES_ARE_HIDDEN,
    };
  return {
    ...shown,
    cart_number: buyer.cart.find(({ goodsId }) => goodsId === each.id)?.number ?? 0,
    is_star: buyer.favorites.some(({ goodsId }) => goodsId === each.id) ? 1 : 0,
    ...boughtBy(buyer, each.id),
  };
}

function boughtBy(buyer: Buyer, id: number) {
  const lines = buyer.orders
    .filter(({ status }) => status !== 6)
    .flatMap(({ created_at: at, lines: all }) => all.map((line) => ({ ...line, at })));
  const [last] = lines.filter(({ goods_id: goods }) => goods === id);
  if (!last) return {};
  return { bought: 1, last_price: last.price, last_bought_at: last.at, last_number: last.number } as const;
}

/** All goods as this buyer sees them, in the order of the catalogue. */
export const catalogue = (shop: Shop, buyer: Buyer | undefined): Goods[] =>
  PRODUCTS.map((each) => seenBy(shop, buyer, each));

export type { Product };
