import type { SpikeOffer } from "#generated/model/index.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { useRefetchAt } from "../../hooks/use-refetch-at.ts";
import { OfferBand } from "./offer-band.tsx";

const COMING = 1;
const STATES: Record<SpikeOffer["status"], string> = { 1: "即将开始", 2: "进行中", 3: "已结束", 4: "已抢光" };

type Props = { spike: SpikeOffer; unit: string; onTurn: () => unknown };

/** The flash sale of the goods; the page refetches its prices when it begins or ends. */
export function SpikeBand({ spike, unit, onTurn }: Props) {
  const { status, price, starts_at, ends_at, total, sold, limit } = spike;
  const at = (status === COMING ? starts_at : ends_at) * 1000;
  useRefetchAt(at, onTurn);
  const facts = [
    status === COMING && price !== null && `开始后 ${formatMoney(price)}/${unit}`,
    limit > 0 && `每个客户限购 ${limit} ${unit}`,
  ].filter(Boolean);
  return (
    <OfferBand
      name="限时秒杀"
      state={[STATES[status], ...facts].join("，")}
      next={status === 3 ? undefined : { label: status === COMING ? "距开始" : "距结束", at }}
      progress={
        status === COMING
          ? undefined
          : { value: sold, max: Math.max(total, 1), label: `已抢 ${sold} ${unit}，共 ${total} ${unit}` }
      }
    />
  );
}
