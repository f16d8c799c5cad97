import type { Goods } from "#generated/model/index.ts";
import { COMPARED_MOST } from "#src/entities/goods/compared.ts";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { addToComparison, removeFromComparison, useIsCompared } from "./compare-choice.ts";
import styles from "./compare-tick.module.css";

/** Ticks goods of a list for the comparison. */
export function CompareTick({ goods }: { goods: Goods }) {
  const isChosen = useIsCompared(goods.id);
  const change = (chosen: boolean) => {
    if (!chosen) removeFromComparison(goods.id);
    else if (!addToComparison(goods))
      toast({ status: "info", message: `最多对比 ${COMPARED_MOST} 种商品，请先取消一种` });
  };
  return (
    <label className={styles.root}>
      <input
        type="checkbox"
        aria-label={`对比 ${goods.name} ${goods.ypgg}，${goods.sccj}`}
        checked={isChosen}
        onChange={({ target }) => change(target.checked)}
      />
      <span aria-hidden>对比</span>
    </label>
  );
}
