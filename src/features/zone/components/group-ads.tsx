import { useListControlledAds } from "#generated/hooks/zone/zone.ts";
import { ZoneAds } from "#src/shared/ui/zone/zone-ads.tsx";

/** The ads that the address asks for. Those that do not come leave the goods as they are. */
export function GroupAds({ ids }: { ids: string }) {
  const { data, isError } = useListControlledAds({ ids }, { query: { meta: { silent: true } } });
  return <ZoneAds label="控销广告" ads={isError ? [] : data?.data} expected={ids.split(",").length} />;
}
