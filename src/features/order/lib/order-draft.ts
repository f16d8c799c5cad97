import * as z from "zod/mini";
import { readDraft, writeDraft } from "#src/shared/lib/session-draft.ts";

const id = z.optional(z.int().check(z.positive()));

const orderDraft = z.object({
  addressId: id,
  deliveryType: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  /** Undefined takes the best one, 0 takes none. */
  couponId: z.optional(z.int().check(z.nonnegative())),
  voucherIds: z.array(z.int()),
  points: z.int().check(z.nonnegative()),
  invoiceKind: z.union([z.literal(1), z.literal(2)]),
  /** Undefined takes the default of the kind. */
  titleId: id,
  remark: z.string(),
});

export type OrderDraft = z.infer<typeof orderDraft>;

const KEY = "order-draft";
const EMPTY: OrderDraft = { deliveryType: 1, voucherIds: [], points: 0, invoiceKind: 1, remark: "" };

export function readOrderDraft(): OrderDraft {
  return readDraft(KEY, (value): value is OrderDraft => orderDraft.safeParse(value).success) ?? EMPTY;
}

export function writeOrderDraft(draft: OrderDraft): void {
  writeDraft(KEY, draft);
}

export function forgetOrderDraft(): void {
  writeDraft(KEY, undefined);
}
