import type { CreatedOrder } from "#generated/model/createdOrder.ts";
import type { Payment } from "#generated/model/payment.ts";
import { fen } from "../../../api-client/amounts.ts";
import { envelopeOf } from "../../../api-client/http/exchange.ts";
import { BALANCE, expectPaid, listPayChoices } from "../pay-order.ts";
import { addLine, checkOut, NOT_NEEDED, ORDERING, orderBody } from "../place-order.ts";
import type { Flow, Steps } from "../steps.ts";
import { equalRacers, needRaces, RACERS, race } from "./race.ts";

const ROUNDS = 2;

/** A checkout is ordered several times at once, and its order paid several times at once; then it is canceled. */
export const orderRaces: Flow = {
  id: "order-races",
  name: { zh: "流程：同时下单、同时支付", en: "flow: order at the same time, pay at the same time" },
  operations: [...ORDERING, "listPayMethods", "createPayment", "payByBalance", "getBalance"],
  writes: true,
  async walk(steps) {
    needRaces(steps);
    for (let round = 0; round < ROUNDS; round += 1) {
      const created = await raceOrders(steps, round);
      const holds = created !== undefined && (await racePayments(steps, round, created));
      if (created)
        await steps.succeed("cancelOrder", { path: { id: created.order_id }, body: { reason: NOT_NEEDED } });
      await steps.restore();
      if (!holds) return;
    }
  },
};

/** Undefined if one checkout became several orders. */
async function raceOrders(steps: Steps, round: number): Promise<CreatedOrder | undefined> {
  const { ids } = await addLine(steps);
  const checkout = await checkOut(steps, ids);
  // A short one: the failure shows it once for each call.
  const body = { ...(await orderBody(steps, checkout)), remark: "" };
  const before = await listIds(steps);
  const made = new Set<number>();
  steps.restoreBy(async (send) => {
    for (const id of made) await send("cancelOrder", { path: { id }, body: { reason: NOT_NEEDED } });
  });
  const orders = await race(steps, round, equalRacers("createOrder", { body }), (data) => {
    made.add((data as CreatedOrder).order_id);
  });
  const returned = orders.values("order_id") as number[];
  const fresh = (await listIds(steps)).filter((id) => !before.includes(id));
  for (const id of fresh) made.add(id);
  const expected = {
    zh: `同一结算单的 ${RACERS} 次下单得到一张订单`,
    en: `one order of ${RACERS} calls with the same checkout`,
  };
  const isOne = returned.length === 1 && fresh.every((id) => returned.includes(id));
  if (!orders.law(isOne, "orders", expected, { returned, listed: fresh })) return undefined;
  const [first] = orders.winners();
  return first && (envelopeOf(first.response).data as CreatedOrder);
}

/** Opens one payment and pays it, if the balance may be used. Returns whether it was paid once. */
async function racePayments(steps: Steps, round: number, created: CreatedOrder): Promise<boolean> {
  const { order_id: id } = created;
  const choices = await listPayChoices(steps, id);
  if (!choices.some(({ method }) => method === BALANCE)) return true;
  const body = { order_id: id, method: BALANCE };
  const opened = await race(steps, round, equalRacers("createPayment", { body }));
  const numbers = opened.values("pay_no");
  const same = { zh: `${RACERS} 次打开得到同一支付单`, en: `the same payment, opened ${RACERS} times` };
  if (!opened.law(numbers.length === 1, "payments", same, { pay_no: numbers })) return false;
  const [first] = opened.winners();
  const payment = first && (envelopeOf(first.response).data as Payment);
  if (!payment) return true;
  const { amount } = payment;
  const before = await balanceOf(steps);
  const pays = await race(steps, round, equalRacers("payByBalance", { body: { pay_no: payment.pay_no } }));
  const [paid] = pays.winners();
  const fell = (before - (await balanceOf(steps))) / 100;
  const once = { zh: `余额只减少一次 ${amount} 元`, en: `the balance falls by ${amount} yuan once` };
  const holds = pays.law(fell === amount, "pays", once, { fell });
  if (paid) await expectPaid(steps, paid, id);
  return holds;
}

const listIds = async (steps: Steps): Promise<number[]> =>
  (await steps.succeed("listOrders")).data.list.map(({ id }) => id);

/** In 分. */
const balanceOf = async (steps: Steps): Promise<number> =>
  fen((await steps.succeed("getBalance")).data.user_money);
