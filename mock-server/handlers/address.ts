import { presentAddress } from "#mock/state/present/order.ts";
import { buyerOf, type Handler, ok } from "./define.ts";

export const listAddresses: Handler = (request, state) => {
  const own = state.addresses.get(buyerOf(request, state).id) ?? [];
  return ok(own.toSorted((a, b) => b.is_default - a.is_default || a.id - b.id).map(presentAddress));
};
