import type { PayMethod, PaymentStatus } from "#generated/model/index.ts";

/** The part of a payment that repays a bill, in 分. Keeps the order, since a bill ends with its order. */
export type RepaidBill = {
  readonly id: number;
  readonly orderId: number;
  readonly orderNo: string;
  readonly amount: number;
};

/** A payment of an order with one of the four methods, or of credit bills with any other than credit. Times in ms. */
export type PaymentRecord = {
  readonly payNo: string;
  /** 0 when it repays bills. */
  readonly orderId: number;
  /** The bills that it repays; empty when it pays an order. */
  readonly bills: readonly RepaidBill[];
  readonly userId: number;
  /** 1 credit, 2 balance, 3 bank transfer, 4 QR code. */
  readonly method: Exclude<PayMethod, typeof PayMethod.NotChosen>;
  /** In 分. */
  readonly amount: number;
  readonly status: PaymentStatus;
  readonly createdAt: number;
  /** When an open payment fails for lack of payment. */
  readonly expiresAt: number;
  /** When a QR code is paid by itself (ms); null while an app has it open to pay, and for the other methods. */
  readonly arrivesAt: number | null;
  /** When the credit is due; 0 for the other methods. */
  readonly dueAt: number;
  /** The proof of a bank transfer; null until submitted. */
  readonly transfer: {
    readonly fileId: string;
    readonly payer: string;
    readonly remark: string;
    readonly at: number;
  } | null;
  readonly message: string;
  /** When the money arrived; null until it is paid. */
  readonly settledAt: number | null;
};

/**
 * A hold on payments, and its start (ms): with `unpaid`, nobody pays, so QR codes expire; with `unconfirmed`, the
 * money is taken but not reported to the shop, so payments stay in progress.
 */
export type PaymentHold = { readonly kind: "unpaid" | "unconfirmed"; readonly since: number };
