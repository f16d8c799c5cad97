import type { CartLine } from "#generated/model/cartLine.ts";
import type { Goods } from "#generated/model/goods.ts";

const goods: Goods = {
  id: 7,
  name: "阿莫西林胶囊",
  sccj: "江南康宁制药有限公司",
  ypgg: "0.25g*24粒",
  ck_id: 1,
  goods_image: [{ list_url: "/7.svg", url: "/7.svg" }],
  base_price: 12.8,
  is_buy: 1,
  number: 860,
  bzdw: "盒",
  ladder_price: [],
  ladder_price_type: 0,
  is_free_shipping: 0,
  free_shipping_number: 0,
  is_dpby: 0,
  qg_number: 0,
  is_youx: 0,
  type: 1,
  tags: [],
  price: 12.8,
  price_hint: "",
  no_buy_reason: "",
  pzwh: "国药准字H20031234",
  zbz: 1,
  jzl: 400,
  xq: "2028-05-31",
  rx: 1,
  limit_number: 0,
  sales: 0,
  category_id: 1,
  brand_id: 0,
  cart_number: 0,
  is_star: 0,
  goods_price_id: 0,
  ladder_price_id: 0,
  goods_manjian_id: 0,
  is_yj: 0,
  is_jxq: 0,
};

export function goodsForTest(differences: Partial<Goods> = {}): Goods {
  return { ...goods, ...differences };
}

/** A selected, available line for tests, with overrides. */
export function lineForTest({
  goods: goodsDifferences,
  ...rest
}: Partial<Omit<CartLine, "goods">> & { goods?: Partial<Goods> } = {}): CartLine {
  return {
    id: 101,
    number: 1,
    price: 12.8,
    is_selected: 1,
    type: 0,
    with_coupon: 1,
    goods_manjian_amount: 0,
    gift_data: { total: 0, type: 0, name: "", number: 0 },
    raw_price: 12.8,
    raw_price_manjian: 0,
    key: "7-0-0-0-0",
    loadingStar: 0,
    goods_price_id: 0,
    ladder_price_id: 0,
    goods_manjian_id: 0,
    is_yj: 0,
    goods: goodsForTest(goodsDifferences),
    ...rest,
  };
}
