import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { useListReturnableLines } from "#generated/hooks/after-sale/after-sale.ts";
import type { ReturnableLine } from "#generated/model/returnableLine.ts";
import { RetryLine } from "#src/shared/ui/state/retry-line.tsx";
import type { Claim } from "../hooks/use-claim.ts";
import { ClaimLineRow } from "./claim-line-row.tsx";
import styles from "./claim-lines.module.css";

type Props = {
  orderId: number;
  claim: Claim;
  /** The maximum quantity to claim of a line. */
  maxOf: (line: ReturnableLine) => number;
};

/** The lines of an order with the claimed quantity of each. */
export function ClaimLines({ orderId, claim, maxOf }: Props) {
  const { data, error, refetch } = useListReturnableLines(orderId, {
    query: { meta: { errors: "inline" } },
  });
  if (error) return <RetryLine error={error} what="订单商品" onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div className={styles.loading} role="status" aria-label="正在加载订单商品">
        <Skeleton className={styles.lineLoading} />
        <Skeleton className={styles.lineLoading} />
        <Skeleton className={styles.lineLoading} />
      </div>
    );
  return (
    <>
      <ul className={styles.lines} aria-label="申请商品">
        {data.data.map((line) => (
          <ClaimLineRow
            key={line.order_line_id}
            line={line}
            most={maxOf(line)}
            number={claim.draft.numbers[line.order_line_id]}
            error={claim.errors.line[line.order_line_id]}
            onNumber={(number) => claim.setNumber(line.order_line_id, number)}
          />
        ))}
      </ul>
      <p className={styles.error} role="alert">
        {claim.errors.lines}
      </p>
    </>
  );
}
