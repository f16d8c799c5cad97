import { Flag } from "#generated/enums.ts";
import { forbidden } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";

/** Why a viewer may not see prices; empty for those who may (specification section 6, is_passed and show). */
export function priceHint(user: UserRecord | undefined): string {
  if (!user) return "登录后可见价格";
  if (user.show === Flag.No) return user.pricesHiddenBy ?? "您的账号已停止显示价格，请联系专属客服";
  return user.is_passed === Flag.Yes ? "" : "资质审核通过后可见价格";
}

/** 403 for a buyer who sees no prices. */
export function requirePrices(user: UserRecord): void {
  const hint = priceHint(user);
  if (hint !== "") throw forbidden(hint, SHOP_RULES.approval);
}
