import { CertificateType, Flag, ReviewStatus } from "#generated/enums.ts";
import type { CertificateRecord } from "#mock/domain/certificate/records.ts";
import { hasNumber, REQUIREMENTS } from "#mock/domain/certificate/rules/requirements.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import { BASE_MS } from "#mock/world/base-date.ts";
import { DAY_MS, formatDate, HOUR_MS } from "#mock/world/shanghai-time.ts";

/** A date relative to the base date, in Asia/Shanghai. */
const day = (days: number): string => formatDate(BASE_MS + days * DAY_MS);

/** Most are valid for years; the odd numbers spread the expiry dates. */
const DAYS_LEFT: Readonly<Record<CertificateType, number>> = {
  [CertificateType.BusinessLicence]: 3650,
  [CertificateType.DrugLicence]: 1127,
  [CertificateType.MedicalInstitutionLicence]: 874,
  [CertificateType.FoodLicence]: 642,
  [CertificateType.MedicalDeviceLicence]: 908,
  [CertificateType.PowerOfAttorney]: 311,
  [CertificateType.BuyerIdCard]: 2480,
  [CertificateType.ClinicRecord]: 0,
};

/**
 * Exceptions by user and type, in days left: `buyer`'s business license has no end and its food license is about to
 * expire, `credit` may buy no devices.
 */
const EXCEPTIONS: Readonly<Record<string, number | null>> = { "1-1": null, "1-4": 18, "7-5": -22, "6-2": 41 };

const PREFIXES: Readonly<Record<CertificateType, string>> = {
  [CertificateType.BusinessLicence]: "",
  [CertificateType.DrugLicence]: "浙DA",
  [CertificateType.MedicalInstitutionLicence]: "PDY",
  [CertificateType.FoodLicence]: "JY1",
  [CertificateType.MedicalDeviceLicence]: "浙械经营许",
  [CertificateType.PowerOfAttorney]: "",
  [CertificateType.BuyerIdCard]: "33",
  [CertificateType.ClinicRecord]: "PDZ",
};

function endOf({ id }: UserRecord, type: CertificateType): string | null {
  const exception = EXCEPTIONS[`${id}-${type}`];
  return exception === null ? null : day(exception ?? DAYS_LEFT[type] + id * 7);
}

const numberOf = ({ id, profile }: UserRecord, type: CertificateType): string => {
  if (!hasNumber(type)) return "";
  if (type === CertificateType.BusinessLicence) return profile.creditCode;
  if (type === CertificateType.BuyerIdCard) return `33**************${String(id).padStart(2, "0")}`;
  return `${PREFIXES[type]}${profile.creditCode.slice(2, 8)}${String(id * 10 + type).padStart(5, "0")}`;
};

/** The certificates of the personas by user id: valid for approved members, otherwise pending. */
export const personaCertificates = (
  users: readonly UserRecord[],
): Map<number, readonly CertificateRecord[]> => new Map(users.map((user) => [user.id, certificatesOf(user)]));

function certificatesOf(user: UserRecord): CertificateRecord[] {
  const requirements = REQUIREMENTS.filter(({ value }) => value === user.rank);
  const types = requirements.flatMap(({ required, optional, alternatives }) => [
    ...required.filter((type) => !alternatives.slice(1).includes(type)),
    ...optional,
  ]);
  const certificates = types.map((type): CertificateRecord => ({
    id: user.id * 100 + type,
    type,
    number: numberOf(user, type),
    expiresAt: endOf(user, type),
    review: user.is_passed === Flag.Yes ? ReviewStatus.Passed : ReviewStatus.Waiting,
    reason: "",
    updatedAt: user.profile.createdAt + 26 * HOUR_MS,
    fileId: "",
  }));
  return user.username === "manager" ? [...certificates, ...renewals(user)] : certificates;
}

/** `manager` has the remaining states: a pending renewal, and a rejected one. */
const renewals = (user: UserRecord): CertificateRecord[] => [
  {
    id: user.id * 100 + 52,
    type: CertificateType.DrugLicence,
    number: numberOf(user, CertificateType.DrugLicence),
    expiresAt: day(1867),
    review: ReviewStatus.Waiting,
    reason: "",
    updatedAt: BASE_MS - 14 * HOUR_MS,
    fileId: "",
  },
  {
    id: user.id * 100 + 56,
    type: CertificateType.PowerOfAttorney,
    number: numberOf(user, CertificateType.PowerOfAttorney),
    expiresAt: day(720),
    review: ReviewStatus.Rejected,
    reason: "委托书未加盖企业公章，请盖章后重新上传",
    updatedAt: BASE_MS - 62 * HOUR_MS,
    fileId: "",
  },
];
