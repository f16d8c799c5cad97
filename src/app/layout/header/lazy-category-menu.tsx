import { Suspense } from "react";
import styles from "./lazy-category-menu.module.css";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";

const CategoryMenu = lazyPart(
  async () => (await import("#src/features/home/components/category-menu.tsx")).CategoryMenu,
  Failed,
);

/** The category menu, loaded when it is opened for the first time. */
export function LazyCategoryMenu() {
  return (
    <Suspense fallback={<div className={styles.loading} />}>
      <CategoryMenu />
    </Suspense>
  );
}

function Failed() {
  return <div className={styles.failed}>分类没有加载出来，请刷新页面后再试，或先用搜索找商品。</div>;
}
