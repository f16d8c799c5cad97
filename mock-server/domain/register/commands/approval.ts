import { Flag, MessageType, ReviewStatus } from "#generated/enums.ts";
import { certificatesOf } from "#mock/domain/certificate/rules/certificates.ts";
import { conflict, notFound } from "#mock/domain/common/refusal.ts";
import { reviewReason } from "#mock/domain/common/review-reason.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import { giveWelcomeCoupons } from "#mock/domain/coupon/rules/welcome-gift.ts";
import { sendMessage } from "#mock/domain/message/rules/sending.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { RegistrationRecord } from "../records.ts";

/**
 * Control API: approves a pending registration with its stores and certificates, or rejects it with a reason, which
 * the buyer sees and can act on. There is no automatic review. The buyer gets a message and an SMS, and once approved
 * the welcome coupons. 404 without a registration, 409 for one that is not pending.
 */
export function approveRegistration(
  state: WorldState,
  userId: number,
  isApproved: boolean,
  reason = "",
): RegistrationRecord {
  const registration = state.registrations.get(userId);
  const user = state.users.get(userId);
  if (!registration || !user) throw notFound("该会员没有注册资料", SHOP_RULES.review);
  if (registration.status !== ReviewStatus.Waiting) throw conflict("该注册不在待审核状态", SHOP_RULES.review);
  const judged: RegistrationRecord = {
    ...registration,
    status: isApproved ? ReviewStatus.Passed : ReviewStatus.Rejected,
    reason: isApproved ? "" : reviewReason(reason),
  };
  state.registrations.put(userId, judged);
  for (const id of [userId, ...registration.storeIds]) judgeMember(state, id, isApproved, judged.reason);
  tell(state, user, isApproved, judged.reason);
  return judged;
}

function judgeMember(state: WorldState, userId: number, isApproved: boolean, reason: string): void {
  const user = state.users.get(userId);
  if (!user) return;
  state.users.put(userId, { ...user, is_passed: isApproved ? Flag.Yes : Flag.No });
  if (isApproved) giveWelcomeCoupons(state, userId);
  const review = isApproved ? ReviewStatus.Passed : ReviewStatus.Rejected;
  const updatedAt = state.clock.now();
  state.certificates.put(
    userId,
    certificatesOf(state, userId).map((one) =>
      one.review === ReviewStatus.Waiting ? { ...one, review, reason, updatedAt } : one,
    ),
  );
}

function tell(state: WorldState, user: UserRecord, isApproved: boolean, reason: string): void {
  const text = isApproved
    ? `${user.company}的会员资料已审核通过，现在可以查看价格并采购了。`
    : `${user.company}的会员资料未通过审核：${reason}。请修改后重新提交。`;
  const title = isApproved ? "会员资料审核通过" : "会员资料审核未通过";
  sendMessage(state, user.id, {
    type: MessageType.System,
    title,
    content: text,
    url: isApproved ? "/" : "/register/step2",
  });
  state.send(user.phone, text);
}
