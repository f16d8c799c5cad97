import { useListControlledAds } from "#generated/hooks/zone/zone.ts";
import { ZoneAds } from "#src/shared/ui/zone/zone-ads.tsx";

/** The ads requested in the address. If they fail to load, the goods are unaffected. */
export function GroupAds({ ids }: { ids: string }) {
  const { data, isError } = useListControlledAds({ ids }, { query: { meta: { errors: "silent" } } });
  return <ZoneAds label="控销广告" ads={isError ? [] : data?.data} expected={ids.split(",").length} />;
}
