import { ControlledAccess, Flag } from "#generated/enums.ts";
import { terms } from "#generated/terms.ts";
import { conflict, forbidden } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { ControlledGroupRecord } from "./records.ts";
import { accessTo, accessKey } from "./rules.ts";

/**
 * Applies for access to a controlled group: under review for a day, then granted, or rejected by manufacturers that
 * require a remark; a rejected buyer may apply again. 403 before approval, 409 while it is under review or granted.
 */
export function applyForAccess(
  state: WorldState,
  user: UserRecord,
  group: ControlledGroupRecord,
  remark: string,
): void {
  if (user.is_passed === Flag.No) throw forbidden("您的资质尚未审核通过，暂不能申请", SHOP_RULES.approval);
  const access = accessTo(state, group.url, user);
  if (access === ControlledAccess.Waiting)
    throw conflict(
      `已提交${group.name}的申请，请等待审核，一般 ${terms.controlled.review_days} 天内有结果`,
      SHOP_RULES.controlled,
    );
  if (access === ControlledAccess.Granted)
    throw conflict(`您已有${group.name}的采购权限，可直接采购`, SHOP_RULES.controlled);
  state.controlledAccess.put(accessKey(user.id, group.url), {
    userId: user.id,
    groupUrl: group.url,
    appliedAt: state.clock.now(),
    remark,
  });
}
