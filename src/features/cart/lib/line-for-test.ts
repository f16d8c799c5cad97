import { CartLineType, Flag, GiftDataType } from "#generated/enums.ts";
import type { CartLine, Goods } from "#generated/model/index.ts";
import { fake } from "#mock/test-kit/fake.ts";
import { goodsForTest } from "#src/entities/goods/goods-for-test.ts";

/** A selected, available line for tests, with overrides. */
export function lineForTest({
  goods: goodsDifferences,
  ...rest
}: Partial<Omit<CartLine, "goods">> & { goods?: Partial<Goods> } = {}): CartLine {
  return fake("CartLine", {
    id: 101,
    number: 1,
    price: 12.8,
    is_selected: Flag.Yes,
    type: CartLineType.Normal,
    with_coupon: Flag.Yes,
    goods_manjian_amount: 0,
    gift_data: { total: 0, type: GiftDataType.None, name: "", number: 0 },
    raw_price: 12.8,
    raw_price_manjian: 0,
    previous: null,
    next_gift: null,
    goods: goodsForTest(goodsDifferences),
    ...rest,
  });
}
