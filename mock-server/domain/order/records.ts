import type {
  DeliveryType,
  GiftDataType,
  InvoiceKind,
  OrderStatus,
  PayMethod,
} from "#generated/model/index.ts";
import type { AddressRecord } from "#mock/domain/address/records.ts";

/** Orders placed by buyers have ids from here on; those of the seed are lower. */
export const FIRST_NEW_ORDER_ID = 9101;

/**
 * The amounts of a checkout or an order, in 分:
 * amount = goods − manjian − discount + gift − coupon − voucher − points + shipping, never below 0.
 */
export type Amounts = {
  readonly goods: number;
  readonly manjian: number;
  readonly discount: number;
  readonly gift: number;
  readonly coupon: number;
  readonly voucher: number;
  readonly points: number;
  readonly shipping: number;
  readonly amount: number;
};

export type OrderLineRecord = {
  readonly id: number;
  readonly goodsId: number;
  readonly name: string;
  readonly sccj: string;
  readonly ypgg: string;
  readonly bzdw: string;
  /** In 分. */
  readonly price: number;
  readonly number: number;
  /** Full reduction on the line in 分. */
  readonly reduction: number;
  readonly gift: GiftRecord;
  /** The price of one unit without offers, in 分. */
  readonly basePrice: number;
  /** The part of its share in 分 that coupon, vouchers and points paid. */
  readonly couponShared: number;
  /** The final price of the line in 分, after its share of all deductions. Lines and shipping add up to the amount. */
  readonly paid: number;
  readonly reason: PriceReason;
};

/** Why each step from the base price to what is paid is as it is, for the buyer. */
export type PriceReason = {
  readonly ladder: string;
  readonly manjian: string;
  readonly shared: string;
  readonly coupon: string;
};

/** Gifts of a line; `total` is their price in 分. */
export type GiftRecord = {
  readonly type: GiftDataType;
  readonly name: string;
  readonly number: number;
  readonly total: number;
};

export type OrderRecord = {
  readonly id: number;
  readonly orderNo: string;
  readonly userId: number;
  /** The person of the team who placed it, and who approved it, if that was needed; absent if the owner placed it. */
  readonly team?: { readonly memberId: number; readonly name: string; readonly approver: string };
  readonly status: OrderStatus;
  readonly payMethod: PayMethod;
  /** Times in ms. */
  readonly createdAt: number;
  readonly payDeadline: number;
  readonly paidAt: number | null;
  readonly shippedAt: number | null;
  readonly receivedAt: number | null;
  readonly address: AddressRecord;
  readonly invoiceKind: InvoiceKind;
  /** The title of its invoice; 0 without one. */
  readonly invoiceTitleId: number;
  readonly deliveryType: DeliveryType;
  readonly remark: string;
  readonly lines: readonly OrderLineRecord[];
  readonly progress: ReadonlyArray<{
    readonly status: OrderStatus;
    readonly name: string;
    readonly time: number;
  }>;
  readonly amounts: Amounts;
  /** The coupon used; 0 without one. */
  readonly couponId: number;
  readonly vouchers: readonly UsedVoucher[];
};

/** The 分 an order took from a cash voucher, and the order that had used it before; 0 for none. */
export type UsedVoucher = { readonly id: number; readonly amount: number; readonly previousOrderId: number };
