import { Text } from "#src/shared/ui/layout/layout.tsx";
import { LazyHotGoods } from "./lazy-hot-goods.tsx";
import styles from "./hot-goods-block.module.css";

/** Bestsellers, below a page without goods of its own. */
export function HotGoodsBlock({ title }: { title: string }) {
  return (
    <section data-screen-only className={styles.root} aria-labelledby="hot-goods">
      <Text as="h2" mb="3" size="lg" bold id="hot-goods">
        {title}
      </Text>
      <LazyHotGoods />
    </section>
  );
}
