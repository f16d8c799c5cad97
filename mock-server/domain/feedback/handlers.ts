import type { AddFeedbackBody } from "#generated/model/addFeedbackBody.ts";
import type { ListFeedbackParams } from "#generated/model/listFeedbackParams.ts";
import { buyerOf, created, type Handler, ok, pageOf } from "#mock/domain/common/handler.ts";
import { newestOwned } from "#mock/domain/common/newest-owned.ts";
import { addFeedback as add } from "./commands/submission.ts";
import { presentFeedback } from "./present.ts";

export const listFeedback: Handler<{ query: ListFeedbackParams }> = (request, state) => {
  const { page, page_size: size } = request.query;
  const entries = newestOwned(state.feedback, buyerOf(request, state));
  const { list, ...rest } = pageOf(entries, page, size);
  return ok({ list: list.map((one) => presentFeedback(state, one, request.origin)), ...rest });
};

export const addFeedback: Handler<{ body: AddFeedbackBody }> = (request, state) =>
  created(presentFeedback(state, add(state, buyerOf(request, state), request.body), request.origin));
