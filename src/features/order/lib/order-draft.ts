import { DeliveryType, InvoiceKind } from "#generated/enums.ts";
import { hasTypesOf } from "#src/shared/lib/form-draft.ts";
import { readDraft, writeDraft } from "#src/shared/lib/session-draft.ts";

export type OrderDraft = {
  addressId?: number | undefined;
  deliveryType: DeliveryType;
  /** Undefined chooses the best one, 0 none. */
  couponId?: number | undefined;
  voucherIds: readonly number[];
  points: number;
  invoiceKind: InvoiceKind;
  /** Undefined chooses the default title of the kind. */
  titleId?: number | undefined;
  remark: string;
};

const KEY = "order-draft";
const EMPTY: OrderDraft = {
  deliveryType: DeliveryType.Express,
  voucherIds: [],
  points: 0,
  invoiceKind: InvoiceKind.Ordinary,
  remark: "",
};

export function readOrderDraft(): OrderDraft {
  return readDraft(KEY, isDraft) ?? EMPTY;
}

export function writeOrderDraft(draft: OrderDraft): void {
  writeDraft(KEY, draft);
}

export function forgetOrderDraft(): void {
  writeDraft(KEY, undefined);
}

const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;

/** Written by hand: a schema library would be too heavy for this page. */
function isDraft(value: unknown): value is OrderDraft {
  if (!hasTypesOf(value, EMPTY)) return false;
  const { addressId, deliveryType, couponId, voucherIds, points, invoiceKind, titleId } = value;
  return (
    [addressId, couponId, titleId].every((id) => id === undefined || isCount(id)) &&
    [DeliveryType.Express, DeliveryType.OwnFleet, DeliveryType.PickUp].includes(deliveryType) &&
    [InvoiceKind.Ordinary, InvoiceKind.Special].includes(invoiceKind) &&
    Array.isArray(voucherIds) &&
    voucherIds.every(isCount) &&
    isCount(points)
  );
}
