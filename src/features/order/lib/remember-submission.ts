import type { CreateOrderBody } from "#generated/model/index.ts";
import { hasTypesOf } from "#src/shared/lib/form-draft.ts";
import { readDraft, writeDraft } from "#src/shared/lib/session-draft.ts";

const KEY = "order-submission";
const A_SUBMISSION = { checkout_no: "", address_id: 0, invoice_kind: 0 };

/** An order that was sent and got no response: sending the same checkout again returns the same order. */
export function rememberedSubmission(): CreateOrderBody | undefined {
  return readDraft(KEY, isSubmission);
}

export function rememberSubmission(body: CreateOrderBody | undefined): void {
  writeDraft(KEY, body);
}

function isSubmission(value: unknown): value is CreateOrderBody {
  if (!hasTypesOf(value, A_SUBMISSION)) return false;
  return value.invoice_kind === 1 || value.invoice_kind === 2;
}
