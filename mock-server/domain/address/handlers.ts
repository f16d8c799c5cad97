import type { AddressInput } from "#generated/model/addressInput.ts";
import { buyerOf, created, type Handler, ok } from "#mock/domain/common/handler.ts";
import { addAddress, makeDefault, removeAddress, replaceAddress } from "./commands.ts";
import { presentAddress } from "./present.ts";
import { addressesOf } from "./rules.ts";

export const listAddresses: Handler = (request, state) => {
  const user = buyerOf(request, state);
  const addresses = addressesOf(state, user.id).toSorted(
    (a, b) => b.is_default - a.is_default || a.id - b.id,
  );
  return ok(addresses.map((address) => presentAddress(address, user)));
};

export const createAddress: Handler<{ body: AddressInput }> = (request, state) => {
  const user = buyerOf(request, state);
  return created(presentAddress(addAddress(state, user, request.body), user));
};

export const updateAddress: Handler<{ path: { id: number }; body: AddressInput }> = (request, state) => {
  const user = buyerOf(request, state);
  return ok(presentAddress(replaceAddress(state, user, request.path.id, request.body), user));
};

export const deleteAddress: Handler<{ path: { id: number } }> = (request, state) => {
  removeAddress(state, buyerOf(request, state), request.path.id);
  return ok(null);
};

export const setDefaultAddress: Handler<{ path: { id: number } }> = (request, state) => {
  const user = buyerOf(request, state);
  return ok(presentAddress(makeDefault(state, user, request.path.id), user));
};
