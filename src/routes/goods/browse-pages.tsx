import { GoodsListPage } from "#src/features/goods/components/goods-list-page.tsx";
import { GoodsSearchPage } from "#src/features/goods/components/goods-search-page.tsx";
import { usePreloadDetail } from "./use-preload-detail.ts";

export function ListCardsPage() {
  usePreloadDetail();
  return <GoodsListPage view="cards" />;
}

export function ListTablePage() {
  usePreloadDetail();
  return <GoodsListPage view="table" />;
}

export function ListNoImagePage() {
  usePreloadDetail();
  return <GoodsListPage view="plain" />;
}

export function SearchCardsPage() {
  usePreloadDetail();
  return <GoodsSearchPage view="cards" />;
}

export function SearchTablePage() {
  usePreloadDetail();
  return <GoodsSearchPage view="table" />;
}
