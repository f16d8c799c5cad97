import type { AnswerFeedbackBody } from "#generated/control/model/answerFeedbackBody.ts";
import type { AnswerVarietyBody } from "#generated/control/model/answerVarietyBody.ts";
import type { ReviewCertificateBody } from "#generated/control/model/reviewCertificateBody.ts";
import { VarietyStatus } from "#generated/enums.ts";
import { reviewCertificate } from "#mock/domain/certificate/commands.ts";
import { answerFeedback } from "#mock/domain/feedback/commands/answer.ts";
import { answerVariety } from "#mock/domain/variety/commands/answer.ts";
import { jsonResponse } from "#mock/http/responses.ts";
import type { ControlRequest, ControlRoute } from "./control-request.ts";
import { runCommand } from "./run-command.ts";

/** Approves or rejects a pending certificate, as the wholesaler's staff would. */
export const reviewCertificateRoute: ControlRoute = {
  POST: ({ app, world, body: wish }: ControlRequest<ReviewCertificateBody>) => {
    const { id, review } = runCommand(app, world, (state) =>
      reviewCertificate(state, wish.id, wish.approved !== false, wish.reason),
    );
    return jsonResponse(200, { id, status: review });
  },
};

/** Answers feedback, as the wholesaler's staff would. */
export const answerFeedbackRoute: ControlRoute = {
  POST: ({ app, world, body: wish }: ControlRequest<AnswerFeedbackBody>) => {
    const { id, status } = runCommand(app, world, (state) => answerFeedback(state, wish.id, wish.reply));
    return jsonResponse(200, { id, status });
  },
};

const STATUS_CODES = {
  buying: VarietyStatus.Sourcing,
  arrived: VarietyStatus.Arrived,
  unavailable: VarietyStatus.Unavailable,
} as const;

/** Answers a buyer's request for a variety, as the wholesaler's buyers would. */
export const answerVarietyRoute: ControlRoute = {
  POST: ({ app, world, body: wish }: ControlRequest<AnswerVarietyBody>) => {
    const answer = {
      status: STATUS_CODES[wish.status],
      reply: wish.reply ?? "",
      goodsId: wish.goods_id ?? 0,
    };
    const { id, status } = runCommand(app, world, (state) => answerVariety(state, wish.id, answer));
    return jsonResponse(200, { id, status });
  },
};
