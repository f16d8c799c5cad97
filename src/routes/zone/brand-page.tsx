import { useParams } from "react-router-dom";
import { HotGoodsBlock } from "#src/features/goods/card/hot-goods-block.tsx";
import { GoodsBrowser } from "#src/features/goods/list/goods-browser.tsx";
import { BrandView } from "#src/features/zone/components/brand-view.tsx";
import { ZoneMissing } from "#src/features/zone/components/zone-missing.tsx";
import { parseId } from "#src/shared/lib/parse-id.ts";
import { parsePage } from "#src/shared/lib/parse-page.ts";
import { paths } from "#src/shared/paths.ts";

const missing = (
  <ZoneMissing kind="brand">
    <HotGoodsBlock title="热销商品" />
  </ZoneMissing>
);

export function BrandPage() {
  const params = useParams();
  const id = parseId(params.id);
  const page = parsePage(params.page);
  if (id === undefined) return missing;
  return (
    <BrandView key={id} id={id} page={page} missing={missing}>
      <GoodsBrowser
        fixed={{ brand_id: id }}
        pagePath={{ page, pathOf: (target) => paths.brand(id, target) }}
      />
    </BrandView>
  );
}
