import { certificateTypeLabels } from "#generated/enum-labels.ts";
import { CertificateStatus, Flag } from "#generated/enums.ts";
import { certificateStatus } from "#mock/domain/certificate/rules/certificate-status.ts";
import { certificatesOf } from "#mock/domain/certificate/rules/certificates.ts";
import { creditOf } from "#mock/domain/payment/rules/payments.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { formatYuan } from "#mock/world/money.ts";
import { formatDate } from "#mock/world/shanghai-time.ts";

const SUBMIT = "请在“账户中心—资质证照”提交换证资料，审核通过后自动恢复采购。";

/** Returns the reply on the certificates of the buyer that need attention. */
export function licenseReply(state: WorldState, user: UserRecord): string {
  const now = state.clock.now();
  const lines = certificatesOf(state, user.id).flatMap((one) => {
    const name = certificateTypeLabels[one.type];
    switch (certificateStatus(one, now)) {
      case CertificateStatus.Waiting:
        return [`《${name}》正在审核`];
      case CertificateStatus.Rejected:
        return [`《${name}》被驳回：${one.reason}`];
      case CertificateStatus.ExpiringSoon:
        return [`《${name}》将于 ${one.expiresAt} 到期`];
      case CertificateStatus.Expired:
        return [`《${name}》已于 ${one.expiresAt} 过期`];
      default:
        return [];
    }
  });
  const effect = "证照到期后，对应经营范围的商品会暂停采购。";
  return lines.length === 0
    ? `${effect}您的证照目前都在有效期内。`
    : `${effect}您目前：${lines.join("；")}。${SUBMIT}`;
}

/** The state of the buyer's credit. */
export function creditReply(state: WorldState, user: UserRecord): string {
  if (user.credit.isOpen === Flag.No) return "您还没有开通账期。需要时请转人工，由专属客服为您申请额度。";
  const { available, overdue, nextDueAt, nextDueAmount } = creditOf(state, user);
  const parts = [`您的账期可用额度 ¥${formatYuan(available)}`];
  if (overdue > 0) parts.push(`逾期 ¥${formatYuan(overdue)}，请尽快还款`);
  if (nextDueAt !== null) parts.push(`下一笔 ¥${formatYuan(nextDueAmount)} 于 ${formatDate(nextDueAt)} 到期`);
  return `${parts.join("，")}。可在“我的钱包—账期管理”查看账单并还款。`;
}
