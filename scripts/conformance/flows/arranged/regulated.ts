import { CancelReason, DeliveryType, Flag, InvoiceKind } from "#generated/enums.ts";
import { lineFor } from "../../../api-client/cart-line.ts";
import { same } from "../../../api-client/checks/finding.ts";
import { firstChilledDay } from "../../laws/dispatch.ts";
import { addGoods } from "../cart-lines.ts";
import { canOrder, packOf } from "../find-goods.ts";
import { arranged, begin } from "./account.ts";
import { PLACING } from "./kept.ts";

/** A buyer gets no more of a compound with ephedrine than the law lets them have. */
export const ephedrineLimit = arranged({
  id: "ephedrine-limit",
  name: { zh: "流程：含麻商品限购", en: "flow: the limit of compounds with ephedrine" },
  operations: ["listGoods", "addCartLines"],
  async walk(steps) {
    await begin(steps);
    const { data } = await steps.succeed("listGoods", { query: { is_ephedrine: 1, in_stock: 1 } });
    const goods = steps.need(
      data.list.find(
        (one) => one.is_ephedrine === Flag.Yes && canOrder(one) && one.number > (one.limit_left ?? 0),
      ),
      { zh: "没有可购买的含麻商品", en: "no compound with ephedrine can be bought" },
    );
    const most = goods.limit_left ?? 0;
    const over = { body: { params: [lineFor(goods, Math.floor(most / packOf(goods) + 1) * packOf(goods))] } };
    const refusal = { status: 422, rule: "check-ignored", field: "params.0.number" } as const;
    await steps.refused("addCartLines", "above the limit", refusal, over);
  },
});

/** Goods of the cold chain say when they leave before they are paid, and leave with the rest of their order. */
export const coldChain = arranged({
  id: "cold-chain",
  name: { zh: "流程：冷链发货日", en: "flow: the day on which the cold chain leaves" },
  operations: ["listGoods", ...PLACING, "previewOrder", "getOrder", "cancelOrder"],
  async walk(steps) {
    await begin(steps);
    const { data: found } = await steps.succeed("listGoods", { query: { is_cold_chain: 1, in_stock: 1 } });
    const goods = steps.need(
      found.list.find((one) => one.is_cold_chain === Flag.Yes && canOrder(one)),
      { zh: "没有可购买的冷链商品", en: "no goods of the cold chain can be bought" },
    );
    const ids = await addGoods(steps, goods);
    const { data: checkout } = await steps.succeed("checkoutCart", { body: { ids, new: 1 } });
    const { data: addresses } = await steps.succeed("listAddresses");
    const address = steps.need(addresses[0], { zh: "没有收货地址", en: "no address" });
    const { checkout_no: no } = checkout;
    const picked = { body: { checkout_no: no, delivery_type: DeliveryType.PickUp } };
    const { data: atStore, exchange: pickUp } = await steps.succeed("previewOrder", picked);
    steps.equal(pickUp, "data.dispatch_on", atStore.dispatch_on, null);
    const { data: preview, exchange } = await steps.succeed("previewOrder", { body: { checkout_no: no } });
    const body = { checkout_no: no, address_id: address.id, invoice_kind: InvoiceKind.Ordinary };
    const { data: created } = await steps.succeed("createOrder", { body });
    const path = { id: created.order_id };
    const { data: order, exchange: read } = await steps.succeed("getOrder", { path });
    const first = firstChilledDay(order.created_at);
    steps.law(exchange, preview.dispatch_on === first, "data.dispatch_on", same(first), preview.dispatch_on);
    steps.equal(read, "data.dispatch_on", order.dispatch_on, first);
    await steps.succeed("cancelOrder", { path, body: { reason: CancelReason.NotNeeded } });
  },
});
