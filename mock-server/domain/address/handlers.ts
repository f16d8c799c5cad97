import type { AddressInput } from "#generated/model/addressInput.ts";
import { buyerOf, created, type Handler, ok } from "#mock/domain/common/handler.ts";
import { addAddress, makeDefault, removeAddress, replaceAddress } from "./commands.ts";
import { presentAddress } from "./present.ts";
import { addressesOf } from "./rules.ts";

export const listAddresses: Handler = (request, state) => {
  const addresses = addressesOf(state, buyerOf(request, state).id);
  return ok(addresses.toSorted((a, b) => b.is_default - a.is_default || a.id - b.id).map(presentAddress));
};

export const createAddress: Handler<{ body: AddressInput }> = (request, state) =>
  created(presentAddress(addAddress(state, buyerOf(request, state), request.body)));

export const updateAddress: Handler<{ path: { id: number }; body: AddressInput }> = (request, state) =>
  ok(presentAddress(replaceAddress(state, buyerOf(request, state), request.path.id, request.body)));

export const deleteAddress: Handler<{ path: { id: number } }> = (request, state) => {
  removeAddress(state, buyerOf(request, state), request.path.id);
  return ok(null);
};

export const setDefaultAddress: Handler<{ path: { id: number } }> = (request, state) =>
  ok(presentAddress(makeDefault(state, buyerOf(request, state), request.path.id)));
