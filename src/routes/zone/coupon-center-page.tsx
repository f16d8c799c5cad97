import { useNavigate, useSearchParams } from "react-router-dom";
import { CouponCenter } from "#src/features/coupon/components/coupon-center.tsx";
import { parseCouponType } from "#src/features/coupon/lib/coupon-text.ts";
import { HotGoodsBlock } from "#src/features/goods/card/hot-goods-block.tsx";
import { parsePage } from "#src/shared/lib/parse-page.ts";
import { paths } from "#src/shared/paths.ts";

export function CouponCenterPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const type = parseCouponType(search.get("type"));
  return (
    <>
      <CouponCenter
        type={type}
        page={parsePage(search.get("page"))}
        onPage={(page) => {
          void navigate(paths.couponCenter({ type, page }));
          scrollTo(0, 0);
        }}
      />
      <HotGoodsBlock title="用券热销" />
    </>
  );
}
