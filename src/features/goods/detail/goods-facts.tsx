import type { ReactNode } from "react";
import { insuranceClassLabels } from "#generated/enum-labels.ts";
import { Flag } from "#generated/enums.ts";
import type { Goods, GoodsDetail } from "#generated/model/index.ts";
import { terms } from "#generated/terms.ts";
import { approvalNumber } from "#src/entities/goods/approval-number.ts";
import { ExpiryDate } from "#src/entities/goods/expiry-date.tsx";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { RX_NAMES } from "../card/labels.ts";
import { StockMark } from "../card/stock-mark.tsx";
import styles from "./goods-facts.module.css";

/** Facts about goods and how they are sold, as names and values. */
export function GoodsFacts({ detail: { goods, barcode, storage } }: { detail: GoodsDetail }) {
  const { bzdw: unit, aliases = [] } = goods;
  const countText = (count: number | undefined) =>
    count === undefined ? "" : `${formatCount(count)} ${unit}`;
  const facts: [string, ReactNode][] = [
    ["批准文号", approvalNumber(goods)],
    ["处方类别", goods.rx === undefined ? "" : RX_NAMES[goods.rx]],
    ["医保", goods.insurance === undefined ? "" : insuranceClassLabels[goods.insurance]],
    ...(goods.insurance_code ? [["医保编码", goods.insurance_code] satisfies [string, string]] : []),
    ["单位", unit],
    ["中包装", countText(goods.zbz)],
    ["件装量", countText(goods.jzl)],
    ["效期至", <ExpiryDate key="expiry" date={goods.xq} />],
    ["库存", <StockMark key="stock" goods={goods} />],
    ["限购", limitText(goods)],
    ["月销量", countText(goods.sales)],
    ["条码", barcode],
    ...(aliases.length > 0 ? [["相关名称", aliases.join("、")] satisfies [string, string]] : []),
    ["贮藏", storage],
    ...(goods.licensed_address_only === Flag.Yes
      ? [["送货", "含特殊药品复方制剂，依法只送证照登记的地址"] satisfies [string, string]]
      : []),
    ...(goods.is_cold_chain === Flag.Yes
      ? [["发货", `2～8℃ 冷链，${terms.delivery.chilled_days}发货`] satisfies [string, string]]
      : []),
  ];
  return (
    <dl className={styles.root}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value || "--"}</dd>
        </div>
      ))}
    </dl>
  );
}

function limitText(goods: Goods): string {
  const { limit_number: limit = 0, limit_left: left = 0, bzdw: unit } = goods;
  if (limit === 0) return "不限购";
  const most = `每个客户${goods.is_ephedrine === Flag.Yes ? "每天" : ""} ${limit} ${unit}`;
  return left < limit ? `${most}，您还可购 ${left} ${unit}` : most;
}
