import { hasTypesOf, isPicture } from "#src/shared/lib/form-draft.ts";
import type { UploadedPicture } from "#src/shared/ui/field/use-picture-uploads.ts";

/** The draft of a return or a complaint. */
export type ClaimDraft = {
  /** The contract's ReturnReason or AfterSaleType. */
  reason: number | undefined;
  describe: string;
  /** The quantity of each line, by line id. */
  numbers: Record<number, number>;
  pictures: readonly UploadedPicture[];
};

export const EMPTY_CLAIM: ClaimDraft = { reason: undefined, describe: "", numbers: {}, pictures: [] };

/** The reason is not chosen at first. */
const PATTERN = { describe: "", numbers: {}, pictures: [] };

/** Type guard for a draft from session storage. */
export function isClaimDraft(value: unknown): value is ClaimDraft {
  if (!hasTypesOf(value, PATTERN)) return false;
  const { reason, numbers, pictures } = value as Record<string, unknown>;
  return (
    (reason === undefined || typeof reason === "number") &&
    numbers instanceof Object &&
    Object.values(numbers).every((number) => Number.isSafeInteger(number) && Number(number) > 0) &&
    Array.isArray(pictures) &&
    pictures.every(isPicture)
  );
}

/** The lines of a claim in the contract's form, ordered by id. */
export function claimLines(numbers: Record<number, number>): { order_line_id: number; number: number }[] {
  return Object.entries(numbers).map(([id, number]) => ({ order_line_id: Number(id), number }));
}
