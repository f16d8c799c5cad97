import { CertificateType, ReviewStatus } from "#generated/enums.ts";
import { NOW } from "../bare-world-for-test.ts";
import type { CertificateRecord } from "./records.ts";

/** The approved business license of a buyer, valid for years. */
export const certificateWith = (change: Partial<CertificateRecord> = {}): CertificateRecord => ({
  id: 1,
  type: CertificateType.BusinessLicence,
  number: "91330100MA2A00001X",
  expiresAt: "2030-12-31",
  review: ReviewStatus.Passed,
  reason: "",
  updatedAt: NOW,
  fileId: "",
  ...change,
});
