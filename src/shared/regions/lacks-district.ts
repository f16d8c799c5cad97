import { loadRegions } from "./load-regions.ts";

type Region = { province: string; city: string; district: string };

/** True if a district is still to be chosen; false for a city without districts, and while the list is unknown. */
export async function lacksDistrict({ province, city, district }: Region): Promise<boolean> {
  if (district !== "") return false;
  const regions = await loadRegions().catch(() => undefined);
  return (regions?.[province]?.[city]?.length ?? 0) > 0;
}
