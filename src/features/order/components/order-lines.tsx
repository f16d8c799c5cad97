import type { ReactNode } from "react";
import type { Order, OrderLine } from "#generated/model/index.ts";
import { ruleMark } from "#src/entities/goods/goods-marks.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { paths } from "#src/shared/paths.ts";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import type { PricedLine } from "#src/shared/ui/goods/priced-line-row.tsx";
import { PricedLines } from "#src/shared/ui/goods/priced-lines.tsx";
import { lineLedger } from "../lib/line-ledger.ts";

type Props = {
  order: Order;
  /** The totals, below the lines. */
  children?: ReactNode;
};

export function OrderLines({ order: { lines }, children }: Props) {
  const pieces = lines.reduce((sum, { number }) => sum + number, 0);
  return (
    <Panel title="商品清单" hint={`共 ${formatCount(lines.length)} 种 ${formatCount(pieces)} 件`}>
      <PricedLines lines={lines.map(toPricedLine)} label="商品清单" />
      {children}
    </Panel>
  );
}

function toPricedLine(line: OrderLine): PricedLine {
  const ledger = lineLedger(line);
  return {
    ...ledger,
    id: line.id,
    name: line.name,
    mark: ruleMark(line),
    to: paths.goods(line.goods_id),
    specification: line.ypgg,
    maker: line.sccj,
    image: line.image,
    amount: ledger.paid,
    ...(line.reason && { explained: ledger }),
  };
}
