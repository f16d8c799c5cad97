import { GoodsListPage } from "#src/features/goods/components/goods-list-page.tsx";
import { GoodsSearchPage } from "#src/features/goods/components/goods-search-page.tsx";
import { goodsStar } from "./goods-star.tsx";
import { usePreloadDetail } from "./use-preload-detail.ts";

export function ListCardsPage() {
  usePreloadDetail();
  return <GoodsListPage view="cards" actions={goodsStar} />;
}

export function ListTablePage() {
  usePreloadDetail();
  return <GoodsListPage view="table" actions={goodsStar} />;
}

export function ListNoImagePage() {
  usePreloadDetail();
  return <GoodsListPage view="plain" actions={goodsStar} />;
}

export function SearchCardsPage() {
  usePreloadDetail();
  return <GoodsSearchPage view="cards" actions={goodsStar} />;
}

export function SearchTablePage() {
  usePreloadDetail();
  return <GoodsSearchPage view="table" actions={goodsStar} />;
}
