import { CouponTerms } from "#src/features/coupon/components/coupon-terms.tsx";
import { GoodsListPage } from "#src/features/goods/components/goods-list-page.tsx";
import { GoodsSearchPage } from "#src/features/goods/components/goods-search-page.tsx";
import { usePreloadDetail } from "./use-preload-detail.ts";

export function ListCardsPage() {
  usePreloadDetail();
  return <GoodsListPage view="cards" coupons={<CouponTerms />} />;
}

export function ListTablePage() {
  usePreloadDetail();
  return <GoodsListPage view="table" coupons={<CouponTerms />} />;
}

export function ListNoImagePage() {
  usePreloadDetail();
  return <GoodsListPage view="plain" coupons={<CouponTerms />} />;
}

export function SearchCardsPage() {
  usePreloadDetail();
  return <GoodsSearchPage view="cards" />;
}

export function SearchTablePage() {
  usePreloadDetail();
  return <GoodsSearchPage view="table" />;
}
