import { certificateTypeLabels } from "#generated/enum-labels.ts";
import { ReviewStatus } from "#generated/enums.ts";
import type { CertificateUpload } from "#generated/model/certificateUpload.ts";
import { conflict, invalid } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import { takeUploads } from "#mock/domain/upload/rules/upload-use.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { type CertificateRecord, FIRST_NEW_CERTIFICATE_ID } from "../records.ts";
import { certificateProblems } from "./certificate-check.ts";
import { certificatesOf } from "./certificates.ts";
import { hasNumber } from "./requirements.ts";

/** Creates a certificate record and marks its file as used, without validating or storing it. */
export function newCertificate(
  state: WorldState,
  user: UserRecord,
  input: CertificateUpload,
): CertificateRecord {
  takeUploads(state, user, [input.file_id], () => "file_id");
  return {
    id: state.next("certificate", FIRST_NEW_CERTIFICATE_ID),
    type: input.type,
    number: hasNumber(input.type) ? input.number.trim() : "",
    expiresAt: input.expires_at,
    review: ReviewStatus.Waiting,
    reason: "",
    updatedAt: state.clock.now(),
    fileId: input.file_id,
  };
}

/**
 * Submits a certificate or its renewal; the valid one stays so until approval, a rejected one is replaced. 422 on the
 * fields, 409 while another of the kind is pending.
 */
export function submitCertificate(
  state: WorldState,
  user: UserRecord,
  input: CertificateUpload,
): CertificateRecord {
  const errors = certificateProblems(state, user, input);
  if (Object.keys(errors).length > 0) throw invalid(errors, SHOP_RULES.certificate);
  const held = certificatesOf(state, user.id);
  if (held.some(({ type, review }) => type === input.type && review === ReviewStatus.Waiting)) {
    const name = certificateTypeLabels[input.type];
    throw conflict(`${name}正在审核中，审核完成后才能再次提交`, SHOP_RULES.review);
  }
  const certificate = newCertificate(state, user, input);
  const others = held.filter(({ type, review }) => type !== input.type || review !== ReviewStatus.Rejected);
  state.certificates.put(user.id, [...others, certificate]);
  return certificate;
}
