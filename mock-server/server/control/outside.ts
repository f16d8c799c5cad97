import { type FieldChecks, checkFields, isText } from "#mock/input/check-fields.ts";
import { approveRegistration } from "#mock/domain/register/commands/approval.ts";
import { holdPayments } from "#mock/domain/payment/rules/hold.ts";
import { settlePayment } from "#mock/domain/payment/rules/settlement.ts";
import { type ScanStep, scanWechat } from "#mock/domain/wechat/rules/codes.ts";
import { errorAnswer, jsonAnswer } from "#mock/http/answers.ts";
import type { ControlRoute } from "./control-request.ts";
import { FLAG, runCommand, textOf } from "./run-command.ts";

const STEPS: readonly ScanStep[] = ["scan", "confirm", "cancel"];

/** Settles an open or pending payment like the bank: paid, or with `ok: false` failed. */
export const settlePaymentRoute: ControlRoute = {
  POST: ({ app, world, body }) => {
    const fields: FieldChecks = {
      pay_no: [isText, "支付单号"],
      ok: FLAG,
      message: [isText, "付款失败时给买家的说明"],
    };
    const wish = checkFields("请求体", body, fields, ["pay_no"]);
    const { payNo, orderId, status } = runCommand(app, world, (state) =>
      settlePayment(state, String(wish.pay_no), wish.ok !== false, textOf(wish.message)),
    );
    return jsonAnswer(200, { pay_no: payNo, order_id: orderId, status });
  },
};

const HOLDS = ["unpaid", "unconfirmed", "off"] as const;

/** Holds payments: nobody pays, or payments are not reported to the shop; `off` releases them. */
export const holdPaymentsRoute: ControlRoute = {
  POST: ({ app, world, body }) => {
    const fields: FieldChecks = {
      hold: [(value) => HOLDS.some((hold) => hold === value), `其中之一：${HOLDS.join("、")}`],
    };
    const { hold } = checkFields("请求体", body, fields, ["hold"]);
    const kind = hold as (typeof HOLDS)[number];
    runCommand(app, world, (state) => holdPayments(state, kind === "off" ? undefined : kind));
    return jsonAnswer(200, { hold: kind });
  },
};

/** Judges a registration that waits, as the wholesaler's staff would. */
export const approveRegistrationRoute: ControlRoute = {
  POST: ({ app, world, body }) => {
    const fields: FieldChecks = {
      username: [isText, "注册的用户名"],
      approved: FLAG,
      reason: [isText, "未通过时给买家的理由"],
    };
    const wish = checkFields("请求体", body, fields, ["username"]);
    const user = [...world.state.users.values()].find(({ username }) => username === wish.username);
    if (!user) return errorAnswer(404, `没有用户 ${String(wish.username)}，见 GET personas`);
    const { status } = runCommand(app, world, (state) =>
      approveRegistration(state, user.id, wish.approved !== false, textOf(wish.reason)),
    );
    return jsonAnswer(200, { username: user.username, status });
  },
};

/** What the person with the phone does with a WeChat code: scans it, then confirms or cancels. */
export const scanWechatRoute: ControlRoute = {
  POST: ({ app, world, body }) => {
    const fields: FieldChecks = {
      code: [isText, "二维码编号"],
      step: [(value) => STEPS.includes(value as ScanStep), `其中之一：${STEPS.join("、")}`],
      nickname: [isText, "微信昵称"],
    };
    const wish = checkFields("请求体", body, fields, ["code"]);
    const step = (wish.step ?? "scan") as ScanStep;
    const nickname = textOf(wish.nickname) || "微信用户";
    const { id, state } = runCommand(app, world, (inner) =>
      scanWechat(inner, String(wish.code), step, nickname),
    );
    return jsonAnswer(200, { code: id, state });
  },
};
