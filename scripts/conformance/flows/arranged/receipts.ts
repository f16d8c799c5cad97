import { adapterOf, arranged, begin } from "./account.ts";

const RECEIVED = 4;
const NOT_NEEDED = 4;

/** Only a shipped order can be received, once; and it cannot be canceled any more. */
export const receipts = arranged({
  id: "receipts",
  name: { zh: "流程：确认收货", en: "flow: receive an order" },
  operations: ["receiveOrder", "cancelOrder", "getOrder"],
  async walk(steps) {
    const account = await begin(steps);
    const setup = adapterOf(steps);
    const paid = { path: { id: await setup.makeOrder(account, "paid") } };
    await steps.conflict("receiveOrder", "not shipped", paid);
    const shipped = { path: { id: await setup.makeOrder(account, "shipped") } };
    await steps.conflict("cancelOrder", "shipped", { ...shipped, body: { reason: NOT_NEEDED } });
    const { exchange } = await steps.succeed("receiveOrder", shipped);
    const { data } = await steps.succeed("getOrder", shipped);
    steps.equal(exchange, "status", data.status, RECEIVED);
    await steps.conflict("receiveOrder", "received twice", shipped);
    const canceled = { path: { id: await setup.makeOrder(account, "cancelled") } };
    await steps.conflict("receiveOrder", "cancelled", canceled);
  },
});
