import { Link } from "react-router-dom";
import { useDeleteTargetPrice, useListTargetPrices } from "#generated/hooks/goods/goods.ts";
import type { TargetPrice } from "#generated/model/index.ts";
import { useRefusal } from "#src/entities/team/use-refusal.ts";
import { minusMoney } from "#src/shared/lib/money-math.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { paths } from "#src/shared/paths.ts";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { Box, Text } from "#src/shared/ui/layout/layout.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { TextButton } from "#src/shared/ui/text/text-button.tsx";
import { useBuyer } from "../card/use-buyer.ts";
import styles from "./arrival-notices.module.css";

/** The goods that the buyer waits for at a lower price; nothing without any, and for those who see no prices. */
export function TargetPrices() {
  const refusal = useRefusal("listTargetPrices");
  const { isMember, hidesPrices } = useBuyer();
  const mayAsk = isMember && !hidesPrices && !refusal;
  const query = useListTargetPrices(undefined, {
    query: { select: (response) => response.data, enabled: mayAsk, meta: { errors: "inline" } },
  });
  if (!mayAsk) return null;
  return (
    <Loaded query={query} what="降价提醒" as="line" skeleton={null} empty={null}>
      {({ list }) => (
        <Box mt="4">
          <Panel title="降价提醒" hint="降到目标价时会收到消息；目标价在商品详情页设置">
            <ul>
              {list.map((target) => (
                <TargetRow key={target.goods_id} target={target} />
              ))}
            </ul>
          </Panel>
        </Box>
      )}
    </Loaded>
  );
}

function TargetRow({ target: one }: { target: TargetPrice }) {
  const { goods_id: id, name, ypgg, sccj, target, price, reached_at: reached } = one;
  const remove = useDeleteTargetPrice();
  return (
    <li className={styles.notice}>
      <span className={styles.goods}>
        <Link className={styles.name} to={paths.goods(id)}>
          {name}
        </Link>{" "}
        <Text tone="subtle" size="xs">
          {ypgg} · {sccj}
        </Text>
      </span>
      <Text tone="subtle" size="xs">
        目标价 {formatMoney(target)}，现价 {formatMoney(price)}
      </Text>
      <span data-arrived={reached !== null || undefined} className={styles.state}>
        {reached === null
          ? `还差 ${formatMoney(minusMoney(price, target))}`
          : `已降到 ${reached.slice(0, 16)}`}
      </span>
      <TextButton
        aria-label={`取消 ${name}的目标价`}
        disabled={remove.isPending}
        onClick={() => remove.mutate({ id })}
      >
        取消
      </TextButton>
    </li>
  );
}
