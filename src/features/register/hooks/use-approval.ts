import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import type { Registration } from "#generated/model/index.ts";
import { companyDraft } from "../lib/company-draft.ts";
import { REVIEW } from "../lib/right-place.ts";

/** Once the company is approved, prices and much else are there to be seen, and the draft has served. */
export function useApproval({ status, username }: Pick<Registration, "status" | "username">): void {
  const client = useQueryClient();
  const before = useRef(status);
  const open = useEffectEvent((isNew: boolean) => {
    companyDraft.forget(username);
    if (isNew) void client.invalidateQueries();
  });
  useEffect(() => {
    if (status === REVIEW.passed) open(before.current !== status);
    before.current = status;
  }, [status]);
}
