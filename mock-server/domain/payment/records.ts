/** 1 open, 2 processing, 3 paid, 4 failed; 3 and 4 are final. */
export type PaymentStatusCode = 1 | 2 | 3 | 4;

/** A payment of an order in one of the four ways. Times in ms. */
export type PaymentRecord = {
  readonly payNo: string;
  readonly orderId: number;
  readonly userId: number;
  /** 1 credit term, 2 balance, 3 bank transfer, 4 QR code. */
  readonly method: 1 | 2 | 3 | 4;
  /** In 分. */
  readonly amount: number;
  readonly status: PaymentStatusCode;
  readonly createdAt: number;
  /** When an open one fails because nobody paid. */
  readonly expiresAt: number;
  /** When the credit term wants the money; 0 for the other ways. */
  readonly dueAt: number;
  /** The proof of a bank transfer; null before it is handed in. */
  readonly transfer: {
    readonly fileId: number;
    readonly payer: string;
    readonly remark: string;
    readonly at: number;
  } | null;
  readonly message: string;
};

/**
 * How payments are held, and since when (ms): `unpaid` nobody pays, so that QR codes run out; `unconfirmed` the money is
 * taken but the shop is not told, so that they stay under way.
 */
export type PaymentHold = { readonly kind: "unpaid" | "unconfirmed"; readonly since: number };
