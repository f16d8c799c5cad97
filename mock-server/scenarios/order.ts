import { openCreditPayment, payWithCredit } from "#mock/domain/payment/commands/credit-payment.ts";
import { creditOf } from "#mock/domain/payment/rules/payments.ts";
import { DAY_MS, MINUTE_MS } from "#mock/world/shanghai-time.ts";
import type { Scenario } from "./scenario.ts";

/** The unpaid order of `buyer` in the seed. */
const UNPAID_ORDER = 9006;
/** Checkout, orders and payment. */
export const orderScenarios: readonly Scenario[] = [
  {
    name: "order-expiring",
    title: "未付款订单快到期",
    about: "订单 9006 两分钟后自动取消，付款页倒计时归零后不能再付。",
    persona: "buyer",
    setUp: ({ state }) => {
      const order = state.orders.get(UNPAID_ORDER);
      if (!order) throw new Error(`there is no order ${UNPAID_ORDER}`);
      state.clock.set(order.payDeadline - 2 * MINUTE_MS);
    },
  },
  {
    name: "payment-processing",
    title: "付款处理中",
    about: "订单 9006 的账期付款已提交，结果还没有出来；POST payments/settle 决定成败。",
    persona: "buyer",
    setUp: ({ state, buyer }) => {
      const { payNo } = openCreditPayment(state, buyer, UNPAID_ORDER);
      payWithCredit(state, buyer, payNo);
    },
  },
  {
    name: "payment-times-out",
    title: "付款超时但已成功",
    about: "给订单 9006 付款时没有应答（30 秒超时），其实已经提交：重试不能重复扣款。",
    persona: "buyer",
    setUp: ({ plan }) =>
      plan({ match: { operationId: "payCreditPayment" }, fault: { kind: "hang", when: "after" }, times: 1 }),
  },
  {
    name: "credit-too-low",
    title: "账期额度不足",
    about: "账期可用额度只剩 100 元，付款返回 409 并说明还差多少。",
    persona: "buyer",
    setUp: ({ state, buyer }) => {
      const limit = creditOf(state, buyer).used + 10_000;
      state.users.put(buyer.id, { ...buyer, credit: { ...buyer.credit, limit } });
    },
  },
  {
    name: "session-expiring",
    title: "结算时登录失效",
    about: "会话还有两分钟到期：填写结算页时变成 401，登录后应回到原来的步骤。",
    persona: "buyer",
    loggedInAgo: 7 * DAY_MS - 2 * MINUTE_MS,
  },
  {
    name: "returns",
    title: "各种状态的退货",
    about: "待审核、待寄回、退货中、退款中、已完成、已驳回、已取消的退货单各有一张。",
    persona: "buyer",
  },
];
