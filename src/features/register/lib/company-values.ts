/** A certificate as its fields hold it. */
export type CertificateValues = {
  number: string;
  expires_at: string;
  file: { id: number; url: string; name: string } | null;
};

/** One store of a head company. */
export type StoreValues = {
  name: string;
  licence_no: string;
  contact: string;
  phone: string;
  province: string;
  city: string;
  district: string;
  detail: string;
};

/** The second step as its form holds it. */
export type CompanyValues = {
  company: string;
  /** MemberRank of the contract; 0 before one is chosen. */
  rank: number;
  legal_person: string;
  credit_code: string;
  contact: string;
  province: string;
  city: string;
  district: string;
  detail: string;
  /** Each kind in its place, whatever is asked for: type 1 is the first. */
  certificates: CertificateValues[];
  stores: StoreValues[];
};

/** CertificateType of the contract counts from 1 to this. */
export const CERTIFICATE_TYPES = 7;

export const NO_CERTIFICATE: CertificateValues = { number: "", expires_at: "", file: null };

export const NO_STORE: StoreValues = {
  name: "",
  licence_no: "",
  contact: "",
  phone: "",
  province: "",
  city: "",
  district: "",
  detail: "",
};

export const noCompany = (): CompanyValues => ({
  company: "",
  rank: 0,
  legal_person: "",
  credit_code: "",
  contact: "",
  province: "",
  city: "",
  district: "",
  detail: "",
  certificates: Array.from({ length: CERTIFICATE_TYPES }, () => NO_CERTIFICATE),
  stores: [NO_STORE],
});

/** Nothing of it has been filled in. */
export function isBlank({ number, expires_at: end, file }: CertificateValues): boolean {
  return number.trim() === "" && end === "" && file === null;
}
