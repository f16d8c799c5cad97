import { TeamRole } from "#generated/enums.ts";
import type { TeamMember, TeamRight, UpdateTeamMemberBody } from "#generated/model/index.ts";
import { inviteTeamMemberBodyPhoneRegExp } from "#generated/zod/team/team.zod.ts";
import { isAmount } from "#src/shared/lib/is-amount.ts";
import type { Money } from "#src/shared/lib/money.ts";
import { PRESETS } from "./presets.ts";

/** The values of a person's form. Limits are as they are typed, in 元; empty for none. */
export type MemberValues = {
  name: string;
  phone: string;
  role: TeamRole;
  rights: readonly TeamRight[];
  orderLimit: string;
  monthLimit: string;
  categoryIds: readonly number[];
};

export const NO_MEMBER: MemberValues = {
  name: "",
  phone: "",
  role: TeamRole.Buyer,
  rights: PRESETS[TeamRole.Buyer],
  orderLimit: "",
  monthLimit: "",
  categoryIds: [],
};

const written = (limit: Money | null): string => (limit === null ? "" : String(limit));

export const valuesOf = (member: TeamMember): MemberValues => ({
  name: member.name,
  phone: member.phone,
  role: member.role,
  rights: member.rights,
  orderLimit: written(member.order_limit),
  monthLimit: written(member.month_limit),
  categoryIds: member.category_ids,
});

/** The request that sets what the form says. */
export const toMemberBody = (values: MemberValues): UpdateTeamMemberBody => ({
  name: values.name.trim(),
  role: values.role,
  rights: [...values.rights],
  ...(values.orderLimit !== "" && { order_limit: Number(values.orderLimit) }),
  ...(values.monthLimit !== "" && { month_limit: Number(values.monthLimit) }),
  ...(values.categoryIds.length > 0 && { category_ids: [...values.categoryIds] }),
});

/** The problems of the values, by field; empty if they can be sent. */
export function memberProblems(
  { name, phone, rights, orderLimit, monthLimit }: MemberValues,
  isNew: boolean,
): Partial<Record<keyof MemberValues, string>> {
  const amount = "请填写金额，最多两位小数，如 2000";
  return {
    ...(name.trim() === "" && { name: "请填写姓名" }),
    ...(isNew && !inviteTeamMemberBodyPhoneRegExp.test(phone) && { phone: "请填写 11 位大陆手机号" }),
    ...(rights.length === 0 && { rights: "请至少选择一项权限" }),
    ...(orderLimit !== "" && !isAmount(orderLimit) && { orderLimit: amount }),
    ...(monthLimit !== "" && !isAmount(monthLimit) && { monthLimit: amount }),
  };
}
