import type { Goods } from "#generated/model/index.ts";
import { StarButton } from "#src/entities/goods/star-button.tsx";
import { GoodsCard } from "../goods-card.tsx";
import styles from "./neighbors.module.css";
import { GoodsGrid } from "../goods-grid.tsx";

const SHOWN = 5;

type Props = { title: string; goods: readonly Goods[] };

/** Goods to compare with, or to buy along. */
export function Neighbors({ title, goods }: Props) {
  if (goods.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <GoodsGrid>
        {goods.slice(0, SHOWN).map((each) => (
          <GoodsCard key={each.id} goods={each} actions={<StarButton goods={each} />} />
        ))}
      </GoodsGrid>
    </section>
  );
}
