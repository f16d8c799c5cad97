import type { CartLine, Goods } from "#generated/model/index.ts";
import { fake } from "#mock/test-kit/fake.ts";

export function goodsForTest(differences: Partial<Goods> = {}): Goods {
  return fake("Goods", {
    id: 7,
    is_buy: 1,
    no_buy_reason: "",
    number: 860,
    limit_number: 0,
    zbz: 1,
    price: 12.8,
    ladder_price: [],
    ladder_price_type: 0,
    is_free_shipping: 0,
    free_shipping_number: 0,
    is_dpby: 0,
    qg_number: 0,
    tags: [],
    ...differences,
  });
}

/** A selected, available line for tests, with overrides. */
export function lineForTest({
  goods: goodsDifferences,
  ...rest
}: Partial<Omit<CartLine, "goods">> & { goods?: Partial<Goods> } = {}): CartLine {
  return fake("CartLine", {
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
    goods: goodsForTest(goodsDifferences),
    ...rest,
  });
}
