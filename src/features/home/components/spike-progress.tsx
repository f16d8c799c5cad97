import type { SpikeSessionGoodsItem } from "#generated/model/index.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { minusMoney } from "#src/shared/lib/money-math.ts";
import { type Money, formatMoney } from "#src/shared/lib/money.ts";
import type { Phase } from "#src/shared/lib/period.ts";
import { Meter } from "#src/shared/ui/progress/meter.tsx";
import { soldPercent } from "../lib/sold-percent.ts";
import styles from "./spike-progress.module.css";

type Props = { item: SpikeSessionGoodsItem; phase: Phase };

/** The progress of a flash sale item, its regular price and its limit per buyer. */
export function SpikeProgress({ item, phase }: Props) {
  const { goods, spike } = item;
  const limit = spike.limit > 0 ? `限购 ${spike.limit} ${goods.bzdw}` : "不限购";
  return (
    <div className={styles.root}>
      {phase === "running" && <Bar item={item} />}
      <div className={styles.words}>
        {phase === "upcoming" && <Upcoming price={spike.price} />}
        {phase === "running" && <Running item={item} />}
        {phase === "over" && <b>本场已结束</b>}
        <span>{limit}</span>
      </div>
      {phase === "running" && <FormerPrice item={item} />}
    </div>
  );
}

function Bar({ item: { goods, spike } }: { item: SpikeSessionGoodsItem }) {
  const percent = soldPercent(spike);
  return <Meter percent={percent} label={`${goods.name}已抢`} text={`${formatCount(percent)}%`} />;
}

function Running({ item }: { item: SpikeSessionGoodsItem }) {
  const percent = soldPercent(item.spike);
  return <b>{percent === 100 ? "已抢光" : `已抢 ${formatCount(percent)}%`}</b>;
}

function FormerPrice({ item: { goods, spike } }: { item: SpikeSessionGoodsItem }) {
  if (spike.price === null || goods.base_price === null || spike.price >= goods.base_price) return null;
  return (
    <div>
      供货价 <s>{formatMoney(goods.base_price)}</s>，省{" "}
      {formatMoney(minusMoney(goods.base_price, spike.price))}
    </div>
  );
}

function Upcoming({ price }: { price: Money | null }) {
  return <b>{price === null ? "即将开始" : `秒杀价 ${formatMoney(price)}`}</b>;
}
