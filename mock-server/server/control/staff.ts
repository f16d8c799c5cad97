import { type FieldChecks, checkFields, isText, REQUEST_BODY } from "#mock/input/check-fields.ts";
import { answerFeedback } from "#mock/domain/feedback/commands/answer.ts";
import { answerVariety } from "#mock/domain/variety/commands/answer.ts";
import { reviewCertificate } from "#mock/domain/certificate/commands.ts";
import { jsonAnswer } from "#mock/http/answers.ts";
import type { ControlRoute } from "./control-request.ts";
import { FLAG, runCommand, textOf } from "./run-command.ts";

const isId = (value: unknown): boolean => Number.isInteger(value) && Number(value) > 0;

/** Approves or rejects a pending certificate, as the wholesaler's staff would. */
export const reviewCertificateRoute: ControlRoute = {
  POST: ({ app, world, body }) => {
    const fields: FieldChecks = {
      id: [isId, ["the id of a certificate", "证照的 id"]],
      approved: FLAG,
      reason: [isText, ["the reason of the rejection, for the buyer", "给买家看的驳回原因"]],
    };
    const wish = checkFields(REQUEST_BODY, body, fields, ["id"]);
    const { id, review } = runCommand(app, world, (state) =>
      reviewCertificate(state, Number(wish.id), wish.approved !== false, textOf(wish.reason)),
    );
    return jsonAnswer(200, { id, status: review });
  },
};

/** Answers feedback, as the wholesaler's staff would. */
export const answerFeedbackRoute: ControlRoute = {
  POST: ({ app, world, body }) => {
    const fields: FieldChecks = {
      id: [isId, ["the id of a feedback", "反馈的 id"]],
      reply: [isText, ["the reply to the buyer", "给买家的答复"]],
    };
    const wish = checkFields(REQUEST_BODY, body, fields, ["id", "reply"]);
    const { id, status } = runCommand(app, world, (state) =>
      answerFeedback(state, Number(wish.id), textOf(wish.reply)),
    );
    return jsonAnswer(200, { id, status });
  },
};

const STATUSES = ["buying", "arrived", "unavailable"] as const;
const STATUS_CODES = { buying: 2, arrived: 3, unavailable: 4 } as const;

/** Answers a buyer's request for a variety, as the wholesaler's buyers would. */
export const answerVarietyRoute: ControlRoute = {
  POST: ({ app, world, body }) => {
    const fields: FieldChecks = {
      id: [isId, ["the id of a purchase request", "求购的 id"]],
      status: [
        (value) => STATUSES.some((status) => status === value),
        [`one of ${STATUSES.join(", ")}`, `${STATUSES.join("、")} 之一`],
      ],
      reply: [isText, ["the reply to the buyer", "给买家的答复"]],
      goods_id: [isId, ["the id of the goods that arrived", "到货商品的 id"]],
    };
    const wish = checkFields(REQUEST_BODY, body, fields, ["id", "status"]);
    const answer = {
      status: STATUS_CODES[wish.status as (typeof STATUSES)[number]],
      reply: textOf(wish.reply),
      goodsId: Number(wish.goods_id ?? 0),
    };
    const { id, status } = runCommand(app, world, (state) => answerVariety(state, Number(wish.id), answer));
    return jsonAnswer(200, { id, status });
  },
};
