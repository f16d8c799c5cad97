import { Link } from "react-router-dom";
import { useCancelArrivalNotice, useListArrivalNotices } from "#generated/hooks/goods/goods.ts";
import type { ArrivalNotice } from "#generated/model/index.ts";
import { paths } from "#src/shared/paths.ts";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { Box, Text } from "#src/shared/ui/layout/layout.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { TextButton } from "#src/shared/ui/text/text-button.tsx";
import styles from "./arrival-notices.module.css";

/** The goods whose arrival the buyer wants to hear of; nothing without any. */
export function ArrivalNotices() {
  const query = useListArrivalNotices(undefined, {
    query: { select: (response) => response.data, meta: { errors: "inline" } },
  });
  return (
    <Loaded query={query} what="到货提醒" as="line" skeleton={null} empty={null}>
      {({ list }) => (
        <Box mt="4">
          <Panel title="到货提醒" hint="到货时会收到消息">
            <ul>
              {list.map((notice) => (
                <NoticeRow key={notice.goods_id} notice={notice} />
              ))}
            </ul>
          </Panel>
        </Box>
      )}
    </Loaded>
  );
}

function NoticeRow({ notice }: { notice: ArrivalNotice }) {
  const { goods_id: id, name, ypgg, sccj, asked_at, arrived_at } = notice;
  const cancel = useCancelArrivalNotice();
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
        登记于 {asked_at.slice(0, 16)}
      </Text>
      <span data-arrived={arrived_at !== null || undefined} className={styles.state}>
        {arrived_at === null ? "等待到货" : `已到货 ${arrived_at.slice(0, 16)}`}
      </span>
      <TextButton
        aria-label={arrived_at === null ? `取消 ${name}的到货提醒` : `移除 ${name}的到货提醒`}
        disabled={cancel.isPending}
        onClick={() => cancel.mutate({ id })}
      >
        {arrived_at === null ? "取消" : "移除"}
      </TextButton>
    </li>
  );
}
