import { Text } from "#src/shared/ui/layout/layout.tsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { formatMoney } from "#src/shared/lib/money.ts";
import { paths } from "#src/shared/paths.ts";
import styles from "./batch-bar.module.css";
import type { GoodsBatchState } from "./use-goods-batch.ts";

type Props = { batch: GoodsBatchState; tick: ReactNode; tools: ReactNode };

/** A sticky bar at the bottom: how much is selected, what it costs, and what can be done with it. */
export function BatchBar({ batch, tick, tools }: Props) {
  const { picked, buyable, amount, results, isAdding, add } = batch;
  const left = picked.length - buyable.length;
  const outcomes = [...results.values()];
  const added = outcomes.filter((result) => "number" in result).length;
  const failed = outcomes.length - added;
  return (
    <div className={styles.root} data-bottom-bar role="region" aria-label="批量操作">
      {tick}
      {tools}
      <div className={styles.totals} role="status" aria-live="polite" aria-atomic="true">
        {picked.length === 0 && added + failed > 0 ? (
          <span>
            已加入购物车{" "}
            <Text as="b" tone="brand" bold>
              {added}
            </Text>{" "}
            种{failed > 0 && `，${failed} 种未能加入，原因见商品`}
          </span>
        ) : (
          <span>
            已选{" "}
            <Text as="b" tone="brand" bold>
              {picked.length}
            </Text>{" "}
            种{left > 0 && `，其中 ${left} 种暂不可购，不会加入`}
          </span>
        )}
        <span>
          合计 <strong className={styles.amount}>{formatMoney(amount)}</strong>
        </span>
      </div>
      {added > 0 && picked.length === 0 && (
        <Button asChild size="lg" variant="outline">
          <Link to={paths.cart()}>去购物车</Link>
        </Button>
      )}
      <Button size="lg" disabled={buyable.length === 0} loading={isAdding} loadingText="加入中" onClick={add}>
        加入购物车
      </Button>
    </div>
  );
}
