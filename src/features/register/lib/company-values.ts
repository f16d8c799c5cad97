/** The values of a certificate. */
export type CertificateValues = {
  number: string;
  expires_at: string;
  /** Valid without an end; the date does not count then. */
  isLongTerm: boolean;
  file: { id: string; url: string; name: string } | null;
};

const NO_REGION = { province: "", city: "", district: "", detail: "" };

/** The values of the second step. */
export type CompanyValues = typeof NO_REGION & {
  company: string;
  /** The contract's MemberRank; 0 while none is selected. */
  rank: number;
  legal_person: string;
  credit_code: string;
  contact: string;
  /** Indexed by certificate type, required or not: type 1 is the first. */
  certificates: CertificateValues[];
  stores: StoreValues[];
};

/** The contract's CertificateType counts from 1 to this. */
export const CERTIFICATE_TYPES = 8;

export const NO_CERTIFICATE: CertificateValues = {
  number: "",
  expires_at: "",
  isLongTerm: false,
  file: null,
};

/** A store of a head company. */
export const NO_STORE = { name: "", licence_no: "", contact: "", phone: "", ...NO_REGION };

export type StoreValues = typeof NO_STORE;

export const noCompany = (): CompanyValues => ({
  company: "",
  rank: 0,
  legal_person: "",
  credit_code: "",
  contact: "",
  ...NO_REGION,
  certificates: Array.from({ length: CERTIFICATE_TYPES }, () => NO_CERTIFICATE),
  stores: [NO_STORE],
});

export function isBlank({ number, expires_at: end, isLongTerm, file }: CertificateValues): boolean {
  return number.trim() === "" && end === "" && !isLongTerm && file === null;
}
