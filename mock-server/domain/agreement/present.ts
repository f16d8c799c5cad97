import { company as operator } from "#generated/company.ts";
import { AgreementStatus } from "#generated/enums.ts";
import type { Agreement } from "#generated/model/agreement.ts";
import { terms } from "#generated/terms.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import { maskPhone } from "#mock/world/mask.ts";
import { DAY_MS, formatDate, formatDateTime } from "#mock/world/shanghai-time.ts";
import { AGREEMENT_TITLE, agreementSections } from "./sections.ts";

/** The term of an agreement from the day it is signed, in ms. */
const TERM_MS = terms.agreement.years * 365 * DAY_MS;

/** The electronic agreement of a buyer; `now` in ms, `origin` is the base URL of its file. */
export function presentAgreement(
  { agreement, company, phone }: UserRecord,
  now: number,
  origin: string,
): Agreement {
  const { contractNo, signedAt } = agreement;
  return {
    contract_no: contractNo,
    title: AGREEMENT_TITLE,
    party_a: company,
    party_b: operator.name,
    status: signedAt === null ? AgreementStatus.Unsigned : AgreementStatus.Signed,
    signed_at: signedAt === null ? null : formatDateTime(signedAt),
    expires_at: formatDate((signedAt ?? now) + TERM_MS),
    phone: maskPhone(phone),
    pdf_url: signedAt === null ? "" : `${origin}/files/contracts/${contractNo}.pdf`,
    sections: agreementSections(company, operator.name),
  };
}
