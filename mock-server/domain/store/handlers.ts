import type { LinkStoreBody } from "#generated/model/linkStoreBody.ts";
import { buyerOf, created, type Handler, ok, sessionCookie } from "#mock/domain/common/handler.ts";
import { storesOf } from "#mock/domain/user/rules/members.ts";
import { linkStore as link, switchStore as change, unlinkStore as unlink } from "./commands.ts";
import { presentStore } from "./present.ts";

export const listStores: Handler = (request, state) => {
  const user = buyerOf(request, state);
  return ok(storesOf(state, user).map((store) => presentStore(state, store, user.id)));
};

export const linkStore: Handler<{ body: LinkStoreBody }> = (request, state) => {
  const user = buyerOf(request, state);
  const store = link(state, user, request.body.username, request.body.code);
  return created(presentStore(state, store, user.id));
};

export const unlinkStore: Handler<{ path: { id: number } }> = (request, state) => {
  unlink(state, buyerOf(request, state), request.path.id);
  return ok(null);
};

export const switchStore: Handler<{ path: { id: number } }> = (request, state) => {
  const { user, token } = change(state, buyerOf(request, state), request.path.id, request.sessionToken);
  return ok(presentStore(state, user, user.id), sessionCookie(token));
};
