import { addGoods } from "../cart-lines.ts";
import { findGoods } from "../find-goods.ts";
import { arranged, begin } from "./account.ts";

const ORDINARY = 1;

/** With a cash voucher, the order costs what the preview showed; confirming another amount is a conflict. */
export const vouchers = arranged({
  id: "vouchers",
  name: { zh: "流程：代金券抵扣", en: "flow: pay with a cash voucher" },
  operations: [
    "listCartLines",
    "listGoods",
    "addCartLines",
    "checkoutCart",
    "listCashVouchers",
    "listAddresses",
    "previewOrder",
    "createOrder",
  ],
  async walk(steps) {
    await begin(steps);
    const [goods] = await findGoods(steps, 1);
    const ids = await addGoods(steps, goods);
    const { data: checkout } = await steps.succeed("checkoutCart", { body: { ids, new: 1 } });
    const { data: held } = await steps.succeed("listCashVouchers");
    const voucher = steps.need(held.list[0], { zh: "没有代金券", en: "no cash voucher" });
    const { data: addresses } = await steps.succeed("listAddresses");
    const address = steps.need(addresses[0], { zh: "没有收货地址", en: "no delivery address" });
    const choice = {
      checkout_no: checkout.checkout_no,
      address_id: address.id,
      voucher_ids: [voucher.id],
    };
    const { data: preview, exchange } = await steps.succeed("previewOrder", { body: choice });
    const expected = { zh: "代金券有抵扣", en: "the voucher is deducted" };
    steps.law(exchange, preview.voucher_amount > 0, "data.voucher_amount", expected, preview.voucher_amount);
    const form = { ...choice, invoice_kind: ORDINARY, amount: preview.amount };
    const other = Math.round((preview.amount + 0.01) * 100) / 100;
    await steps.conflict("createOrder", "another amount", { body: { ...form, amount: other } });
    const { data: order, exchange: placed } = await steps.succeed("createOrder", { body: form });
    steps.equal(placed, "data.amount", order.amount, preview.amount);
    await steps.conflict("previewOrder", "ordered", { body: choice });
  },
});
