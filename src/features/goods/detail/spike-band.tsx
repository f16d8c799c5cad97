import { SpikeStatus } from "#generated/enums.ts";
import type { SpikeOffer } from "#generated/model/index.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { OfferBand } from "./offer-band.tsx";
import { useRefetchAt } from "./use-refetch-at.ts";

const STATES: Record<SpikeOffer["status"], string> = {
  [SpikeStatus.Upcoming]: "即将开始",
  [SpikeStatus.Running]: "进行中",
  [SpikeStatus.Ended]: "已结束",
  [SpikeStatus.SoldOut]: "已抢光",
};

type Props = { spike: SpikeOffer; unit: string; onTurn: () => unknown };

/** The flash sale of the goods; the page refetches its prices when it begins or ends. */
export function SpikeBand({ spike, unit, onTurn }: Props) {
  const { status, price, starts_at, ends_at, total, sold, limit } = spike;
  const at = (status === SpikeStatus.Upcoming ? starts_at : ends_at) * 1000;
  useRefetchAt(at, onTurn);
  const facts = [
    status === SpikeStatus.Upcoming && price !== null && `开始后 ${formatMoney(price)}/${unit}`,
    limit > 0 && `每个客户限购 ${limit} ${unit}`,
  ].filter(Boolean);
  return (
    <OfferBand
      name="限时秒杀"
      state={[STATES[status], ...facts].join("，")}
      next={
        status === SpikeStatus.Ended
          ? undefined
          : { label: status === SpikeStatus.Upcoming ? "距开始" : "距结束", at }
      }
      progress={
        status === SpikeStatus.Upcoming
          ? undefined
          : { value: sold, max: Math.max(total, 1), label: `已抢 ${sold} ${unit}，共 ${total} ${unit}` }
      }
    />
  );
}
