import { GoodsListPage } from "#src/features/goods/components/goods-list-page.tsx";
import { GoodsSearchPage } from "#src/features/goods/components/goods-search-page.tsx";

export function ListCardsPage() {
  return <GoodsListPage view="cards" />;
}

export function ListTablePage() {
  return <GoodsListPage view="table" />;
}

export function ListNoImagePage() {
  return <GoodsListPage view="plain" />;
}

export function SearchCardsPage() {
  return <GoodsSearchPage view="cards" />;
}

export function SearchTablePage() {
  return <GoodsSearchPage view="table" />;
}
