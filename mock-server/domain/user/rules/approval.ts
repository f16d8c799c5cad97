import { Flag } from "#generated/enums.ts";
import { agreementRequired, forbidden } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import type { UserRecord } from "../records.ts";

/** 403 until the buyer's certificates have been approved (specification section 6, is_passed). */
export function requireApproval(user: UserRecord): void {
  if (user.is_passed === Flag.No)
    throw forbidden("您的资质尚未审核通过，暂不能采购，请先完善资质证照", SHOP_RULES.approval);
}

/** 459 until the electronic agreement is signed (specification section 8). */
export function requireAgreement(user: UserRecord): void {
  if (user.agreement.signedAt === null) throw agreementRequired();
}
