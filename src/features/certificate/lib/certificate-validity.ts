import { CertificateStatus } from "#generated/enums.ts";
import type { Certificate } from "#generated/model/index.ts";

type State = Pick<Certificate, "status" | "days_left">;

/** Describes how long it is still valid, or since when it has expired: `还剩 18 天`, `今天到期`, `已过期 3 天`, `长期有效`. */
export function timeLeft({ days_left }: State): string {
  if (days_left === null) return "长期有效";
  if (days_left < 0) return `已过期 ${-days_left} 天`;
  return days_left === 0 ? "今天到期" : `还剩 ${days_left} 天`;
}

/** True if the remaining days should be shown. */
export function isTimePressing({ status }: State): boolean {
  return status === CertificateStatus.ExpiringSoon || status === CertificateStatus.Expired;
}

/**
 * Certificates that need action: expired, about to expire, or rejected. One whose renewal awaits approval is left
 * out.
 */
export function needingAction<T extends Pick<Certificate, "status" | "type">>(
  certificates: readonly T[],
): T[] {
  return certificates.filter(
    ({ status, type }) =>
      (status === CertificateStatus.Expired ||
        status === CertificateStatus.ExpiringSoon ||
        status === CertificateStatus.Rejected) &&
      !isUnderReview(certificates, type),
  );
}

/** True if a certificate of this kind awaits approval; no other can be submitted meanwhile. */
export function isUnderReview(
  certificates: readonly Pick<Certificate, "status" | "type">[],
  kind: Certificate["type"],
): boolean {
  return certificates.some(({ status, type }) => type === kind && status === CertificateStatus.Waiting);
}
