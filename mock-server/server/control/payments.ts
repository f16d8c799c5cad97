import { settlePayment } from "#mock/state/commands/pay-with-credit.ts";
import { checkFields, isText } from "#mock/faults/check-fields.ts";
import { errorAnswer, jsonAnswer } from "../answers.ts";
import type { ControlRoute } from "./control-request.ts";

/** Lets a payment that is under way go through, as the bank would. */
export const settlePaymentsRoute: ControlRoute = {
  POST: ({ world: { state }, body }) => {
    const wish = checkFields("请求体", body, { pay_no: [isText, "支付单号"] });
    const payment = state.payments.get(String(wish.pay_no));
    const user = payment && state.users.get(payment.userId);
    if (!user) return errorAnswer(404, `没有支付单 ${String(wish.pay_no)}`);
    const { payNo, orderId, status } = state.transaction(() => settlePayment(state, user, payment.payNo));
    return jsonAnswer(200, { pay_no: payNo, order_id: orderId, status });
  },
};
