import { CreditBillType } from "#generated/enums.ts";
import type { CreditBill } from "#generated/model/index.ts";
import { minusMoney, sumMoney } from "#src/shared/lib/money-math.ts";
import type { Money } from "#src/shared/lib/money.ts";

/** The states in display order, the most urgent first. */
export const BILL_TYPE_ORDER = [
  CreditBillType.Overdue,
  CreditBillType.NotDue,
  CreditBillType.Repaid,
] as const;

type Owing = Pick<CreditBill, "amount" | "repaid">;

/** The outstanding amount of a bill, in 元. */
export function owedOf({ amount, repaid }: Owing): Money {
  return minusMoney(amount, repaid);
}

/** The outstanding amount of several bills, in 元. */
export function owedOfAll(bills: readonly Owing[]): Money {
  return sumMoney(bills.map(owedOf));
}
