import { hasTypesOf, isPicture } from "#src/shared/lib/form-draft.ts";
import { readDraft, writeDraft } from "#src/shared/lib/session-draft.ts";
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

/** The storage key of the draft of a complaint about an order. */
export const complaintKey = (orderId: number): string => `complaint-about-${orderId}`;

/** Fills the complaint form of an order in advance; pictures that it already has stay. */
export function prefillComplaint(
  orderId: number,
  { type, describe, numbers }: { type: number; describe: string; numbers: Record<number, number> },
): void {
  const { pictures } = readDraft(complaintKey(orderId), isClaimDraft) ?? EMPTY_CLAIM;
  writeDraft(complaintKey(orderId), { reason: type, describe, numbers, pictures });
}
