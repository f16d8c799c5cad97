import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { deleteLines } from "../rules/line-edits.ts";
import { cartLines } from "../rules/priced-cart.ts";
import { rememberRemoved } from "../rules/removed-lines.ts";

/** Removes lines that a buyer deletes, and keeps them for a while: those that an order took are gone. */
export function removeLines(state: WorldState, user: UserRecord, ids: readonly number[]) {
  rememberRemoved(state, user.id, cartLines(state, user.id), new Set(ids));
  return deleteLines(state, user, ids);
}
