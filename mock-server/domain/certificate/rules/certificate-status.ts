import { terms } from "#generated/terms.ts";
import { DAY_MS, formatDate, parseDateTime } from "#mock/world/shanghai-time.ts";
import type { CertificateRecord } from "../records.ts";

/** A certificate is about to expire this many days before its end. */

/** 1 pending, 2 valid, 3 rejected, 4 about to expire, 5 expired. */
export type CertificateStatusCode = 1 | 2 | 3 | 4 | 5;

/** Whole days from the day of `now` (ms) to a `YYYY-MM-DD` in Asia/Shanghai; negative when it has passed. */
export function daysUntil(date: string, now: number): number {
  const midnight = (day: string) => parseDateTime(`${day} 00:00:00`);
  return Math.round((midnight(date) - midnight(formatDate(now))) / DAY_MS);
}

/** The status of a certificate at `now` (ms): an approved one expires; its last day is included. */
export function certificateStatus(
  { review, expiresAt }: CertificateRecord,
  now: number,
): CertificateStatusCode {
  if (review !== 2) return review;
  const left = daysUntil(expiresAt, now);
  if (left < 0) return 5;
  return left <= terms.certificates.reminder_days ? 4 : 2;
}

/** Whether a certificate is valid at `now` (ms). */
export const isInForce = (certificate: CertificateRecord, now: number): boolean =>
  [2, 4].includes(certificateStatus(certificate, now));
