import { AgreementStatus, CertificateStatus } from "#generated/enums.ts";
import { useGetAgreement } from "#generated/hooks/agreement/agreement.ts";
import { useGetCouponCounts } from "#generated/hooks/coupon/coupon.ts";
import { useGetCredit } from "#generated/hooks/wallet/wallet.ts";
import type { Certificate } from "#generated/model/index.ts";
import { terms } from "#generated/terms.ts";
import { useCertificates } from "#src/features/certificate/hooks/use-certificates.ts";
import { needingAction, timeLeft } from "#src/features/certificate/lib/certificate-validity.ts";
import { type Money, formatMoney } from "#src/shared/lib/money.ts";
import { paths } from "#src/shared/paths.ts";

export type Reminder = { text: string; label: string; to: string };

/**
 * Whatever keeps the buyer from buying, now or soon: certificates, agreement, debts, coupons. Each is listed once those
 * that come before it are known, so that the first never changes while it is being pressed. Failed calls are left out,
 * except for certificates.
 */
export function useReminders() {
  const { data: certificates, error, isFetched, isSuccess, refetch } = useCertificates();
  const agreement = useGetAgreement({ query: { meta: { errors: "inline" } } });
  const credit = useGetCredit({ query: { meta: { errors: "inline" } } });
  const coupons = useGetCouponCounts({ query: { meta: { errors: "inline" } } });

  const overdue = credit.data?.data.overdue ?? 0;
  const expiring = coupons.data?.data.expiring ?? 0;
  // Not `isPending`: a failed call is pending again as soon as a block below refetches it.
  const sources: { isFetched: boolean; reminders: Reminder[] }[] = [
    { isFetched, reminders: needingAction(certificates ?? []).map(ofCertificate) },
    {
      isFetched: agreement.isFetched,
      reminders: agreement.data?.data.status === AgreementStatus.Unsigned ? [UNSIGNED] : [],
    },
    { isFetched: credit.isFetched, reminders: overdue > 0 ? [ofDebt(overdue)] : [] },
    { isFetched: coupons.isFetched, reminders: expiring > 0 ? [ofCoupons(expiring)] : [] },
  ];
  const unknown = sources.findIndex((source) => !source.isFetched);
  const known = unknown === -1 ? sources : sources.slice(0, unknown);
  return {
    reminders: known.flatMap(({ reminders }) => reminders),
    /** True if every call has succeeded or failed. */
    isKnown: unknown === -1,
    /** True if every call has succeeded. */
    isComplete: isSuccess && agreement.isSuccess && credit.isSuccess && coupons.isSuccess,
    /** Why the certificates could not be loaded. */
    error: certificates ? null : error,
    retry: () => void refetch(),
  };
}

const UNSIGNED: Reminder = {
  text: "电子合同还没有签署，签署后才能下单。",
  label: "去签署",
  to: paths.agreement(),
};

function ofDebt(overdue: Money): Reminder {
  const text = `账期已逾期 ${formatMoney(overdue)}，还清前不能再用账期下单。`;
  return { text, label: "去还款", to: paths.credit() };
}

function ofCoupons(expiring: number): Reminder {
  return {
    text: `${expiring} 张优惠券将在 ${terms.coupons.expiring_days} 天内到期。`,
    label: "去使用",
    to: paths.coupons(),
  };
}

function ofCertificate(certificate: Certificate): Reminder {
  const { name, status } = certificate;
  const isTurnedDown = status === CertificateStatus.Rejected;
  const state = isTurnedDown ? "未通过审核" : timeLeft(certificate);
  const effect = status === CertificateStatus.ExpiringSoon ? "到期后相关商品将不能购买" : "相关商品不能购买";
  return {
    text: `${name}${state}，${effect}。`,
    label: isTurnedDown ? "重新提交" : "更新证照",
    to: paths.certificates(),
  };
}
