import { useState } from "react";
import { useListCertificates } from "#generated/hooks/certificate/certificate.ts";
import { useGetAccountProfile } from "#generated/hooks/user/user.ts";
import type { AccountProfile, Certificate } from "#generated/model/index.ts";
import { companyDraft } from "../lib/company-draft.ts";
import { type CompanyValues, noCompany } from "../lib/company-values.ts";

/**
 * The initial values of the second step: the draft of this tab, else the rejected submission, else empty. Undefined
 * while loading.
 */
export function useCompanyStart(username: string, wasTurnedDown: boolean): CompanyValues | undefined {
  const [draft] = useState(() => companyDraft(username).read());
  const asksBefore = draft === undefined && wasTurnedDown;
  const query = { enabled: asksBefore, meta: { errors: "inline" } } as const;
  const profile = useGetAccountProfile({ query: { ...query, select: ({ data }) => data } });
  const certificates = useListCertificates({ query: { ...query, select: ({ data }) => data } });
  if (draft) return draft;
  if (!asksBefore || profile.isError) return noCompany();
  if (!profile.data || certificates.isPending) return undefined;
  return rejectedSubmission(profile.data, certificates.data ?? []);
}

/** Scans, and numbers that are returned masked, have to be submitted again. */
function rejectedSubmission(profile: AccountProfile, certificates: readonly Certificate[]): CompanyValues {
  const { company, rank, legal_person, credit_code, name, province, city, district, detail } = profile;
  const start = noCompany();
  for (const { type, number, expires_at } of certificates)
    start.certificates[type - 1] = { number: number.includes("*") ? "" : number, expires_at, file: null };
  return {
    ...start,
    company,
    rank,
    legal_person,
    credit_code,
    contact: name,
    province,
    city,
    district,
    detail,
  };
}
