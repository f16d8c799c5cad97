import { addGoods } from "../cart-lines.ts";
import { findGoods } from "../find-goods.ts";
import { NO_RECORD } from "../steps.ts";
import type { Steps } from "../steps.ts";
import { arranged, begin } from "./account.ts";

const ORDINARY = 1;

/** The operations of `openCheckout`. */
export const CHECKING_OUT = [
  "listCartLines",
  "listGoods",
  "addCartLines",
  "checkoutCart",
  "listCashVouchers",
  "listAddresses",
];

/** Opens a checkout of one line, and names the address and the voucher that an order of it can use. */
export async function openCheckout(steps: Steps) {
  const [goods] = await findGoods(steps, 1);
  const ids = await addGoods(steps, goods);
  const { data: checkout } = await steps.succeed("checkoutCart", { body: { ids, new: 1 } });
  const { data: held } = await steps.succeed("listCashVouchers");
  const { data: addresses } = await steps.succeed("listAddresses");
  return {
    checkout_no: checkout.checkout_no,
    address_id: steps.need(addresses[0], { zh: "没有收货地址", en: "no delivery address" }).id,
    voucher: steps.need(held.list[0], { zh: "没有代金券", en: "no cash voucher" }).id,
  };
}

/** With a cash voucher, the order costs what the preview showed; confirming another amount is a conflict. */
export const vouchers = arranged({
  id: "vouchers",
  name: { zh: "流程：代金券抵扣", en: "flow: pay with a cash voucher" },
  operations: [...CHECKING_OUT, "previewOrder", "createOrder"],
  async walk(steps) {
    await begin(steps);
    const { voucher, ...named } = await openCheckout(steps);
    const choice = { ...named, voucher_ids: [voucher] };
    const { data: preview, exchange } = await steps.succeed("previewOrder", { body: choice });
    const expected = { zh: "代金券有抵扣", en: "the voucher is deducted" };
    steps.law(exchange, preview.voucher_amount > 0, "data.voucher_amount", expected, preview.voucher_amount);
    const form = { ...choice, invoice_kind: ORDINARY, amount: preview.amount };
    const other = Math.round((preview.amount + 0.01) * 100) / 100;
    await steps.conflict("createOrder", "another amount", { body: { ...form, amount: other } });
    const noAddress = { status: 422, rule: "invalid-accepted", field: "address_id" } as const;
    const unknown = { ...form, amount: other, address_id: NO_RECORD };
    await steps.refused("createOrder", "unknown address", noAddress, { body: unknown });
    const { data: order, exchange: placed } = await steps.succeed("createOrder", { body: form });
    steps.equal(placed, "data.amount", order.amount, preview.amount);
    await steps.conflict("previewOrder", "ordered", { body: choice });
  },
});
