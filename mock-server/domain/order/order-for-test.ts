import { DeliveryType, Flag, GiftDataType, InvoiceKind, OrderStatus, PayMethod } from "#generated/enums.ts";
import { NOW } from "../bare-world-for-test.ts";
import type { Amounts, OrderLineRecord, OrderRecord } from "./records.ts";

/** A line of an order: 10 boxes of product 7, for 100.00. */
export const orderLine = (change: Partial<OrderLineRecord> = {}): OrderLineRecord => ({
  id: 1,
  goodsId: 7,
  name: "阿莫西林胶囊",
  sccj: "江南康宁制药有限公司",
  ypgg: "0.25g*24粒",
  bzdw: "盒",
  price: 1000,
  number: 10,
  reduction: 0,
  gift: { type: GiftDataType.None, name: "", number: 0, total: 0 },
  basePrice: 1000,
  couponShared: 0,
  paid: 10_000,
  reason: { ladder: "", manjian: "", shared: "", coupon: "" },
  ...change,
});

const NOTHING = { goods: 0, manjian: 0, discount: 0, gift: 0, coupon: 0, voucher: 0, points: 0, shipping: 0 };

/** Returns the amounts of an order of `amount` 分, by default without any deduction. */
export const amountsOf = (amount: number, change: Partial<Amounts> = {}): Amounts => ({
  ...NOTHING,
  goods: amount,
  amount,
  ...change,
});

/** An order of buyer 1, unpaid, for 100.00. */
export const orderWith = (change: Partial<OrderRecord> = {}): OrderRecord => ({
  id: 11,
  orderNo: "202611210011",
  userId: 1,
  status: OrderStatus.AwaitingPayment,
  payMethod: PayMethod.NotChosen,
  createdAt: NOW,
  payDeadline: NOW + 24 * 3_600_000,
  paidAt: null,
  shippedAt: null,
  receivedAt: null,
  address: {
    id: 1,
    userId: 1,
    name: "王店长",
    phone: "13800138000",
    province: "浙江省",
    city: "杭州市",
    district: "余杭区",
    detail: "文一西路 1 号",
    is_default: Flag.Yes,
  },
  invoiceKind: InvoiceKind.Ordinary,
  invoiceTitleId: 0,
  deliveryType: DeliveryType.Express,
  remark: "",
  lines: [orderLine()],
  progress: [{ status: OrderStatus.AwaitingPayment, name: "提交订单", time: NOW }],
  amounts: amountsOf(10_000),
  couponId: 0,
  vouchers: [],
  ...change,
});
