import { Box, chakra, Flex, Skeleton } from "@chakra-ui/react";
import { useState } from "react";
import { useListLogistics } from "#generated/hooks/order/order.ts";
import type { Logistics } from "#generated/model/logistics.ts";
import { CopyButton } from "#src/shared/ui/text/copy-button.tsx";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { RetryLine } from "#src/shared/ui/state/retry-line.tsx";
import { Timeline } from "#src/shared/ui/records/timeline.tsx";

/** The tracking of a shipped order's parcels. */
export function OrderLogistics({ orderId }: { orderId: number }) {
  const { data, isError, refetch } = useListLogistics(orderId, { query: { meta: { errors: "inline" } } });
  const parcels = data?.data;
  return (
    <Panel title="物流信息" hint={parcels && parcels.length > 1 && `共 ${parcels.length} 个包裹`}>
      {isError && <RetryLine what="物流信息" onRetry={() => void refetch()} />}
      {!isError && !parcels && <Skeleton height="48" role="status" aria-label="正在加载物流信息" />}
      {!isError && parcels && <Parcels parcels={parcels} />}
    </Panel>
  );
}

function Parcels({ parcels }: { parcels: readonly Logistics[] }) {
  const [chosenId, setChosenId] = useState<number>();
  const chosen = parcels.find(({ id }) => id === chosenId) ?? parcels[0];
  if (!chosen) return <Box color="fg.subtle">仓库正在交接物流，运单号稍后更新。</Box>;
  return (
    <>
      {parcels.length > 1 && (
        <Flex gap="2" mb="3" wrap="wrap" role="group" aria-label="包裹">
          {parcels.map((parcel, index) => (
            <chakra.button
              key={parcel.id}
              type="button"
              css={pillStyles}
              aria-pressed={parcel === chosen}
              onClick={() => setChosenId(parcel.id)}
            >
              包裹 {index + 1}（{parcel.is_signed === 1 ? "已签收" : "运输中"}）
            </chakra.button>
          ))}
        </Flex>
      )}
      <Flex align="center" wrap="wrap" columnGap="5" rowGap="1" mb="4">
        <strong>{chosen.company}</strong>
        <span>
          运单号 {chosen.tracking_no} <CopyButton text={chosen.tracking_no} what="运单号" />
        </span>
        <Box asChild color="fg.muted">
          <a href={`tel:${chosen.phone}`}>电话 {chosen.phone}</a>
        </Box>
      </Flex>
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

const pillStyles = {
  minHeight: "8",
  px: "3",
  borderWidth: "1px",
  borderColor: "border.strong",
  borderRadius: "full",
  cursor: "pointer",
  "&[aria-pressed=true]": { borderColor: "brand.solid", bg: "brand.subtle", color: "brand.fg" },
} as const;
