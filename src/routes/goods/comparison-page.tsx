import { ComparisonPage } from "#src/features/goods/components/compare/comparison-page.tsx";

export function GoodsComparisonPage() {
  return <ComparisonPage />;
}
