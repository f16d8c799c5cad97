import { X } from "#generated/icons/x.ts";
import { COMPARED_MOST } from "#src/entities/goods/compared.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Text } from "#src/shared/ui/layout/layout.tsx";
import { TextButton } from "#src/shared/ui/text/text-button.tsx";
import { clearComparison, removeFromComparison, useCompareChoice } from "./compare-choice.ts";
import styles from "./compare-bar.module.css";

/** The goods ticked so far, at the bottom of a list; nothing without any. */
export function CompareBar() {
  const chosen = useCompareChoice();
  if (chosen.length === 0) return null;
  return (
    <div className={styles.root} data-bottom-bar role="region" aria-label="商品对比">
      <ul className={styles.goods}>
        {chosen.map(({ id, name, ypgg }) => (
          <li key={id} className={styles.one}>
            <Text size="xs" ellipsis>
              {name} {ypgg}
            </Text>
            <button
              type="button"
              aria-label={`不对比 ${name} ${ypgg}`}
              onClick={() => removeFromComparison(id)}
            >
              <X size={14} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <span className={styles.count} role="status">
        {chosen.length < 2 ? "再勾选一种就能对比" : `已选 ${chosen.length} / ${COMPARED_MOST}`}
      </span>
      <TextButton onClick={clearComparison}>清空</TextButton>
      {chosen.length < 2 ? (
        <Button disabled>开始对比</Button>
      ) : (
        <ButtonLink to={paths.compare({ ids: chosen.map(({ id }) => id).join(",") })}>开始对比</ButtonLink>
      )}
    </div>
  );
}
