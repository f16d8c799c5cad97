import { OrderStatus } from "#generated/enums.ts";
import { DAY_S, adapterOf, arranged, begin, logIn } from "./account.ts";

const RECEIVED = 4;
const NOT_NEEDED = 4;

const DAYS_TO_RECEIVE = 14;
const DAYS_TO_COMPLETE = 7;

/** An order ends by itself: unpaid at its deadline, shipped after fourteen days, received after seven more. */
export const orderTimes = arranged({
  id: "order-times",
  name: { zh: "流程：订单的期限", en: "flow: the times of an order" },
  operations: ["getOrder"],
  async walk(steps) {
    const account = await begin(steps);
    const setup = adapterOf(steps);
    const unpaid = { path: { id: await setup.makeOrder(account, "unpaid") } };
    const shipped = { path: { id: await setup.makeOrder(account, "shipped") } };
    const { data: open } = await steps.succeed("getOrder", unpaid);
    const minute = (time: string) => Date.parse(`${time.replace(" ", "T")}Z`) / 1000;
    await setup.advance(minute(open.pay_deadline) - minute(open.created_at) + 1);
    const expectStatus = async (order: typeof unpaid, status: OrderStatus) => {
      await logIn(steps, account);
      const { data, exchange } = await steps.succeed("getOrder", order);
      steps.equal(exchange, "data.status", data.status, status);
    };
    await expectStatus(unpaid, OrderStatus.Canceled);
    await setup.advance(DAYS_TO_RECEIVE * DAY_S);
    await expectStatus(shipped, OrderStatus.Received);
    await setup.advance(DAYS_TO_COMPLETE * DAY_S);
    await expectStatus(shipped, OrderStatus.Completed);
  },
});

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
