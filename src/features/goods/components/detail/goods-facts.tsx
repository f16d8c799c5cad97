import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { GoodsDetail } from "#generated/model/index.ts";
import { RX_NAMES } from "../../lib/labels.ts";
import { ExpiryDate } from "../expiry-date.tsx";
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
    <chakra.dl css={styles}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </chakra.dl>
  );
}

const styles = {
  display: "grid",
  gridTemplateColumns: {
    base: "minmax(0, 1fr)",
    sm: "repeat(2, minmax(0, 1fr))",
    xl: "repeat(3, minmax(0, 1fr))",
  },
  columnGap: "4",
  rowGap: "1",
  "& > div": { display: "flex", gap: "3" },
  "& dt": { flexShrink: "0", width: "16" },
  "& dd": { minWidth: "0", overflowWrap: "anywhere" },
  "& > div:last-of-type": { gridColumn: "1 / -1" },
} as const;
