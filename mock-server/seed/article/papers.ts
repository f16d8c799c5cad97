import { certificateTypeLabels } from "#generated/enum-labels.ts";
import { CertificateType } from "#generated/enums.ts";
import { CERTIFICATE_NOTES, REQUIREMENTS } from "#mock/domain/certificate/rules/requirements.ts";

const TYPES: readonly CertificateType[] = [
  CertificateType.BusinessLicence,
  CertificateType.DrugLicence,
  CertificateType.MedicalInstitutionLicence,
  CertificateType.FoodLicence,
  CertificateType.MedicalDeviceLicence,
  CertificateType.PowerOfAttorney,
  CertificateType.BuyerIdCard,
];

const cells = (texts: readonly string[], tag: "td" | "th"): string =>
  texts.map((text) => `<${tag}>${text}</${tag}>`).join("");

const rowOf = (type: CertificateType): string => {
  const columns = REQUIREMENTS.map(({ required, optional }) =>
    required.includes(type) ? "必需" : optional.includes(type) ? "选传" : "—",
  );
  return `<tr>${cells([certificateTypeLabels[type], ...columns, CERTIFICATE_NOTES[type]], "td")}</tr>`;
};

/** The papers that a registration requires, as help articles name them: by the value of a rank, and as a table. */
export const PAPERS = {
  ...Object.fromEntries(
    REQUIREMENTS.map(({ value, name, required }) => [
      value,
      { name, required: required.map((type) => certificateTypeLabels[type]).join("、") },
    ]),
  ),
  heads: cells(
    REQUIREMENTS.map(({ name }) => name),
    "th",
  ),
  rows: TYPES.map(rowOf).join(""),
};
