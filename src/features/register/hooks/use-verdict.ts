import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { getListCertificatesQueryKey } from "#generated/hooks/certificate/certificate.ts";
import type { Registration } from "#generated/model/index.ts";
import { companyDraft } from "../lib/company-draft.ts";
import { REVIEW } from "../lib/allowed-step.ts";

/**
 * A review also decides about the certificates. An approved company may see prices and more, and no longer needs its
 * draft.
 */
export function useVerdict({ status, username }: Pick<Registration, "status" | "username">): void {
  const client = useQueryClient();
  const before = useRef(status);
  const take = useEffectEvent((isNew: boolean) => {
    const hasPassed = status === REVIEW.passed;
    if (hasPassed) companyDraft(username).forget();
    if (isNew) void client.invalidateQueries(hasPassed ? {} : { queryKey: getListCertificatesQueryKey() });
  });
  useEffect(() => {
    take(before.current !== status);
    before.current = status;
  }, [status]);
}
