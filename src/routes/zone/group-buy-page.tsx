import { useNavigate, useSearchParams } from "react-router-dom";
import { GroupBuys } from "#src/features/activity/components/group-buys.tsx";
import { offerOf } from "#src/entities/goods/offer.ts";
import { parsePage } from "#src/shared/lib/parse-page.ts";
import { paths } from "#src/shared/paths.ts";

const hrefOfPage = (page: number) => paths.groupBuys(page > 1 ? { page } : {});

export function GroupBuyPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return (
    <GroupBuys
      page={parsePage(search.get("page"))}
      onPage={(page) => {
        void navigate(hrefOfPage(page));
        scrollTo(0, 0);
      }}
      hrefOfPage={hrefOfPage}
      hrefOf={(goods) => paths.groupBuyGoods(goods.id, offerOf(goods))}
    />
  );
}
