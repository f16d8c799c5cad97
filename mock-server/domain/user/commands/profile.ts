import type { UpdateAccountProfileBody } from "#generated/model/updateAccountProfileBody.ts";
import { invalid } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { UserRecord } from "../records.ts";

/**
 * Changes the contact's name, phone and, if given, e-mail (specification section 5). 422 on a blank `name`, on a
 * `phone` used by a member outside the buyer's stores, which may share a number.
 */
export function updateProfile(
  state: WorldState,
  user: UserRecord,
  input: UpdateAccountProfileBody,
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
  const { phone, email = user.profile.email } = input;
  const changed = { ...user, name, phone, profile: { ...user.profile, email } };
  state.users.put(user.id, changed);
  return changed;
}
