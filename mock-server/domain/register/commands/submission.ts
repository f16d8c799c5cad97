import { CertificateType, Flag, RegistrationKind, ReviewStatus } from "#generated/enums.ts";
import type { StoreApplication } from "#generated/model/storeApplication.ts";
import type { SubmitCompanyBody } from "#generated/model/submitCompanyBody.ts";
import type { CertificateRecord } from "#mock/domain/certificate/records.ts";
import { registrationProblems } from "#mock/domain/certificate/rules/certificate-check.ts";
import { REQUIREMENTS } from "#mock/domain/certificate/rules/requirements.ts";
import { newCertificate } from "#mock/domain/certificate/rules/submission.ts";
import { conflict, invalid } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { RegistrationRecord } from "../records.ts";
import { addStores, removeStores, storeProblems } from "./stores.ts";

/**
 * Second step: submits the company with its certificates, and its stores if there are several; each becomes a member
 * linked with this one. Can be repeated after a rejection. 422 on each invalid field; 409 while it is pending and
 * after approval. Returns the registration, now pending.
 */
export function submitRegistration(
  state: WorldState,
  user: UserRecord,
  input: SubmitCompanyBody,
  stores?: readonly StoreApplication[],
): RegistrationRecord {
  const before = registrationOf(state, user);
  const errors = {
    ...companyProblems(state, user, input),
    ...registrationProblems(state, user, input.rank, input.certificates),
    ...(stores && storeProblems(state, user, before, stores)),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors, SHOP_RULES.review);
  requireOpen(before, user);
  removeStores(state, before);
  const member = withCompany(user, input);
  state.users.put(user.id, member);
  const certificates = input.certificates.map((one): CertificateRecord => newCertificate(state, user, one));
  state.certificates.put(user.id, certificates);
  const registration: RegistrationRecord = {
    userId: user.id,
    kind: stores ? RegistrationKind.MultiStore : RegistrationKind.SingleStore,
    status: ReviewStatus.Waiting,
    submittedAt: state.clock.now(),
    reason: "",
    storeIds: stores ? addStores(state, member, certificates, stores) : [],
  };
  state.registrations.put(user.id, registration);
  return registration;
}

/** Throws 409 unless the member may submit its company now. */
function requireOpen({ status }: RegistrationRecord, user: UserRecord): void {
  if (status === ReviewStatus.Waiting) throw conflict("资料正在审核中，暂不能修改", SHOP_RULES.review);
  if (status === ReviewStatus.Passed || user.is_passed === Flag.Yes)
    throw conflict("资料已审核通过，如需变更请在账户中心更新资质证照", SHOP_RULES.review);
}

const registrationOf = (state: WorldState, user: UserRecord): RegistrationRecord =>
  state.registrations.get(user.id) ?? {
    userId: user.id,
    kind: RegistrationKind.SingleStore,
    status: ReviewStatus.Draft,
    submittedAt: null,
    reason: "",
    storeIds: [],
  };

const TEXTS = {
  company: "企业名称",
  legal_person: "法定代表人",
  contact: "联系人",
  province: "省份",
  city: "城市",
  detail: "详细地址",
} as const;

function companyProblems(
  state: WorldState,
  user: UserRecord,
  input: SubmitCompanyBody,
): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const field of ["company", "legal_person"] as const)
    if (input[field].trim() === "") errors[field] = [`请填写${TEXTS[field]}`];
  const code = input.credit_code;
  if (code === "" && REQUIREMENTS.some(({ value, needsCode }) => value === input.rank && needsCode))
    errors.credit_code = ["请填写统一社会信用代码"];
  for (const other of code === "" ? [] : state.users.values())
    if (other.ownerId !== user.ownerId && other.profile.creditCode === code)
      errors.credit_code = ["该统一社会信用代码已注册，如忘记账号请联系客服"];
  for (const field of ["contact", "province", "city", "detail"] as const)
    if (input[field].trim() === "") errors[field] = [`请填写${TEXTS[field]}`];
  return errors;
}

/** The number of a clinic's license or record; empty without one. */
const medicalNumber = ({ certificates }: SubmitCompanyBody): string =>
  certificates.find(
    ({ type }) => type === CertificateType.MedicalInstitutionLicence || type === CertificateType.ClinicRecord,
  )?.number ?? "";

const withCompany = (user: UserRecord, input: SubmitCompanyBody): UserRecord => ({
  ...user,
  company: input.company.trim(),
  name: input.contact.trim(),
  rank: input.rank,
  profile: {
    ...user.profile,
    legalPerson: input.legal_person.trim(),
    licenceNo: input.credit_code || medicalNumber(input),
    creditCode: input.credit_code,
    province: input.province.trim(),
    city: input.city.trim(),
    district: input.district.trim(),
    detail: input.detail.trim(),
  },
});
