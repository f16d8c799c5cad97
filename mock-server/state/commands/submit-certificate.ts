import { FIRST_NEW_CERTIFICATE_ID } from "#mock/fixtures/certificate/persona-certificates.ts";
import type { CertificateRecord } from "#mock/fixtures/certificate/records.ts";
import { CERTIFICATE_NAMES } from "#mock/fixtures/certificate/requirements.ts";
import type { UserRecord } from "#mock/fixtures/user/records.ts";
import { certificatesOf } from "../certificates.ts";
import { conflict, invalid, notFound } from "../refusal.ts";
import { SHOP_RULES } from "../rules/shop-rules.ts";
import type { WorldState } from "../world-state.ts";
import { type CertificateInput, certificateProblems } from "./check-certificates.ts";
import { sendMessage } from "./send-message.ts";
import { takeUploads } from "./take-uploads.ts";

const WAITING = 1;
const APPROVED = 2;
const TURNED_DOWN = 3;

/** A certificate handed in now; its file is used. Nothing is checked and nothing kept. */
export function newCertificate(
  state: WorldState,
  user: UserRecord,
  input: CertificateInput,
): CertificateRecord {
  takeUploads(state, user, [input.file_id], () => "file_id");
  return {
    id: state.next("certificate", FIRST_NEW_CERTIFICATE_ID),
    type: input.type,
    number: input.number.trim(),
    expiresAt: input.expires_at,
    review: WAITING,
    reason: "",
    updatedAt: state.clock.now(),
    fileId: input.file_id,
  };
}

/**
 * Hands in a certificate or its renewal; the one in force stays so until it is approved, one that was turned down gives
 * way. 422 on the fields, 409 while another of the kind waits.
 */
export function submitCertificate(
  state: WorldState,
  user: UserRecord,
  input: CertificateInput,
): CertificateRecord {
  const own = certificatesOf(state, user.id);
  if (own.some(({ type, review }) => type === input.type && review === WAITING)) {
    const name = CERTIFICATE_NAMES[input.type];
    throw conflict(`${name}正在审核中，审核完成后才能再次提交`, SHOP_RULES.review);
  }
  const errors = certificateProblems(state, user, input);
  if (Object.keys(errors).length > 0) throw invalid(errors, SHOP_RULES.certificate);
  const certificate = newCertificate(state, user, input);
  const others = own.filter(({ type, review }) => type !== input.type || review !== TURNED_DOWN);
  state.certificates.put(user.id, [...others, certificate]);
  return certificate;
}

/**
 * Approves a certificate that waits, for the control side: it takes the place of the others of its kind; or turns it
 * down for a reason. The buyer is told by a message. 404 for an unknown one, 409 for one that does not wait.
 */
export function reviewCertificate(
  state: WorldState,
  userId: number,
  certificateId: number,
  isApproved: boolean,
  reason: string,
): CertificateRecord {
  const own = certificatesOf(state, userId);
  const certificate = own.find(({ id }) => id === certificateId);
  if (!certificate) throw notFound("证照不存在", SHOP_RULES.exists);
  if (certificate.review !== WAITING) throw conflict("该证照不在审核中", SHOP_RULES.review);
  const judged: CertificateRecord = {
    ...certificate,
    review: isApproved ? APPROVED : TURNED_DOWN,
    reason: isApproved ? "" : reason,
    updatedAt: state.clock.now(),
  };
  const others = own.filter(
    ({ id, type }) => id !== certificateId && !(isApproved && type === certificate.type),
  );
  state.certificates.put(userId, [...others, judged]);
  const name = `《${CERTIFICATE_NAMES[certificate.type]}》`;
  sendMessage(state, userId, {
    type: 5,
    title: isApproved ? `${name}审核通过` : `${name}审核未通过`,
    content: isApproved
      ? `您提交的${name}已审核通过，有效期至 ${judged.expiresAt}。`
      : `您提交的${name}未通过审核：${reason}。请修改后重新提交。`,
    url: "/zhzx/jcxx_zzzj",
  });
  return judged;
}
