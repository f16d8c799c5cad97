import { useState } from "react";
import { Flag } from "#generated/enums.ts";
import { useListLogistics } from "#generated/hooks/order/order.ts";
import type { Logistics } from "#generated/model/index.ts";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { Row, Text } from "#src/shared/ui/layout/layout.tsx";
import { Timeline } from "#src/shared/ui/records/timeline.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { CopyButton } from "#src/shared/ui/text/copy-button.tsx";
import styles from "./order-logistics.module.css";

/** The tracking of a shipped order's parcels. */
export function OrderLogistics({ orderId }: { orderId: number }) {
  const query = useListLogistics(orderId, {
    query: { select: (response) => response.data, meta: { errors: "inline" } },
  });
  const count = query.data?.length ?? 0;
  return (
    <Panel title="物流信息" hint={count > 1 && `共 ${count} 个包裹`}>
      <Loaded query={query} what="物流信息" as="line" skeleton="48">
        {(parcels) => <Parcels parcels={parcels} />}
      </Loaded>
    </Panel>
  );
}

function Parcels({ parcels }: { parcels: readonly Logistics[] }) {
  const [chosenId, setChosenId] = useState<number>();
  const chosen = parcels.find(({ id }) => id === chosenId) ?? parcels[0];
  if (!chosen)
    return (
      <Text as="div" tone="subtle">
        仓库正在交接物流，运单号稍后更新。
      </Text>
    );
  return (
    <>
      {parcels.length > 1 && (
        <Row gap="2" mb="3" wrap role="group" aria-label="包裹">
          {parcels.map((parcel, index) => (
            <button
              className={styles.parcel}
              key={parcel.id}
              type="button"
              aria-pressed={parcel === chosen}
              onClick={() => setChosenId(parcel.id)}
            >
              包裹 {index + 1}（{parcel.is_signed === Flag.Yes ? "已签收" : "运输中"}）
            </button>
          ))}
        </Row>
      )}
      <Row align="center" wrap gapX="5" gapY="1" mb="4">
        <strong>{chosen.company}</strong>
        <span>
          运单号 {chosen.tracking_no} <CopyButton text={chosen.tracking_no} what="运单号" />
        </span>
        <Text as="a" tone="muted" href={`tel:${chosen.phone}`}>
          电话 {chosen.phone}
        </Text>
      </Row>
      <Timeline
        label="物流进度"
        steps={chosen.nodes.map(({ time, place, text }) => ({
          time,
          text: place ? `【${place}】${text}` : text,
        }))}
      />
    </>
  );
}
