import type { Goods } from "#generated/model/index.ts";
import { GoodsCard } from "../goods-card.tsx";
import { GoodsGrid } from "../goods-grid.tsx";

const SHOWN = 5;

type Props = { title: string; goods: readonly Goods[] };

/** Goods to compare with or to take along. */
export function Neighbours({ title, goods }: Props) {
  if (goods.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <GoodsGrid>
        {goods.slice(0, SHOWN).map((each) => (
          <GoodsCard key={each.id} goods={each} />
        ))}
      </GoodsGrid>
    </section>
  );
}
