import type { ReactNode } from "react";
import type { Order } from "#generated/model/order.ts";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { PricedLines } from "#src/shared/ui/goods/priced-lines.tsx";
import { toPricedLine } from "../lib/priced-line.ts";

type Props = {
  order: Order;
  /** The totals, below the lines. */
  children?: ReactNode;
};

export function OrderLines({ order: { lines }, children }: Props) {
  const pieces = lines.reduce((sum, { number }) => sum + number, 0);
  return (
    <Panel title="商品清单" hint={`共 ${lines.length} 种 ${pieces} 件`}>
      <PricedLines lines={lines.map(toPricedLine)} label="商品清单" />
      {children}
    </Panel>
  );
}
