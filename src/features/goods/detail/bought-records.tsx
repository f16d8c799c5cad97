import { Link } from "react-router-dom";
import { useListBoughtRecords } from "#generated/hooks/goods/goods.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { paths } from "#src/shared/paths.ts";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { useBuyer } from "../card/use-buyer.ts";
import styles from "./bought-records.module.css";

const SHOWN = 5;

/** When, in what quantity and at what price this buyer bought the goods before; renders nothing the first time. */
export function BoughtRecords({ goodsId, unit }: { goodsId: number; unit: string }) {
  const { isMember } = useBuyer();
  const query = useListBoughtRecords(goodsId, {
    query: { select: (response) => response.data, enabled: isMember, meta: { errors: "inline" } },
  });
  if (!query.error && !query.data?.length) return null;
  return (
    <Panel title="我的购买记录">
      <Loaded query={query} what="购买记录" as="line" skeleton={null}>
        {(records) => (
          <ul>
            {records.slice(0, SHOWN).map(({ order_id, number, price, bought_at }) => (
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
      </Loaded>
    </Panel>
  );
}
