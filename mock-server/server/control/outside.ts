import type { ApproveRegistrationBody } from "#generated/control/model/approveRegistrationBody.ts";
import type { HoldPaymentsBody } from "#generated/control/model/holdPaymentsBody.ts";
import type { ScanWechatBody } from "#generated/control/model/scanWechatBody.ts";
import type { SettlePaymentBody } from "#generated/control/model/settlePaymentBody.ts";
import { holdPayments } from "#mock/domain/payment/rules/hold.ts";
import { settlePayment } from "#mock/domain/payment/rules/settlement.ts";
import { approveRegistration } from "#mock/domain/register/commands/approval.ts";
import { scanWechat } from "#mock/domain/wechat/rules/codes.ts";
import { jsonResponse } from "#mock/http/responses.ts";
import type { ControlRequest, ControlRoute } from "./control-request.ts";
import { findUser } from "./find-user.ts";
import { runCommand } from "./run-command.ts";

/** Ends an open or pending payment as the bank would: paid, or with `ok: false` failed. */
export const settlePaymentRoute: ControlRoute = {
  POST: ({ app, world, body: wish }: ControlRequest<SettlePaymentBody>) => {
    const { payNo, orderId, status } = runCommand(app, world, (state) =>
      settlePayment(state, wish.pay_no, wish.ok !== false, wish.message),
    );
    return jsonResponse(200, { pay_no: payNo, order_id: orderId, status });
  },
};

/** Holds payments back: nobody pays, or the shop does not learn of the money; `off` releases them. */
export const holdPaymentsRoute: ControlRoute = {
  POST: ({ app, world, body: { hold } }: ControlRequest<HoldPaymentsBody>) => {
    runCommand(app, world, (state) => holdPayments(state, hold === "off" ? undefined : hold));
    return jsonResponse(200, { hold });
  },
};

/** Approves or rejects a pending registration, as the wholesaler's staff would. */
export const approveRegistrationRoute: ControlRoute = {
  POST: ({ app, world, body: wish }: ControlRequest<ApproveRegistrationBody>) => {
    const user = findUser(world.state, wish.username);
    const { status } = runCommand(app, world, (state) =>
      approveRegistration(state, user.id, wish.approved !== false, wish.reason),
    );
    return jsonResponse(200, { username: user.username, status });
  },
};

/** Acts as the person with the phone: scans a WeChat code, then confirms or cancels it. */
export const scanWechatRoute: ControlRoute = {
  POST: ({ app, world, body: wish }: ControlRequest<ScanWechatBody>) => {
    const { code, step = "scan", nickname = "微信用户" } = wish;
    const { id, state } = runCommand(app, world, (inner) => scanWechat(inner, code, step, nickname));
    return jsonResponse(200, { code: id, state });
  },
};
