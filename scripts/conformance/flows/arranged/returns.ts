import { same } from "../../../api-client/checks/finding.ts";
import type { Refusal, Steps } from "../steps.ts";
import { adapterOf, arranged, begin, upload } from "./account.ts";

const PICTURE = 2;
const BROKEN = 1;
const DESCRIBE = "契约检查 a+b&c=%41 &lt;b&gt; 破损";
const [SENT, WITHDRAWN, COMPLAINT_WITHDRAWN] = [3, 7, 5] as const;
const TOO_MANY: Refusal = { status: 422, rule: "invalid-accepted", field: "lines.0.number" };

/** An unpaid order, and the form of a return or a complaint about one piece of the first line of a received one. */
export async function beginWithOrders(steps: Steps) {
  const account = await begin(steps);
  const setup = adapterOf(steps);
  const unpaid = await setup.makeOrder(account, "unpaid");
  const received = await setup.makeOrder(account, "received");
  const { data } = await steps.succeed("listReturnableLines", { path: { id: received } });
  const line = steps.need(data[0], { zh: "订单没有可退的行", en: "the order has no line to return" });
  const lines = [{ order_line_id: line.order_line_id, number: 1 }];
  const files = [await upload(steps, PICTURE)];
  return { account, unpaid, line, body: { order_id: received, describe: DESCRIBE, lines, file_ids: files } };
}

/**
 * Request a return, send it once it is approved, withdraw another; each step only in its state, and never more than was
 * bought.
 */
export const returns = arranged({
  id: "returns",
  name: { zh: "流程：退货", en: "flow: returns" },
  operations: [
    "listReturnableLines",
    "uploadFile",
    "createReturn",
    "getReturn",
    "shipReturn",
    "cancelReturn",
  ],
  async walk(steps) {
    const { unpaid, line, body: form } = await beginWithOrders(steps);
    const body = { ...form, reason: BROKEN };
    await steps.conflict("createReturn", "not received", { body: { ...body, order_id: unpaid } });
    const many = [{ order_line_id: line.order_line_id, number: line.returnable + 1 }];
    await steps.refused("createReturn", "more than was bought", TOO_MANY, { body: { ...body, lines: many } });
    const { data: made, exchange } = await steps.succeed("createReturn", { body });
    const isPersisted = made.describe === DESCRIBE && made.images.length === 1 && made.lines[0]?.number === 1;
    steps.law(exchange, isPersisted, "as sent", same("1 × 1, describe, 1 image"), made);
    const rest = [{ order_line_id: line.order_line_id, number: line.returnable }];
    await steps.refused("createReturn", "returned twice", TOO_MANY, {
      body: { ...body, lines: rest, file_ids: undefined },
    });
    const call = { path: { id: made.id } };
    const parcel = { ...call, body: { company: "契约快递", tracking_no: "JC20260001" } };
    await steps.conflict("shipReturn", "not approved", parcel);
    await adapterOf(steps).decide("return", made.id);
    await steps.succeed("shipReturn", parcel);
    const { data: sent, exchange: seen } = await steps.succeed("getReturn", call);
    steps.equal(seen, "data.status", sent.status, SENT);
    steps.equal(seen, "data.tracking_no", sent.tracking_no, parcel.body.tracking_no);
    await steps.conflict("shipReturn", "sent twice", parcel);
    await steps.conflict("cancelReturn", "sent", call);
    const again = { ...body, file_ids: undefined };
    const { data: other } = await steps.succeed("createReturn", { body: again });
    const withdrawn = { path: { id: other.id } };
    const { data: gone, exchange: left } = await steps.succeed("cancelReturn", withdrawn);
    steps.equal(left, "data.status", gone.status, WITHDRAWN);
    await steps.conflict("cancelReturn", "canceled twice", withdrawn);
  },
});

/** Complain about a shipped order, and withdraw it; not before it has shipped, and not twice. */
export const complaints = arranged({
  id: "complaints",
  name: { zh: "流程：售后", en: "flow: complaints" },
  operations: ["listReturnableLines", "uploadFile", "createAfterSale", "getAfterSale", "cancelAfterSale"],
  async walk(steps) {
    const { unpaid, line, body: form } = await beginWithOrders(steps);
    const body = { ...form, type: 1 };
    await steps.conflict("createAfterSale", "not shipped", { body: { ...body, order_id: unpaid } });
    const many = [{ order_line_id: line.order_line_id, number: line.number + 1 }];
    await steps.refused("createAfterSale", "more than was bought", TOO_MANY, {
      body: { ...body, lines: many },
    });
    const { data: made, exchange } = await steps.succeed("createAfterSale", { body });
    const isPersisted = made.describe === DESCRIBE && made.images.length === 1;
    steps.law(exchange, isPersisted, "as sent", same("describe, 1 image"), made);
    const call = { path: { id: made.id } };
    const { exchange: left } = await steps.succeed("cancelAfterSale", call);
    const { data: seen } = await steps.succeed("getAfterSale", call);
    steps.equal(left, "status", seen.status, COMPLAINT_WITHDRAWN);
    await steps.conflict("cancelAfterSale", "canceled twice", call);
  },
});
