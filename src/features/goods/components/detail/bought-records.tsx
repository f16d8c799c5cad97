import { formatCount } from "#src/shared/lib/format-count.ts";
import { Link } from "react-router-dom";
import { useListBoughtRecords } from "#generated/hooks/goods/goods.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { paths } from "#src/shared/paths.ts";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { RetryLine } from "#src/shared/ui/state/retry-line.tsx";
import styles from "./bought-records.module.css";
import { useBuyer } from "../../hooks/use-buyer.ts";

const SHOWN = 5;

/** When, in what quantity and at what price this buyer bought the goods before; renders nothing the first time. */
export function BoughtRecords({ goodsId, unit }: { goodsId: number; unit: string }) {
  const { isMember } = useBuyer();
  const { data, error, refetch } = useListBoughtRecords(goodsId, {
    query: { enabled: isMember, meta: { errors: "inline" } },
  });
  if (!error && !data?.data.length) return null;
  return (
    <Panel title="我的购买记录">
      {error ? (
        <RetryLine error={error} what="购买记录" onRetry={() => void refetch()} />
      ) : (
        <ul>
          {data?.data.slice(0, SHOWN).map(({ order_id, number, price, bought_at }) => (
            <li className={styles.record} key={`${order_id}-${price}-${number}`}>
              <Link to={paths.order(order_id)}>{formatMinute(bought_at)}</Link>
              <span>
                {formatCount(number)} {unit}
              </span>
              <span>{formatMoney(price)}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
