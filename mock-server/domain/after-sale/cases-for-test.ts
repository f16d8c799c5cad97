import { AfterSaleStatus, AfterSaleType, ReturnReason, ReturnStatus } from "#generated/enums.ts";
import { NOW } from "../bare-world-for-test.ts";
import type { AfterSaleRecord, ReturnRecord } from "./records.ts";

const CASE = {
  userId: 1,
  orderId: 11,
  orderNo: "202611210011",
  describe: "外包装破损",
  fileIds: [],
  progress: [],
  createdAt: NOW,
  changedAt: NOW,
} as const;

/** A return of order 11: 3 boxes of its line 1, refunded with 30.00. */
export const returnWith = (change: Partial<ReturnRecord> = {}): ReturnRecord => ({
  ...CASE,
  id: 2001,
  returnNo: "TH2001",
  status: ReturnStatus.Completed,
  reason: ReturnReason.Damaged,
  lines: [{ orderLineId: 1, number: 3, amount: 3000 }],
  amount: 3000,
  company: "",
  trackingNo: "",
  refuseReason: "",
  pickup: null,
  ...change,
});

/** A complaint about order 11: 2 boxes of its line 1 were missing, compensated with 20.00. */
export const complaintWith = (change: Partial<AfterSaleRecord> = {}): AfterSaleRecord => ({
  ...CASE,
  id: 4001,
  saleNo: "SH4001",
  status: AfterSaleStatus.Completed,
  type: AfterSaleType.Shortage,
  lines: [{ orderLineId: 1, number: 2 }],
  result: "",
  compensation: 2000,
  ...change,
});
