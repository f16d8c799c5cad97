/** The values of a certificate. */
export type CertificateValues = {
  number: string;
  expires_at: string;
  file: { id: number; url: string; name: string } | null;
};

/** A store of a head company. */
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

/** The values of the second step. */
export type CompanyValues = {
  company: string;
  /** The contract's MemberRank; 0 while none is selected. */
  rank: number;
  legal_person: string;
  credit_code: string;
  contact: string;
  province: string;
  city: string;
  district: string;
  detail: string;
  /** Indexed by kind, whichever are required: type 1 is the first. */
  certificates: CertificateValues[];
  stores: StoreValues[];
};

/** The contract's CertificateType counts from 1 to this. */
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

/** Whether nothing has been filled in. */
export function isBlank({ number, expires_at: end, file }: CertificateValues): boolean {
  return number.trim() === "" && end === "" && file === null;
}
