import { CertificateStatus, ReviewStatus } from "#generated/enums.ts";
import { terms } from "#generated/terms.ts";
import { DAY_MS, formatDate, parseDateTime } from "#mock/world/shanghai-time.ts";
import type { CertificateRecord } from "../records.ts";

/** Whole days from the day of `now` (ms) to a `YYYY-MM-DD` in Asia/Shanghai; negative when it has passed. */
export function daysUntil(date: string, now: number): number {
  const midnight = (day: string) => parseDateTime(`${day} 00:00:00`);
  return Math.round((midnight(date) - midnight(formatDate(now))) / DAY_MS);
}

/**
 * The status of a certificate at `now` (ms): an approved one expires after its last day, unless it has no end.
 */
export function certificateStatus({ review, expiresAt }: CertificateRecord, now: number): CertificateStatus {
  if (review !== ReviewStatus.Passed) return review;
  if (expiresAt === null) return CertificateStatus.Valid;
  const left = daysUntil(expiresAt, now);
  if (left < 0) return CertificateStatus.Expired;
  return left <= terms.certificates.reminder_days ? CertificateStatus.ExpiringSoon : CertificateStatus.Valid;
}

/** True if a certificate is valid at `now` (ms). */
export function isInForce(certificate: CertificateRecord, now: number): boolean {
  const status = certificateStatus(certificate, now);
  return status === CertificateStatus.Valid || status === CertificateStatus.ExpiringSoon;
}
