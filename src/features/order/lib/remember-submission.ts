import type { CreateOrderBody } from "#generated/model/createOrderBody.ts";
import { readDraft, writeDraft } from "#src/shared/lib/session-draft.ts";

const KEY = "order-submission";

/** An order that was sent and got no response: sending the same checkout again returns the same order. */
export function rememberedSubmission(): CreateOrderBody | undefined {
  return readDraft(KEY, isSubmission);
}

export function rememberSubmission(body: CreateOrderBody | undefined): void {
  writeDraft(KEY, body);
}

function isSubmission(value: unknown): value is CreateOrderBody {
  if (typeof value !== "object" || value === null) return false;
  const { checkout_no, address_id, invoice_kind } = value as Record<string, unknown>;
  return (
    typeof checkout_no === "string" &&
    typeof address_id === "number" &&
    (invoice_kind === 1 || invoice_kind === 2)
  );
}
