import styles from "./hot-goods-block.module.css";
import { LazyHotGoods } from "./lazy-hot-goods.tsx";

/** Bestsellers, below a page without goods of its own. */
export function HotGoodsBlock({ title }: { title: string }) {
  return (
    <section data-screen-only className={styles.root} aria-labelledby="hot-goods">
      <h2 className={styles.title} id="hot-goods">
        {title}
      </h2>
      <LazyHotGoods />
    </section>
  );
}
