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
    title: "Unpaid order expiring",
    about: "Order 9006 is cancelled in two minutes; it cannot be paid once the countdown ends.",
    persona: "buyer",
    setUp: ({ state }) => {
      const order = state.orders.get(UNPAID_ORDER);
      if (!order) throw new Error(`there is no order ${UNPAID_ORDER}`);
      state.clock.set(order.payDeadline - 2 * MINUTE_MS);
    },
  },
  {
    name: "payment-processing",
    title: "Payment processing",
    about:
      "The credit payment of order 9006 is submitted without a result yet; POST payments/settle decides it.",
    persona: "buyer",
    setUp: ({ state, buyer }) => {
      const { payNo } = openCreditPayment(state, buyer, UNPAID_ORDER);
      payWithCredit(state, buyer, payNo);
    },
  },
  {
    name: "payment-times-out",
    title: "Payment times out but succeeds",
    about:
      "Paying order 9006 gets no answer (30 s timeout) although it went through: a retry must not charge twice.",
    persona: "buyer",
    setUp: ({ plan }) =>
      plan({ match: { operationId: "payCreditPayment" }, fault: { kind: "hang", when: "after" }, times: 1 }),
  },
  {
    name: "credit-too-low",
    title: "Credit too low",
    about: "Only 100 yuan of credit are left; paying answers 409 and says how much is missing.",
    persona: "buyer",
    setUp: ({ state, buyer }) => {
      const limit = creditOf(state, buyer).used + 10_000;
      state.users.put(buyer.id, { ...buyer, credit: { ...buyer.credit, limit } });
    },
  },
  {
    name: "session-expiring",
    title: "Session expires at checkout",
    about:
      "The session has two minutes left: checkout turns into 401, and a login should return to the same step.",
    persona: "buyer",
    loggedInAgo: 7 * DAY_MS - 2 * MINUTE_MS,
  },
  {
    name: "returns",
    title: "Returns in every state",
    about:
      "One return each: under review, to be sent, on its way, being refunded, completed, rejected, cancelled.",
    persona: "buyer",
  },
];
