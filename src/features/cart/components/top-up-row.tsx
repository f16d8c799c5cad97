import { Link } from "react-router-dom";
import type { TopUpProposal } from "#generated/model/topUpProposal.ts";
import { minusMoney } from "#src/shared/lib/money-math.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { paths } from "#src/shared/paths.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import styles from "./top-up-row.module.css";

type Props = { proposal: TopUpProposal; isAdding: boolean; onAdd: () => void };

/** One proposal: what is added for how much, what it saves, and what the order costs more in all. */
export function TopUpRow({ proposal, isAdding, onAdd }: Props) {
  const { goods, gain, number, add, add_amount, saves, before, after } = proposal;
  const more = minusMoney(after, before);
  return (
    <li className={styles.root}>
      <div className={styles.info}>
        <Link to={paths.goods(goods.id)} className={styles.name}>
          {goods.name}
        </Link>
        <span className={styles.muted}>
          {goods.ypgg} · {goods.sccj}
        </span>
        <span>
          +{add} {goods.bzdw} {formatMoney(add_amount)} →{" "}
          <b className={styles.saves}>多减 {formatMoney(saves)}</b>
        </span>
        <span className={styles.muted}>
          {number > 0 && `${number}→${number + add} ${goods.bzdw}`}
          {more > 0 ? `只多付 ${formatMoney(more)}` : `少付 ${formatMoney(more).replace("-", "")}`}，{gain}
        </span>
      </div>
      <Button
        size="xs"
        variant="outline"
        loading={isAdding}
        aria-label={`加入 ${add} ${goods.bzdw} ${goods.name}`}
        onClick={onAdd}
      >
        加入
      </Button>
    </li>
  );
}
