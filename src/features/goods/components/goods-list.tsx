import type { ReactNode } from "react";
import type { Goods } from "#generated/model/index.ts";
import { StarButton } from "#src/entities/goods/star-button.tsx";
import type { GoodsView } from "../lib/view.ts";
import { GoodsCard } from "./goods-card.tsx";
import { GoodsGrid } from "./goods-grid.tsx";
import { GoodsTable } from "./goods-table.tsx";

type Props = {
  goods: readonly Goods[];
  view: GoodsView;
  note?: ((goods: Goods) => ReactNode) | undefined;
};

export function GoodsList({ goods, view, note }: Props) {
  if (view !== "cards") return <GoodsTable goods={goods} images={view === "table"} note={note} />;
  return (
    <GoodsGrid label="商品">
      {goods.map((each) => (
        <GoodsCard key={each.id} goods={each} actions={<StarButton goods={each} />} detailed>
          {note?.(each)}
        </GoodsCard>
      ))}
    </GoodsGrid>
  );
}
