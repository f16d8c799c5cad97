import { conflict, invalidField, keepingChanges, notFound } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import { memberOfSession } from "#mock/domain/team/rules/members.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import { findByUsername, storesOf } from "#mock/domain/user/rules/members.ts";
import { startSession } from "#mock/domain/user/rules/session-start.ts";
import { smsCodeProblem, takeSmsCode } from "#mock/domain/user/rules/sms-codes.ts";
import type { WorldState } from "#mock/domain/world-state.ts";

/** New owner ids of unlinked stores start here: no user has such an id. */
const FIRST_OWNER_ID = 1_000_001;

/**
 * Links another member with the buyer's stores, by an SMS code (scene `store`) to its phone. 422 on `username` for an
 * unknown one or the buyer's own, on `code` for a wrong one; 409 for one that already belongs to a group.
 */
export function linkStore(state: WorldState, user: UserRecord, username: string, code: string): UserRecord {
  const store = findByUsername(state, username);
  if (!store) throw invalidField("username", "门店账号不存在，请核对后重新输入", SHOP_RULES.storeGroup);
  if (store.id === user.id)
    throw invalidField("username", "不能关联当前登录的门店，请输入其他门店账号", SHOP_RULES.storeGroup);
  if (store.ownerId === user.ownerId) throw conflict("该门店已关联，无需重复操作", SHOP_RULES.storeGroup);
  const problem = smsCodeProblem(state, "store", store.phone, code);
  if (problem !== undefined) throw keepingChanges(invalidField("code", problem, SHOP_RULES.smsCode));
  if (storesOf(state, store).length > 1)
    throw conflict("该门店已关联其他企业，请先在原企业解除关联", SHOP_RULES.storeGroup);
  takeSmsCode(state, "store", store.phone);
  const linked = { ...store, ownerId: user.ownerId, linkedAt: state.clock.now() };
  state.users.put(store.id, linked);
  return linked;
}

/**
 * Unlinks a store from the group, and ends the sessions that were switched to or from it; 404 for one that is not in
 * it, 409 for the current one.
 */
export function unlinkStore(state: WorldState, user: UserRecord, storeId: number): void {
  const store = requireStore(state, user, storeId);
  if (store.id === user.id)
    throw conflict("不能解除当前登录的门店，请切换到其他门店后操作", SHOP_RULES.storeGroup);
  const ownerId = state.next("owner", FIRST_OWNER_ID);
  state.users.put(store.id, { ...store, ownerId, linkedAt: state.clock.now() });
  state.sessions.endSwitched(store.id);
}

/** Switches to another store of the group: a new session replaces the one of `token`. 404 for one not in it. */
export function switchStore(
  state: WorldState,
  user: UserRecord,
  storeId: number,
  token: string | null,
): { user: UserRecord; token: string } {
  const store = requireStore(state, user, storeId);
  const via = new Set([...(state.sessions.table.get(token ?? "")?.via ?? []), user.id]);
  const member = memberOfSession(state, token);
  if (token !== null) state.sessions.end(token);
  return startSession(state, store, { via: [...via], member });
}

function requireStore(state: WorldState, user: UserRecord, storeId: number): UserRecord {
  const store = state.users.get(storeId);
  if (store?.ownerId !== user.ownerId) throw notFound("门店不存在或不属于您", SHOP_RULES.ownData);
  return store;
}
