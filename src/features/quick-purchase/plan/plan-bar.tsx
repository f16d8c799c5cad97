import { useState } from "react";
import { useAddCartLines } from "#generated/hooks/cart/cart.ts";
import type { AddToCartItem } from "#generated/model/index.ts";
import { addInBatches, isShownByGoods } from "#src/entities/goods/add-in-batches.ts";
import { useShowsMargins } from "#src/entities/goods/margin-choice.ts";
import { marginOfLines } from "#src/entities/goods/margin.ts";
import { withExpiryAgreed } from "#src/entities/goods/near-expiry.ts";
import { inlineIf } from "#src/shared/api/error-kinds.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { TextButton } from "#src/shared/ui/text/text-button.tsx";
import { cartItems, type ReadyGoods } from "./cart-items.ts";
import { amountOf } from "./line-amount.ts";
import { bucketOf, type PlanLine } from "./plan.ts";
import type { PlanEdits } from "./use-plan.ts";
import styles from "#src/entities/goods/buy-bar.module.css";

type Props = { lines: readonly PlanLine[]; edits: PlanEdits; onClear: () => void };

/** A sticky bar at the bottom: the ready lines, their total, and the add button. */
export function PlanBar({ lines, edits, onClear }: Props) {
  const { add, progress } = useAddPlan(lines, edits);
  const ready = lines.filter((line) => bucketOf(line) === "ready");
  const added = lines.filter((line) => line.added !== undefined).length;
  const failed = ready.filter(({ problem }) => problem !== "").length;
  return (
    <div className={styles.root} data-bottom-bar role="region" aria-label="加入购物车">
      <TextButton onClick={onClear} disabled={progress !== undefined}>
        清空采购单
      </TextButton>
      <div className={styles.totals} role="status" aria-live="polite" aria-atomic="true">
        <span>
          可加购 <b>{ready.length}</b> 行
          {added > 0 && (
            <>
              ，已加入 <b>{added}</b> 行
            </>
          )}
          {failed > 0 && (
            <>
              ，未能加入 <b>{failed}</b> 行
            </>
          )}
        </span>
        <PlanMargin ready={ready} />
        <span>
          合计 <strong>{formatMoney(amountOf(ready))}</strong>
        </span>
      </div>
      {added > 0 && (
        <ButtonLink size="lg" variant="outline" to={paths.cart()}>
          去购物车
        </ButtonLink>
      )}
      {(ready.length > 0 || added === 0) && (
        <Button
          size="lg"
          onClick={add}
          disabled={ready.length === 0}
          loading={progress !== undefined}
          loadingText={progress && `已处理 ${progress.done}/${progress.total}`}
        >
          加入购物车
        </Button>
      )}
    </div>
  );
}

/** The margin of the ready lines at the suggested retail prices. */
function PlanMargin({ ready }: { ready: readonly PlanLine[] }) {
  const isShown = useShowsMargins();
  const lines = ready.flatMap((line) =>
    line.goods ? [{ goods: line.goods, number: line.number, amount: amountOf([line]) }] : [],
  );
  const { amount, unknown } = marginOfLines(lines);
  return isShown && unknown < lines.length ? <span>预计毛利 {formatMoney(amount)}</span> : null;
}

/** Adds the ready lines to the cart, and records the result of each. */
function useAddPlan(lines: readonly PlanLine[], edits: Pick<PlanEdits, "putResults">) {
  const { mutateAsync } = useAddCartLines({ mutation: { meta: { errors: inlineIf(isShownByGoods) } } });
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const once = useSingleFlight();

  // Recorded after each call: if the session ends or the network fails before the next one, nothing is added twice.
  const send = async (params: AddToCartItem[]) => {
    const { data } = await mutateAsync({ data: { params } });
    edits.putResults(new Map(data.lines.map(({ goods_id, number }) => [goods_id, { number }])));
    return data;
  };
  const add = () =>
    once(async () =>
      withExpiryAgreed(await cartItems(lines), put, ({ goods, item }) => [{ goods, number: item.number }]),
    );
  const put = async (agreed: readonly ReadyGoods[]) => {
    const items = agreed.map(({ item }) => item);
    try {
      setProgress({ done: 0, total: items.length });
      edits.putResults(await addInBatches(items, send, (done) => setProgress({ done, total: items.length })));
    } finally {
      setProgress(undefined);
    }
  };
  return { add, progress };
}
