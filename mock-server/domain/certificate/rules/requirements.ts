import { CertificateType, MemberRank } from "#generated/enums.ts";
import type { GoodsKind } from "#mock/domain/goods/records.ts";

export const CERTIFICATE_NOTES: Readonly<Record<CertificateType, string>> = {
  [CertificateType.BusinessLicence]: "须清晰完整，统一社会信用代码可辨认，加盖企业公章",
  [CertificateType.DrugLicence]: "正本或副本均可，须含变更记录页，加盖企业公章",
  [CertificateType.MedicalInstitutionLicence]: "须含诊疗科目页，并在校验有效期内，加盖公章",
  [CertificateType.FoodLicence]: "采购保健食品须提供，没有可不传",
  [CertificateType.MedicalDeviceLicence]: "采购三类医疗器械须提供，采购二类器械请提供备案凭证，没有可不传",
  [CertificateType.PowerOfAttorney]: "须写明授权采购员、授权范围与期限，法定代表人签字并加盖公章",
  [CertificateType.BuyerIdCard]: "正反面复印在同一页，与委托书上的采购员一致，加盖公章",
  [CertificateType.ClinicRecord]: "备案制诊所提交，须含备案编号和诊疗科目，加盖公章",
};

/** The types that have no number of their own. */
const NUMBERLESS: ReadonlySet<CertificateType> = new Set([CertificateType.PowerOfAttorney]);

/** The types that may be valid without an end (长期). */
const LONG_TERM: ReadonlySet<CertificateType> = new Set([
  CertificateType.BusinessLicence,
  CertificateType.BuyerIdCard,
  CertificateType.ClinicRecord,
]);

export const hasNumber = (type: CertificateType): boolean => !NUMBERLESS.has(type);

export const mayBeLongTerm = (type: CertificateType): boolean => LONG_TERM.has(type);

type Requirements = {
  readonly value: MemberRank;
  readonly name: string;
  /** False for companies that may have no unified social credit code. */
  readonly needsCode: boolean;
  readonly required: readonly CertificateType[];
  /** Those of the required that stand for each other, the usual one first. */
  readonly alternatives: readonly CertificateType[];
  readonly optional: readonly CertificateType[];
};

/** The certificates of each kind of company, in display order: those that are required come first. */
export const REQUIREMENTS: readonly Requirements[] = [
  {
    value: MemberRank.Pharmacy,
    name: "终端药店",
    needsCode: true,
    alternatives: [],
    required: [
      CertificateType.BusinessLicence,
      CertificateType.DrugLicence,
      CertificateType.PowerOfAttorney,
      CertificateType.BuyerIdCard,
    ],
    optional: [CertificateType.FoodLicence, CertificateType.MedicalDeviceLicence],
  },
  {
    value: MemberRank.Clinic,
    name: "诊所",
    needsCode: false,
    alternatives: [CertificateType.MedicalInstitutionLicence, CertificateType.ClinicRecord],
    required: [
      CertificateType.MedicalInstitutionLicence,
      CertificateType.ClinicRecord,
      CertificateType.PowerOfAttorney,
      CertificateType.BuyerIdCard,
    ],
    optional: [CertificateType.BusinessLicence, CertificateType.FoodLicence],
  },
  {
    value: MemberRank.VillageClinic,
    name: "村卫生室",
    needsCode: false,
    alternatives: [],
    required: [
      CertificateType.MedicalInstitutionLicence,
      CertificateType.PowerOfAttorney,
      CertificateType.BuyerIdCard,
    ],
    optional: [],
  },
  {
    value: MemberRank.Chain,
    name: "连锁",
    needsCode: true,
    alternatives: [],
    required: [
      CertificateType.BusinessLicence,
      CertificateType.DrugLicence,
      CertificateType.PowerOfAttorney,
      CertificateType.BuyerIdCard,
    ],
    optional: [CertificateType.FoodLicence, CertificateType.MedicalDeviceLicence],
  },
  {
    value: MemberRank.Wholesale,
    name: "批发",
    needsCode: true,
    alternatives: [],
    required: [
      CertificateType.BusinessLicence,
      CertificateType.DrugLicence,
      CertificateType.MedicalDeviceLicence,
      CertificateType.PowerOfAttorney,
      CertificateType.BuyerIdCard,
    ],
    optional: [CertificateType.FoodLicence],
  },
];

type Scope = {
  readonly id: number;
  readonly name: string;
  readonly kind: GoodsKind;
  /** At least one of these has to be valid. */
  readonly anyOf: readonly CertificateType[];
};

const DRUG_PAPERS = [
  CertificateType.DrugLicence,
  CertificateType.MedicalInstitutionLicence,
  CertificateType.ClinicRecord,
];

/** Business scopes: kinds of goods and the certificates that allow them. */
export const SCOPES: readonly Scope[] = [
  {
    id: 1,
    name: "化学药制剂",
    kind: "western",
    anyOf: DRUG_PAPERS,
  },
  {
    id: 2,
    name: "中成药",
    kind: "patent",
    anyOf: DRUG_PAPERS,
  },
  {
    id: 3,
    name: "中药饮片",
    kind: "herbal",
    anyOf: DRUG_PAPERS,
  },
  {
    id: 4,
    name: "医疗器械",
    kind: "device",
    anyOf: [
      CertificateType.MedicalDeviceLicence,
      CertificateType.MedicalInstitutionLicence,
      CertificateType.ClinicRecord,
    ],
  },
  { id: 5, name: "保健食品", kind: "health", anyOf: [CertificateType.FoodLicence] },
];
