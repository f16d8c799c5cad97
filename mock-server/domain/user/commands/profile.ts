import type { UpdateAccountProfileBody } from "#generated/model/updateAccountProfileBody.ts";
import { invalid, keepingChanges } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { UserRecord } from "../records.ts";
import { smsCodeProblem, takeSmsCode } from "../rules/sms-codes.ts";

/**
 * Changes the contact's name, phone and, if given, e-mail (specification section 5). 422 on a blank `name`, on a
 * `phone` used by a member outside the buyer's stores, which may share a number, and on `code` when another phone comes
 * without the code of scene `phone` that was sent to the one before: a session alone must not carry the login away.
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
  const isOther = input.phone !== user.phone;
  const problem = isOther ? smsCodeProblem(state, "phone", user.phone, input.code ?? "") : undefined;
  const errors = {
    ...(name === "" && { name: ["请填写联系人"] }),
    ...(isTaken && { phone: ["该手机号已被其他会员使用"] }),
    ...(problem !== undefined && { code: [problem] }),
  };
  if (Object.keys(errors).length > 0)
    throw keepingChanges(invalid(errors, isTaken || name === "" ? SHOP_RULES.unique : SHOP_RULES.smsCode));
  if (isOther) takeSmsCode(state, "phone", user.phone);
  const { phone, email = user.profile.email } = input;
  const changed = { ...user, name, phone, profile: { ...user.profile, email } };
  state.users.put(user.id, changed);
  return changed;
}
