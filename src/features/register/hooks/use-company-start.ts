import { useState } from "react";
import { useGetAccountProfile } from "#generated/hooks/user/user.ts";
import type { AccountProfile } from "#generated/model/index.ts";
import { companyDraft } from "../lib/company-draft.ts";
import { type CompanyValues, noCompany } from "../lib/company-values.ts";

/**
 * What the second step begins with: what was typed in this tab, else what a company that was turned down had handed in,
 * else nothing. Undefined while it is on the way.
 */
export function useCompanyStart(username: string, wasTurnedDown: boolean): CompanyValues | undefined {
  const [draft] = useState(() => companyDraft(username).read());
  const asksProfile = draft === undefined && wasTurnedDown;
  const { data, isError } = useGetAccountProfile({
    query: { enabled: asksProfile, select: (response) => response.data, meta: { silent: true } },
  });
  if (draft) return draft;
  if (!asksProfile || isError) return noCompany();
  return data && fromProfile(data);
}

/** The scans are not among it: they are handed in anew. */
function fromProfile(profile: AccountProfile): CompanyValues {
  const { company, rank, legal_person, credit_code, name, province, city, district, detail } = profile;
  return {
    ...noCompany(),
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
