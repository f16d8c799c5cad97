import type { ReactNode } from "react";
import type { GoodsDetail } from "#generated/model/index.ts";
import { RX_NAMES } from "../../lib/labels.ts";
import { ExpiryDate } from "../expiry-date.tsx";
import styles from "./goods-facts.module.css";
import { StockMark } from "../stock-mark.tsx";

/** Facts about goods and how they are sold, as names and values. */
export function GoodsFacts({ detail: { goods, barcode, storage } }: { detail: GoodsDetail }) {
  const unit = goods.bzdw;
  const facts: [string, ReactNode][] = [
    ["批准文号", goods.pzwh || "--"],
    ["处方类别", RX_NAMES[goods.rx]],
    ["单位", unit],
    ["中包装", `${goods.zbz} ${unit}`],
    ["件装量", `${goods.jzl} ${unit}`],
    ["效期至", <ExpiryDate key="expiry" date={goods.xq} />],
    ["库存", <StockMark key="stock" goods={goods} />],
    ["限购", goods.limit_number > 0 ? `每个客户 ${goods.limit_number} ${unit}` : "不限购"],
    ["月销量", `${goods.sales} ${unit}`],
    ["条码", barcode || "--"],
    ["贮藏", storage || "--"],
  ];
  return (
    <dl className={styles.root}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
