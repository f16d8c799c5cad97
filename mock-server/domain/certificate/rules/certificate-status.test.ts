import { describe, expect, test } from "vitest";
import { parseDateTime } from "#mock/world/shanghai-time.ts";
import type { CertificateRecord } from "../records.ts";
import { certificateStatus, daysUntil } from "./certificate-status.ts";

const certificate = (expiresAt: string, review: 1 | 2 | 3 = 2): CertificateRecord => ({
  id: 1,
  type: 1,
  number: "1",
  expiresAt,
  review,
  reason: "",
  updatedAt: 0,
  fileId: "",
});

describe("a certificate that ends on 2026-12-21", () => {
  test.each([
    ["2026-11-20 23:59:59", 2, 31],
    ["2026-11-21 00:00:00", 4, 30],
    ["2026-12-21 23:59:59", 4, 0],
    ["2026-12-22 00:00:00", 5, -1],
  ])("at %s is %d with %d days left", (now, status, left) => {
    const at = parseDateTime(now);
    expect(certificateStatus(certificate("2026-12-21"), at)).toBe(status);
    expect(daysUntil("2026-12-21", at)).toBe(left);
  });
});

test("a certificate that was not approved does not expire", () => {
  const later = parseDateTime("2030-01-01 00:00:00");
  expect(certificateStatus(certificate("2026-12-21", 1), later)).toBe(1);
  expect(certificateStatus(certificate("2026-12-21", 3), later)).toBe(3);
});
