import { Award } from "#generated/icons/award.ts";
import { useGetBrandZone } from "#generated/hooks/zone/zone.ts";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { LoadError } from "#src/shared/ui/state/load-error.tsx";
import { ZoneAds } from "#src/shared/ui/zone/zone-ads.tsx";
import { ZoneHero } from "#src/shared/ui/zone/zone-hero.tsx";
import { ZoneLinks } from "#src/shared/ui/zone/zone-links.tsx";
import type { DirectoryQuery } from "../lib/directory.ts";
import { BrandDirectory } from "./brand-directory.tsx";

/** The shop's brands, with the banners of their zone. */
export function BrandZone({ query }: { query: DirectoryQuery }) {
  const { data, error, refetch } = useGetBrandZone();
  const zone = data?.data;
  return (
    <>
      <ZoneHero
        title="品牌专区"
        lead="名厂直供，批批检验，质检报告可在线查询。"
        icon={Award}
        facts={[{ name: "个品牌入驻", value: zone?.brands.length ?? "--" }]}
      />
      {zone?.brands.length === 0 && (
        <EmptyState title="暂时没有品牌" hint="您可以先看看其他优惠。" action={<ZoneLinks />} />
      )}
      {!zone && error ? (
        <LoadError error={error} what="品牌" onRetry={() => void refetch()} />
      ) : (
        <>
          {query.page === 1 && <ZoneAds label="品牌专区活动" ads={zone?.banners} />}
          {zone?.brands.length !== 0 && <BrandDirectory brands={zone?.brands} query={query} />}
        </>
      )}
    </>
  );
}
