import { certificateTypeLabels } from "#generated/enum-labels.ts";
import { CertificateType } from "#generated/enums.ts";
import type { Certificate } from "#generated/model/index.ts";

/** The kinds of which nothing has been submitted yet. */
export function missingKinds(certificates: readonly Pick<Certificate, "type">[]): CertificateType[] {
  return Object.values(CertificateType).filter((kind) => certificates.every(({ type }) => type !== kind));
}

/** The kind with this name; undefined if unknown. */
export function kindNamed(name: string): CertificateType | undefined {
  return Object.values(CertificateType).find((kind) => certificateTypeLabels[kind] === name);
}
