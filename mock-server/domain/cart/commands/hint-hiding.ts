import type { CartHintType } from "#generated/model/index.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";

/** Hides or restores a hint of the cart page. Returns the hidden hints. */
export function hideHint(
  state: WorldState,
  user: UserRecord,
  hint: CartHintType,
  hide: boolean,
): CartHintType[] {
  const others = user.hiddenHints.filter((other) => other !== hint);
  const hiddenHints = hide ? [...others, hint].toSorted((a, b) => a - b) : others;
  state.users.put(user.id, { ...user, hiddenHints });
  return hiddenHints;
}
