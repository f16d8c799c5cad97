import { useState } from "react";
import type { ApiError } from "#src/shared/api/api-error.ts";
import { readDraft, writeDraft } from "#src/shared/lib/session-draft.ts";
import { type ClaimDraft, claimLines, EMPTY_CLAIM, isClaimDraft } from "../lib/claim-draft.ts";
import { type ClaimErrors, placeErrors } from "../lib/claim-errors.ts";

const NONE: ClaimErrors = { line: {} };

/** The draft of a claim about an order; survives a reload and leaving the page. */
export function useClaim(key: string) {
  const [draft, setDraft] = useState<ClaimDraft>(() => readDraft(key, isClaimDraft) ?? EMPTY_CLAIM);
  const [errors, setErrors] = useState<ClaimErrors>(NONE);

  /** Takes an updater, because pictures arrive one by one while other fields are edited. */
  const change = (next: (before: ClaimDraft) => ClaimDraft): void => {
    setDraft((before) => {
      const after = next(before);
      writeDraft(key, after);
      return after;
    });
    setErrors(NONE);
  };

  return {
    draft,
    errors,
    setErrors,
    set: (fields: Partial<ClaimDraft>) => change((before) => ({ ...before, ...fields })),
    setNumber: (lineId: number, number: number | undefined) =>
      change((before) => {
        const { [lineId]: _gone, ...others } = before.numbers;
        return { ...before, numbers: number === undefined ? others : { ...others, [lineId]: number } };
      }),
    addPicture: (picture: ClaimDraft["pictures"][number]) =>
      change((before) => ({ ...before, pictures: [...before.pictures, picture] })),
    removePicture: (id: string) =>
      change((before) => ({ ...before, pictures: before.pictures.filter((one) => one.id !== id) })),
    /** Puts the server's errors on their fields. */
    refuse: (error: ApiError) => {
      const lineIds = claimLines(draft.numbers).map(({ order_line_id: id }) => id);
      if (error.kind === "validation") setErrors(placeErrors(error.errors, lineIds));
      else if (error.kind === "business") setErrors({ line: {}, claim: error.message });
    },
    forget: () => writeDraft(key, undefined),
  };
}

export type Claim = ReturnType<typeof useClaim>;
