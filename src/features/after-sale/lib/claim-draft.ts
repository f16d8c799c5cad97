import type { UploadedPicture } from "#src/shared/ui/field/use-picture-uploads.ts";

/** What a buyer has filled in to return goods or to complain. */
export type ClaimDraft = {
  /** Why: a ReturnReason or an AfterSaleType of the contract. */
  reason: number | undefined;
  describe: string;
  /** How many of each line, by the line's id. */
  numbers: Record<number, number>;
  pictures: readonly UploadedPicture[];
};

export const EMPTY_CLAIM: ClaimDraft = { reason: undefined, describe: "", numbers: {}, pictures: [] };

/** As long as the contract lets a description be, and as many pictures. */
export const MAX_DESCRIBE = 500;
export const MAX_PICTURES = 9;

/** Whether what was kept in this tab is a draft of a claim. */
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

/** The lines of a claim as the server takes them, in the order of their ids. */
export function claimLines(numbers: Record<number, number>): { order_line_id: number; number: number }[] {
  return Object.entries(numbers).map(([id, number]) => ({ order_line_id: Number(id), number }));
}
