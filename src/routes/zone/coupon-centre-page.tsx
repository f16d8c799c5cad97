import { useNavigate, useSearchParams } from "react-router-dom";
import { CouponCentre } from "#src/features/coupon/components/coupon-centre.tsx";
import { parseCouponType } from "#src/features/coupon/lib/coupon-text.ts";
import { HotGoodsBlock } from "#src/features/goods/components/hot-goods-block.tsx";
import { parsePage } from "#src/shared/lib/parse-page.ts";
import { paths } from "#src/shared/paths.ts";

export function CouponCentrePage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const type = parseCouponType(search.get("type"));
  return (
    <>
      <CouponCentre
        type={type}
        page={parsePage(search.get("page"))}
        onPage={(page) => {
          void navigate(paths.couponCentre({ type, page }));
          scrollTo(0, 0);
        }}
      />
      <HotGoodsBlock title="用券热销" />
    </>
  );
}
