import type { AddVarietyRequestBody } from "#generated/model/addVarietyRequestBody.ts";
import type { AddVarietyRequestsBody } from "#generated/model/addVarietyRequestsBody.ts";
import type { ListVarietyRequestsParams } from "#generated/model/listVarietyRequestsParams.ts";
import { buyerOf, created, type Handler, ok, pageOf } from "#mock/domain/common/handler.ts";
import { newestOwned } from "#mock/domain/common/newest-owned.ts";
import { requireOwned } from "#mock/domain/common/owned-record.ts";
import { addVarieties, addVariety } from "./commands/submission.ts";
import { presentVariety } from "./present.ts";

export const listVarietyRequests: Handler<{ query: ListVarietyRequestsParams }> = (request, state) => {
  const varieties = newestOwned(state.varieties, buyerOf(request, state));
  const { list, ...rest } = pageOf(varieties, request.query.page);
  return ok({ list: list.map(presentVariety), ...rest });
};

export const addVarietyRequest: Handler<{ body: AddVarietyRequestBody }> = (request, state) =>
  created(presentVariety(addVariety(state, buyerOf(request, state), request.body)));

export const addVarietyRequests: Handler<{ body: AddVarietyRequestsBody }> = (request, state) => {
  const { items, phone } = request.body;
  const { list, added } = addVarieties(state, buyerOf(request, state), items, phone);
  return created({ list: list.map(presentVariety), added });
};

export const getVarietyRequest: Handler<{ path: { id: number } }> = (request, state) => {
  const user = buyerOf(request, state);
  const missing = "求购信息不存在，请返回列表确认";
  return ok(presentVariety(requireOwned(state.varieties, request.path.id, user, missing)));
};
