import { type FieldChecks, checkFields, isText, REQUEST_BODY } from "#mock/input/check-fields.ts";
import { approveRegistration } from "#mock/domain/register/commands/approval.ts";
import { holdPayments } from "#mock/domain/payment/rules/hold.ts";
import { settlePayment } from "#mock/domain/payment/rules/settlement.ts";
import { type ScanStep, scanWechat } from "#mock/domain/wechat/rules/codes.ts";
import { errorAnswer, jsonAnswer } from "#mock/http/answers.ts";
import type { ControlRoute } from "./control-request.ts";
import { FLAG, runCommand, textOf } from "./run-command.ts";
import { say } from "#mock/language/say.ts";

const STEPS: readonly ScanStep[] = ["scan", "confirm", "cancel"];

/** Ends an open or pending payment as the bank would: paid, or with `ok: false` failed. */
export const settlePaymentRoute: ControlRoute = {
  POST: ({ app, world, body }) => {
    const fields: FieldChecks = {
      pay_no: [isText, ["the number of a payment", "支付单号"]],
      ok: FLAG,
      message: [isText, ["the reason of the failure, for the buyer", "给买家看的失败原因"]],
    };
    const wish = checkFields(REQUEST_BODY, body, fields, ["pay_no"]);
    const { payNo, orderId, status } = runCommand(app, world, (state) =>
      settlePayment(state, String(wish.pay_no), wish.ok !== false, textOf(wish.message)),
    );
    return jsonAnswer(200, { pay_no: payNo, order_id: orderId, status });
  },
};

const HOLDS = ["unpaid", "unconfirmed", "off"] as const;

/** Holds payments back: nobody pays, or the shop does not learn of the money; `off` releases them. */
export const holdPaymentsRoute: ControlRoute = {
  POST: ({ app, world, body }) => {
    const fields: FieldChecks = {
      hold: [
        (value) => HOLDS.some((hold) => hold === value),
        [`one of ${HOLDS.join(", ")}`, `${HOLDS.join("、")} 之一`],
      ],
    };
    const { hold } = checkFields(REQUEST_BODY, body, fields, ["hold"]);
    const kind = hold as (typeof HOLDS)[number];
    runCommand(app, world, (state) => holdPayments(state, kind === "off" ? undefined : kind));
    return jsonAnswer(200, { hold: kind });
  },
};

/** Approves or rejects a pending registration, as the wholesaler's staff would. */
export const approveRegistrationRoute: ControlRoute = {
  POST: ({ app, world, body }) => {
    const fields: FieldChecks = {
      username: [isText, ["the user name of the registration", "注册的用户名"]],
      approved: FLAG,
      reason: [isText, ["the reason of the rejection, for the buyer", "给买家看的驳回原因"]],
    };
    const wish = checkFields(REQUEST_BODY, body, fields, ["username"]);
    const user = [...world.state.users.values()].find(({ username }) => username === wish.username);
    if (!user)
      return errorAnswer(
        404,
        say(
          `unknown user ${String(wish.username)}, see GET personas`,
          `未知用户 ${String(wish.username)}，见 GET personas`,
        ),
      );
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
      code: [isText, ["the id of a QR code", "二维码的 id"]],
      step: [
        (value) => STEPS.includes(value as ScanStep),
        [`one of ${STEPS.join(", ")}`, `${STEPS.join("、")} 之一`],
      ],
      nickname: [isText, ["a WeChat nickname", "微信昵称"]],
    };
    const wish = checkFields(REQUEST_BODY, body, fields, ["code"]);
    const step = (wish.step ?? "scan") as ScanStep;
    const nickname = textOf(wish.nickname) || "微信用户";
    const { id, state } = runCommand(app, world, (inner) =>
      scanWechat(inner, String(wish.code), step, nickname),
    );
    return jsonAnswer(200, { code: id, state });
  },
};
