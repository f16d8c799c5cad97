import { NOW } from "../bare-world-for-test.ts";
import type { CreditBillRecord } from "./records.ts";

/** The bill of order 11 over 100.00, of which nothing is repaid. */
export const billWith = (change: Partial<CreditBillRecord> = {}): CreditBillRecord => ({
  id: 9001,
  userId: 1,
  orderId: 11,
  orderNo: "202611210011",
  amount: 10_000,
  repaid: 0,
  dueAt: NOW,
  repaidAt: null,
  createdAt: NOW,
  ...change,
});
