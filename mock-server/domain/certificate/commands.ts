import { certificateTypeLabels } from "#generated/enum-labels.ts";
import { MessageType, ReviewStatus } from "#generated/enums.ts";
import { conflict, notFound } from "#mock/domain/common/refusal.ts";
import { reviewReason } from "#mock/domain/common/review-reason.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import { sendMessage } from "#mock/domain/message/rules/sending.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { CertificateRecord } from "./records.ts";

/**
 * Control API: approves a pending certificate, which replaces the others of its kind, or rejects it with a reason.
 * The buyer gets a message. 404 for an unknown one, 409 for one that is not pending.
 */
export function reviewCertificate(
  state: WorldState,
  certificateId: number,
  isApproved: boolean,
  reason = "",
): CertificateRecord {
  for (const [userId, certificates] of state.certificates.entries()) {
    const certificate = certificates.find(({ id }) => id === certificateId);
    if (certificate)
      return judge(state, userId, certificates, certificate, isApproved ? "" : reviewReason(reason));
  }
  throw notFound(`没有编号为 ${certificateId} 的证照`, SHOP_RULES.exists);
}

/** Approves without a reason, otherwise rejects. */
function judge(
  state: WorldState,
  userId: number,
  certificates: readonly CertificateRecord[],
  certificate: CertificateRecord,
  reason: string,
): CertificateRecord {
  if (certificate.review !== ReviewStatus.Waiting) throw conflict("该证照不在审核中", SHOP_RULES.review);
  const isApproved = reason === "";
  const judged: CertificateRecord = {
    ...certificate,
    review: isApproved ? ReviewStatus.Passed : ReviewStatus.Rejected,
    reason,
    updatedAt: state.clock.now(),
  };
  const others = certificates.filter(
    ({ id, type }) => id !== certificate.id && !(isApproved && type === certificate.type),
  );
  state.certificates.put(userId, [...others, judged]);
  const name = `《${certificateTypeLabels[certificate.type]}》`;
  sendMessage(state, userId, {
    type: MessageType.Certificate,
    title: isApproved ? `${name}审核通过` : `${name}审核未通过`,
    content: isApproved
      ? `您提交的${name}已审核通过，${judged.expiresAt === null ? "长期有效" : `有效期至 ${judged.expiresAt}`}。`
      : `您提交的${name}未通过审核：${reason}。请修改后重新提交。`,
    url: "/zhzx/jcxx_zzzj",
  });
  return judged;
}
