import { useListNewProductAds, useListPosters, useListRightAds } from "#generated/hooks/home/home.ts";
import { AdRow } from "./ad-row.tsx";
import { HomeBlock } from "./home-block.tsx";

const select = <T,>({ data }: { data: T }): T => data;

/** The four ads below the account card. */
export function RightAds() {
  const ads = useListRightAds({ query: { meta: { errors: "inline" }, select } });
  return <AdRow label="服务与优惠" ads={ads} count={4} columns={2} ratio={2} />;
}

/** The three ads of new products below the carousel. */
export function NewProductAds() {
  const ads = useListNewProductAds({ query: { meta: { errors: "inline" }, select } });
  return <AdRow label="新品推荐" ads={ads} count={3} columns={3} ratio={1.9} />;
}

/** Posters of current activities beside the goods. */
export function Posters() {
  const ads = useListPosters({ query: { meta: { errors: "inline" }, select } });
  if (ads.data?.length === 0) return null;
  return (
    <HomeBlock title="活动海报" hint="药店经营与学习">
      <AdRow label="海报" ads={ads} count={5} columns={5} ratio={0.95} isSwiped />
    </HomeBlock>
  );
}
