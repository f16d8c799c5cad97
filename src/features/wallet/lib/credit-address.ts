import type { CreditBillType } from "#generated/model/index.ts";

/** The bill filter and the month in the address of the credit account, and links to others. */
export type CreditAddress = {
  type: CreditBillType | undefined;
  page: number;
  /** `2026-11`; undefined for the month of the next due date. */
  month: string | undefined;
  hrefOf: (change: { type?: CreditBillType | undefined; page?: number; month?: string }) => string;
};
