import { Stack, Text } from "#src/shared/ui/layout/layout.tsx";
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
      <Stack grow narrow>
        <Link to={paths.goods(goods.id)} className={styles.name}>
          {goods.name}
        </Link>
        <Text tone="muted" size="xs">
          {goods.ypgg} · {goods.sccj}
        </Text>
        <span>
          +{add} {goods.bzdw} {formatMoney(add_amount)} →{" "}
          <Text as="b" tone="promo">
            多减 {formatMoney(saves)}
          </Text>
        </span>
        <Text tone="muted" size="xs">
          {number > 0 && `${number}→${number + add} ${goods.bzdw}`}
          {more > 0 ? `只多付 ${formatMoney(more)}` : `少付 ${formatMoney(more).replace("-", "")}`}，{gain}
        </Text>
      </Stack>
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
