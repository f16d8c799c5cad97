import { useState } from "react";
import type { RegistrationKind } from "#generated/enums.ts";
import { useListCertificates } from "#generated/hooks/certificate/certificate.ts";
import { useGetAccountProfile } from "#generated/hooks/user/user.ts";
import type { AccountProfile, Certificate } from "#generated/model/index.ts";
import { Box, looks } from "#src/shared/ui/layout/layout.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { Notice } from "#src/shared/ui/state/notice.tsx";
import { Skeleton, Skeletons } from "#src/shared/ui/state/skeleton.tsx";
import { useRegistrationOptions } from "../hooks/use-registration-options.ts";
import { companyDraft } from "../lib/company-draft.ts";
import { type CompanyValues, noCompany } from "../lib/company-values.ts";
import { CompanyForm } from "./company-form.tsx";

type Props = {
  username: string;
  kind: RegistrationKind;
  /** Why it was rejected before; empty otherwise. */
  reason: string;
  onSubmitted: () => void;
};

/** Second step of a registration, once the requirements and any earlier input have loaded. */
export function CompanyStep({ username, kind, reason, onSubmitted }: Props) {
  const { data: options, error, refetch } = useRegistrationOptions();
  const initial = useCompanyStart(username, reason !== "");
  return (
    <Loaded
      query={{ data: options && initial && { ranks: options.ranks, initial }, error, refetch }}
      what="企业类型"
      skeleton={
        <>
          <Skeleton className={looks({ w: "40", mb: "3" })} height="8" />
          <Skeleton className={looks({ w: "60", mt: "8", mb: "3" })} height="8" />
          <Box columns="pair" gapX="4">
            <Skeletons count={4} className={looks({ mt: "6", mb: "6" })} height="10" />
          </Box>
          <Skeletons count={2} className={looks({ mt: "6", mb: "6" })} height="10" />
        </>
      }
    >
      {(start) => (
        <>
          {reason !== "" && (
            <Box mb="4">
              <Notice>上次提交未通过，原因：{reason.replace(/。$/, "")}。请修改后重新提交。</Notice>
            </Box>
          )}
          <CompanyForm username={username} kind={kind} onSubmitted={onSubmitted} {...start} />
        </>
      )}
    </Loaded>
  );
}

/**
 * The initial values of the second step: the draft of this tab, else the rejected submission, else empty. Undefined
 * while loading.
 */
function useCompanyStart(username: string, wasTurnedDown: boolean): CompanyValues | undefined {
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
    start.certificates[type - 1] = {
      number: number.includes("*") ? "" : number,
      expires_at: expires_at ?? "",
      isLongTerm: expires_at === null,
      file: null,
    };
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
