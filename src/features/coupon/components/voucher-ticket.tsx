import { type CashVoucher, CouponType } from "#generated/model/index.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { paths } from "#src/shared/paths.ts";
import { couponCondition, couponFace } from "../lib/coupon-text.ts";
import { OwnTicket } from "./own-ticket.tsx";

/** A cash voucher: the usable balance in large type, then its original value. */
export function VoucherTicket({ voucher }: { voucher: CashVoucher }) {
  const { voucher_no: number, amount, balance, threshold, status, source } = voucher;
  const terms = { type: CouponType.NUMBER_1, amount: status === 1 ? balance : amount, threshold };
  const isPartlyUsed = balance < amount && status === 1;
  return (
    <OwnTicket
      name={source}
      kind="现金券"
      face={couponFace(terms)}
      condition={couponCondition(terms)}
      notes={[
        isPartlyUsed ? `面额 ${formatMoney(amount)}，已用 ${spent(voucher)}` : `面额 ${formatMoney(amount)}`,
        `券号 ${number}`,
      ]}
      terms={voucher}
      // A voucher applies to any goods.
      goods={paths.list()}
    />
  );
}

function spent({ amount, balance }: CashVoucher): string {
  return formatMoney(Math.round((amount - balance) * 100) / 100);
}
