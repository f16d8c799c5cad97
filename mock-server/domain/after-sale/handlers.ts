import type { BookReturnPickupBody } from "#generated/model/bookReturnPickupBody.ts";
import type { CreateAfterSaleBody } from "#generated/model/createAfterSaleBody.ts";
import type { CreateReturnBody } from "#generated/model/createReturnBody.ts";
import type { ListAfterSalesParams } from "#generated/model/listAfterSalesParams.ts";
import type { ListReturnsParams } from "#generated/model/listReturnsParams.ts";
import type { ShipReturnBody } from "#generated/model/shipReturnBody.ts";
import { buyerOf, created, type Handler, ok, pageOf } from "#mock/domain/common/handler.ts";
import { newestOwned } from "#mock/domain/common/newest-owned.ts";
import { requireOrder } from "#mock/domain/order/rules/owned-order.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { cancelComplaint, fileComplaint, findComplaint } from "./commands/complaint-filing.ts";
import { bookPickup, cancelPickup, shipReturn as ship } from "./commands/return-dispatch.ts";
import { cancelReturn as cancel, findReturn, requestReturn } from "./commands/return-request.ts";
import { presentComplaint, presentReturn, presentReturnable } from "./present.ts";
import { caseFilter } from "./rules/case-filter.ts";

type ById = { path: { id: number } };

/** Responds with the case that a call of a buyer finds or changes. */
const oneCase =
  <Case>(
    act: (state: WorldState, user: UserRecord, id: number) => Case,
    present: (state: WorldState, one: Case, origin: string) => unknown,
  ): Handler<ById> =>
  (request, state) =>
    ok(present(state, act(state, buyerOf(request, state), request.path.id), request.origin));

export const listReturnableLines: Handler<ById> = (request, state) => {
  const order = requireOrder(state, buyerOf(request, state), request.path.id);
  return ok(presentReturnable(state, order, request.origin));
};

export const listReturns: Handler<{ query: ListReturnsParams }> = (request, state) => {
  const found = newestOwned(state.returns, buyerOf(request, state)).filter(
    caseFilter(state, request.query, ({ returnNo }) => returnNo),
  );
  const { list, ...rest } = pageOf(found, request.query.page, request.query.page_size);
  return ok({ list: list.map((one) => presentReturn(state, one, request.origin)), ...rest });
};

export const createReturn: Handler<{ body: CreateReturnBody }> = (request, state) =>
  created(presentReturn(state, requestReturn(state, buyerOf(request, state), request.body), request.origin));

export const getReturn = oneCase(findReturn, presentReturn);
export const cancelReturn = oneCase(cancel, presentReturn);

export const shipReturn: Handler<ById & { body: ShipReturnBody }> = (request, state) => {
  const sent = ship(state, buyerOf(request, state), request.path.id, request.body);
  return ok(presentReturn(state, sent, request.origin));
};

export const bookReturnPickup: Handler<ById & { body: BookReturnPickupBody }> = (request, state) => {
  const booked = bookPickup(state, buyerOf(request, state), request.path.id, request.body);
  return ok(presentReturn(state, booked, request.origin));
};

export const cancelReturnPickup = oneCase(cancelPickup, presentReturn);

export const listAfterSales: Handler<{ query: ListAfterSalesParams }> = (request, state) => {
  const found = newestOwned(state.afterSales, buyerOf(request, state)).filter(
    caseFilter(state, request.query, ({ saleNo }) => saleNo),
  );
  const { list, ...rest } = pageOf(found, request.query.page, request.query.page_size);
  return ok({ list: list.map((one) => presentComplaint(state, one, request.origin)), ...rest });
};

export const createAfterSale: Handler<{ body: CreateAfterSaleBody }> = (request, state) =>
  created(
    presentComplaint(state, fileComplaint(state, buyerOf(request, state), request.body), request.origin),
  );

export const getAfterSale = oneCase(findComplaint, presentComplaint);
export const cancelAfterSale = oneCase(cancelComplaint, presentComplaint);
