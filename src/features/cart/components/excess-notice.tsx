import { Flag } from "#generated/enums.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import type { CartLine } from "#generated/model/cartLine.ts";
import { Notice } from "#src/shared/ui/state/notice.tsx";
import { useCartEdits } from "../hooks/cart-edits.ts";
import styles from "./excess-notice.module.css";
import { excessRemedy } from "../lib/excess.ts";

type Props = { lines: readonly CartLine[] };

/** Warns of selected lines that exceed the available quantity, and corrects all of them with one click. */
export function ExcessNotice({ lines }: Props) {
  const edits = useCartEdits();
  const { numbers, impossible } = excessRemedy(lines);
  const count = numbers.length + impossible.length;
  if (count === 0) return null;
  const mend = () => {
    for (const { lineId, number } of numbers) edits.setNumber(lineId, number);
    if (impossible.length > 0) edits.select(impossible, Flag.No);
  };
  return (
    <Notice
      action={
        <Button className={styles.remedy} size="xs" variant="outline" onClick={mend}>
          {numbers.length > 0 ? "改为可购数量" : "取消选择"}
        </Button>
      }
    >
      选中的商品有 {count} 种超过库存或限购数量，调整后才能结算
      {numbers.length > 0 &&
        impossible.length > 0 &&
        `；其中 ${impossible.length} 种不足起购数量，将取消选择`}
      。
    </Notice>
  );
}
