import { useId } from "react";
import type { RepaymentMethod } from "#generated/enums.ts";
import { useGetBalance } from "#generated/hooks/wallet/wallet.ts";
import { minusMoney, moneyDigits } from "#src/shared/lib/money-math.ts";
import { formatMoney, type Money } from "#src/shared/lib/money.ts";
import { paths } from "#src/shared/paths.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Input } from "#src/shared/ui/field/text-input.tsx";
import { Text } from "#src/shared/ui/layout/layout.tsx";
import { ChoiceBar } from "#src/shared/ui/records/choice-bar.tsx";
import { SteadyLink as Link } from "#src/shared/ui/text/steady-link.tsx";
import type { Repayment } from "../hooks/use-repayment.ts";
import { TopUpButton } from "./top-up-button.tsx";
import styles from "./repay-bar.module.css";

/** The balance repays at once; the others open a payment. */
export type OpenedMethod = Exclude<RepaymentMethod, typeof RepaymentMethod.Balance>;

/** A part in 元, or all that is owed for the bills. */
export type OpenedRepayment = {
  method: OpenedMethod;
  billIds: readonly number[];
  amount: Money | undefined;
};

type Props = {
  repayment: Repayment;
  /** Repays the selected bills by transfer (3) or QR code (4). */
  onPay: (method: OpenedMethod) => void;
};

/** The total of the selected bills, how much of it is repaid, whether the balance suffices, and the ways to repay. */
export function RepayBar({ repayment, onPay }: Props) {
  const { data, isError, refetch } = useGetBalance();
  const balance = data?.data.user_money;
  const missing = balance === undefined ? 0 : minusMoney(repayment.amount, balance);
  const { problem } = repayment.part;
  const isWrong = problem !== undefined;
  const noteId = useId();
  return (
    <ChoiceBar
      label="还款"
      chosen={`已选 ${repayment.chosen.length} 笔，待还`}
      amount={repayment.owed}
      onClear={() => repayment.choose([])}
      notes={
        <>
          <div className={styles.part}>
            <span aria-hidden>本次还款 ¥</span>
            <Input
              size="sm"
              aria-label="本次还款"
              inputMode="decimal"
              autoComplete="off"
              value={repayment.written ?? moneyDigits(repayment.owed)}
              disabled={repayment.isPending}
              aria-invalid={isWrong}
              aria-describedby={noteId}
              onChange={({ target }) => repayment.write(target.value)}
            />
          </div>
          <Text as="div" tone={missing > 0 || isWrong ? "promo" : "muted"} size="xs" id={noteId}>
            {problem ? (
              `${problem}。`
            ) : (
              <>
                可用余额 {formatMoney(balance)}
                {missing > 0 && `，还差 ${formatMoney(missing)}，可少还一些，或扫码、转账还款`}
                {repayment.part.amount !== undefined && "，先还最早到期的账单"}。
              </>
            )}
          </Text>
          {repayment.mayBeCharged && (
            <Text as="div" tone="promo">
              没有收到还款结果，款项可能已经扣除，请先在<Link to={paths.balance()}>余额明细</Link>
              中核对，请勿重复还款。
            </Text>
          )}
          {repayment.mayBeCharged === false && (
            <Text as="div" tone="promo">
              还款没有完成，没有扣款。
            </Text>
          )}
        </>
      }
    >
      {missing > 0 && <TopUpButton variant="outline" />}
      <Button size="sm" variant="outline" disabled={isWrong} onClick={() => onPay(3)}>
        转账还款
      </Button>
      <Button
        size="sm"
        variant={missing > 0 ? "solid" : "outline"}
        disabled={isWrong}
        onClick={() => onPay(4)}
      >
        扫码还款
      </Button>
      {isError && balance === undefined ? (
        <Button size="sm" variant="outline" onClick={() => void refetch()}>
          重新查询余额
        </Button>
      ) : (
        <Button
          size="sm"
          onClick={repayment.repay}
          disabled={balance === undefined || missing > 0 || isWrong}
          loading={repayment.isPending}
          loadingText="还款中"
        >
          用余额还款
        </Button>
      )}
    </ChoiceBar>
  );
}
