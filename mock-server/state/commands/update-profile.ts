import type { UserRecord } from "#mock/fixtures/user/records.ts";
import { invalid } from "../refusal.ts";
import { SHOP_RULES } from "../rules/shop-rules.ts";
import type { WorldState } from "../world-state.ts";

/**
 * Changes the contact's name and phone. 422 on `name` that is all blanks, on `phone` that a member outside of the
 * buyer's stores uses: those may share a number.
 */
export function updateProfile(
  state: WorldState,
  user: UserRecord,
  input: { readonly name: string; readonly phone: string },
): UserRecord {
  const name = input.name.trim();
  const isTaken = [...state.users.values()].some(
    ({ ownerId, phone }) => phone === input.phone && ownerId !== user.ownerId,
  );
  const errors = {
    ...(name === "" && { name: ["请填写联系人"] }),
    ...(isTaken && { phone: ["该手机号已被其他会员使用"] }),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors, SHOP_RULES.unique);
  const changed = { ...user, name, phone: input.phone };
  state.users.put(user.id, changed);
  return changed;
}
