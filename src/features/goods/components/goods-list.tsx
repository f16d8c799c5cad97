import type { ReactNode } from "react";
import type { Goods } from "#generated/model/index.ts";
import type { GoodsView } from "../lib/view.ts";
import { GoodsCard } from "./goods-card.tsx";
import { GoodsGrid } from "./goods-grid.tsx";
import { GoodsTable } from "./goods-table.tsx";

type Props = {
  goods: readonly Goods[];
  view: GoodsView;
  actions?: ((goods: Goods) => ReactNode) | undefined;
  note?: ((goods: Goods) => ReactNode) | undefined;
};

export function GoodsList({ goods, view, actions, note }: Props) {
  if (view !== "cards")
    return <GoodsTable goods={goods} images={view === "table"} actions={actions} note={note} />;
  return (
    <GoodsGrid label="商品">
      {goods.map((each) => (
        <GoodsCard key={each.id} goods={each} actions={actions?.(each)} detailed>
          {note?.(each)}
        </GoodsCard>
      ))}
    </GoodsGrid>
  );
}
