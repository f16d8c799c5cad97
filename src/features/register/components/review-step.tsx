import { ReviewStatus } from "#generated/enums.ts";
import type { MemberRank, Registration } from "#generated/model/index.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { getListCertificatesQueryKey } from "#generated/hooks/certificate/certificate.ts";
import { companyDraft } from "../lib/company-draft.ts";
import { useRegistrationOptions } from "../hooks/use-registration-options.ts";
import { SubmittedCertificates } from "./submitted-certificates.tsx";
import { ReviewPanel } from "./review-panel.tsx";

type Props = { registration: Registration; rank: MemberRank; isPolling: boolean; onPoll: () => void };

/** Third step of a registration: the state of the review and of the certificates. */
export function ReviewStep({ registration, rank, isPolling, onPoll }: Props) {
  useVerdict(registration);
  const { data: options } = useRegistrationOptions();
  const required = options?.ranks.find(({ value }) => value === rank)?.certificates ?? [];
  return (
    <>
      <ReviewPanel registration={registration} isPolling={isPolling} onPoll={onPoll} />
      <SubmittedCertificates required={required} />
    </>
  );
}

/**
 * A review also decides about the certificates. An approved company may see prices and more, and no longer needs its
 * draft.
 */
function useVerdict({ status, username }: Pick<Registration, "status" | "username">): void {
  const client = useQueryClient();
  const before = useRef(status);
  const take = useEffectEvent((isNew: boolean) => {
    const hasPassed = status === ReviewStatus.Passed;
    if (hasPassed) companyDraft(username).forget();
    if (isNew) void client.invalidateQueries(hasPassed ? {} : { queryKey: getListCertificatesQueryKey() });
  });
  useEffect(() => {
    take(before.current !== status);
    before.current = status;
  }, [status]);
}
