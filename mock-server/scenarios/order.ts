import { openCreditPayment, payWithCredit } from "#mock/domain/payment/commands/credit-payment.ts";
import { creditOf } from "#mock/domain/payment/rules/payments.ts";
import { DAY_MS, MINUTE_MS } from "#mock/world/shanghai-time.ts";
import type { Scenario } from "./scenario.ts";

/** The unpaid order of `buyer` in the seed. */
const UNPAID_ORDER = 9006;
/** Checkout, orders and payment. */
export const orderScenarios = [
  {
    name: "order-expiring",
    title: ["Unpaid order expiring", "待付款订单即将超时"],
    about: [
      "Order 9006 is canceled in two minutes; it cannot be paid once the countdown ends.",
      "订单 9006 两分钟后取消；倒计时结束后不能再付款。",
    ],
    persona: "buyer",
    setUp: ({ state }) => {
      const order = state.orders.get(UNPAID_ORDER);
      if (!order) throw new Error(`there is no order ${UNPAID_ORDER}`);
      state.clock.set(order.payDeadline - 2 * MINUTE_MS);
    },
  },
  {
    name: "payment-processing",
    title: ["Payment processing", "支付处理中"],
    about: [
      "The credit payment of order 9006 is submitted without a result yet; POST payments/settle decides it.",
      "订单 9006 的账期支付已提交，还没有结果；由 POST payments/settle 决定。",
    ],
    persona: "buyer",
    setUp: ({ state, buyer }) => {
      const { payNo } = openCreditPayment(state, buyer, UNPAID_ORDER);
      payWithCredit(state, buyer, payNo);
    },
  },
  {
    name: "payment-times-out",
    title: ["Payment times out but succeeds", "支付超时但已成功"],
    about: [
      "Paying order 9006 gets no response (30 s timeout) although it went through: a retry must not charge twice.",
      "支付订单 9006 得不到响应（30 秒超时），但其实已成功：重试不得重复扣款。",
    ],
    persona: "buyer",
    setUp: ({ plan }) =>
      plan({ match: { operationId: "payCreditPayment" }, fault: { kind: "hang", when: "after" }, times: 1 }),
  },
  {
    name: "credit-too-low",
    title: ["Credit too low", "账期额度不足"],
    about: [
      "Only 100 yuan of credit are left; paying returns 409 and says how much is missing.",
      "账期额度只剩 100 元；支付返回 409，并说明还差多少。",
    ],
    persona: "buyer",
    setUp: ({ state, buyer }) => {
      const limit = creditOf(state, buyer).used + 10_000;
      state.users.put(buyer.id, { ...buyer, credit: { ...buyer.credit, limit } });
    },
  },
  {
    name: "session-expiring",
    title: ["Session expires at checkout", "结算时登录失效"],
    about: [
      "The session has two minutes left: checkout turns into 401, and a login should return to the same step.",
      "登录态还剩两分钟：结算时变为 401，重新登录后应回到同一步。",
    ],
    persona: "buyer",
    loggedInAgo: 7 * DAY_MS - 2 * MINUTE_MS,
  },
  {
    name: "returns",
    title: ["Returns in every state", "各种状态的退货"],
    about: [
      "One return each: under review, to be sent, on its way, being refunded, completed, rejected, canceled.",
      "每种一单：审核中、待寄回、运输中、退款中、已完成、已驳回、已取消。",
    ],
    persona: "buyer",
  },
] as const satisfies readonly Scenario[];
