import { type Certificate, CertificateType } from "#generated/model/index.ts";

/** The names of the certificate kinds. */
export const certificateNames: Record<CertificateType, string> = {
  [CertificateType.NUMBER_1]: "营业执照",
  [CertificateType.NUMBER_2]: "药品经营许可证",
  [CertificateType.NUMBER_3]: "医疗机构执业许可证",
  [CertificateType.NUMBER_4]: "食品经营许可证",
  [CertificateType.NUMBER_5]: "医疗器械经营许可证",
  [CertificateType.NUMBER_6]: "法人委托书",
  [CertificateType.NUMBER_7]: "采购员身份证",
};

/** The kinds of which nothing has been submitted yet. */
export function missingKinds(certificates: readonly Pick<Certificate, "type">[]): CertificateType[] {
  return Object.values(CertificateType).filter((kind) => certificates.every(({ type }) => type !== kind));
}

/** The kind with this name; undefined if unknown. */
export function kindNamed(name: string): CertificateType | undefined {
  return Object.values(CertificateType).find((kind) => certificateNames[kind] === name);
}
