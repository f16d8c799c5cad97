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

/** Type guard for a draft from session storage. */
export function isClaimDraft(value: unknown): value is ClaimDraft {
  if (typeof value !== "object" || value === null) return false;
  const { reason, describe, numbers, pictures } = value as Record<string, unknown>;
  return (
    (reason === undefined || typeof reason === "number") &&
    typeof describe === "string" &&
    typeof numbers === "object" &&
    numbers !== null &&
    Object.values(numbers).every((number) => Number.isSafeInteger(number) && Number(number) > 0) &&
    Array.isArray(pictures) &&
    pictures.every(isPicture)
  );
}

function isPicture(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { id, url, name } = value as Record<string, unknown>;
  return typeof id === "number" && typeof url === "string" && typeof name === "string";
}

/** The lines of a claim in the contract's form, ordered by id. */
export function claimLines(numbers: Record<number, number>): { order_line_id: number; number: number }[] {
  return Object.entries(numbers).map(([id, number]) => ({ order_line_id: Number(id), number }));
}
