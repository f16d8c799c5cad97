import type { CreditBillType } from "#generated/model/index.ts";

/** Which bills and which month the address of the credit term asks for, and the addresses of others. */
export type CreditAddress = {
  type: CreditBillType | undefined;
  page: number;
  /** `2026-11`; undefined for where something falls due next. */
  month: string | undefined;
  hrefOf: (change: { type?: CreditBillType | undefined; page?: number; month?: string }) => string;
  onPage: (page: number) => void;
};
