import { Flag, LadderPriceType } from "#generated/enums.ts";
import type { Goods } from "#generated/model/index.ts";
import { fake } from "#mock/test-kit/fake.ts";

/** Ordinary goods for tests, in stock and without offers, with overrides. */
export function goodsForTest(differences: Partial<Goods> = {}): Goods {
  return fake("Goods", {
    id: 7,
    name: "阿莫西林胶囊",
    ypgg: "0.25g*24粒",
    pack_content: { number: 24, unit: "粒", substance: null },
    is_buy: Flag.Yes,
    no_buy_reason: "",
    number: 860,
    cart_number: 0,
    limit_number: 0,
    limit_left: differences.limit_number ?? 0,
    zbz: 1,
    bzdw: "盒",
    price: 12.8,
    base_price: 12.8,
    price_hint: "",
    ladder_price: [],
    ladder_price_type: LadderPriceType.FromNumber,
    is_free_shipping: Flag.No,
    free_shipping_number: 0,
    is_dpby: Flag.No,
    qg_number: 0,
    tags: [],
    ...differences,
  });
}
