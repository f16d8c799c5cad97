import type { ApiError } from "#src/shared/api/api-error.ts";
import { isRefusal } from "#src/shared/api/error-kinds.ts";

const FIELDS = ["address_id", "coupon_id", "voucher_ids", "points", "invoice_title_id"] as const;

export type OrderField = (typeof FIELDS)[number];
export type FieldProblems = Partial<Record<OrderField, string>>;

/** The server's errors about individual choices of an order: the first message of each field on the page. */
export function fieldProblems(error: ApiError | null): FieldProblems {
  if (error?.kind !== "validation") return {};
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const [message] = error.errors[field] ?? [];
      return message === undefined ? [] : [[field, message]];
    }),
  );
}

/** The message of a refusal that no field on the page can fix; undefined if there is none. */
export function refusalOf(error: ApiError | null): string | undefined {
  if (!error || !isRefusal(error)) return undefined;
  return Object.keys(fieldProblems(error)).length > 0 ? undefined : error.firstFieldMessage;
}
