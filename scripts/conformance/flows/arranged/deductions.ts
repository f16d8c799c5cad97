import type { AddCartLines200Data } from "#generated/model/addCartLines200Data.ts";
import type { Address } from "#generated/model/address.ts";
import type { Checkout } from "#generated/model/checkout.ts";
import type { CreatedOrder } from "#generated/model/createdOrder.ts";
import type { ListCashVouchers200Data } from "#generated/model/listCashVouchers200Data.ts";
import type { OrderPreview } from "#generated/model/orderPreview.ts";
import { findGoods, lineFor } from "../find-goods.ts";
import { arranged, begin } from "./account.ts";

const ORDINARY = 1;

/** What the preview says of a cash voucher is what the order costs; another amount than was shown is a conflict. */
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
    if (!goods) return;
    const { data: added } = await steps.succeed<AddCartLines200Data>("addCartLines", {
      body: { params: [lineFor(goods, goods.zbz)] },
    });
    const { data: checkout } = await steps.succeed<Checkout>("checkoutCart", {
      body: { ids: added.lines.map(({ id }) => id), new: 1 },
    });
    const { data: held } = await steps.succeed<ListCashVouchers200Data>("listCashVouchers");
    const voucher = steps.need(held.list[0], { zh: "没有代金券", en: "no cash voucher" });
    const { data: addresses } = await steps.succeed<readonly Address[]>("listAddresses");
    const address = steps.need(addresses[0], { zh: "没有收货地址", en: "no delivery address" });
    const asked = {
      checkout_no: checkout.checkout_no,
      address_id: address.id,
      voucher_ids: [voucher.id],
    };
    const { data: preview, exchange } = await steps.succeed<OrderPreview>("previewOrder", { body: asked });
    const expected = { zh: "代金券有抵扣", en: "the voucher is deducted" };
    steps.law(exchange, preview.voucher_amount > 0, "data.voucher_amount", expected, preview.voucher_amount);
    const form = { ...asked, invoice_kind: ORDINARY, amount: preview.amount };
    const other = Math.round((preview.amount + 0.01) * 100) / 100;
    await steps.conflict("createOrder", "another amount", { body: { ...form, amount: other } });
    const { data: order, exchange: placed } = await steps.succeed<CreatedOrder>("createOrder", {
      body: form,
    });
    steps.equal(placed, "data.amount", order.amount, preview.amount);
    await steps.conflict("previewOrder", "ordered", { body: asked });
  },
});
