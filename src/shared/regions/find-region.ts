import type { Regions } from "./load-regions.ts";
import type { RegionValue } from "./region-fields.tsx";

/** The position of a region in a text: `start` inclusive, `end` exclusive. */
export type FoundRegion = RegionValue & { start: number; end: number };

type Hit = { name: string; start: number; end: number };

/** 浙江省 → 浙江, 新疆维吾尔自治区 → 新疆: the short forms people write. */
const shortName = (name: string): string =>
  name.replace(/(?:(?:壮族|回族|维吾尔)?自治区|省|市)$/, "") || name;

/** The earliest of the names in `text` at or after `from`; of two at the same place, the longer one. */
function findName(
  names: readonly string[],
  text: string,
  from: number,
  allowShort: boolean,
): Hit | undefined {
  let best: Hit | undefined;
  for (const name of names) {
    for (const word of allowShort ? [name, shortName(name)] : [name]) {
      const start = word.length < 2 ? -1 : text.indexOf(word, from);
      if (start < 0) continue;
      const end = start + word.length;
      if (!best || start < best.start || (start === best.start && end > best.end))
        best = { name, start, end };
    }
  }
  return best;
}

/** Like `findName`, but only if nothing but whitespace comes before it. */
function nameAt(names: readonly string[], text: string, from: number): Hit | undefined {
  const start = from + (/^[\s,/-]*/.exec(text.slice(from))?.[0].length ?? 0);
  const hit = findName(names, text, start, true);
  return hit?.start === start ? hit : undefined;
}

/** Each district of a province with its city. */
function districtsOf(regions: Regions, province: string): { city: string; district: string }[] {
  return Object.entries(regions[province] ?? {}).flatMap(([city, districts]) =>
    districts.map((district) => ({ city, district })),
  );
}

/** Finds the region in a text; the province can be omitted where the city's full name is given. */
export function findRegion(text: string, regions: Regions): FoundRegion | undefined {
  const province = findName(Object.keys(regions), text, 0, true);
  if (province) return below(text, regions, province.name, province.start, province.end);
  const cities = Object.values(regions).flatMap((inProvince) => Object.keys(inProvince));
  const city = findName(cities, text, 0, false);
  const owner = city && Object.keys(regions).find((name) => regions[name]?.[city.name]);
  return city && owner ? below(text, regions, owner, city.start, city.start) : undefined;
}

function below(text: string, regions: Regions, province: string, start: number, from: number): FoundRegion {
  const cities = regions[province] ?? {};
  // 北京市北京市朝阳区 and 北京市朝阳区 mean the same.
  const own = cities[province] ? province : undefined;
  const city = nameAt(Object.keys(cities), text, from);
  const cityName = city?.name ?? own;
  if (cityName !== undefined) {
    const at = city?.end ?? from;
    const district = nameAt(cities[cityName] ?? [], text, at);
    return { province, city: cityName, district: district?.name ?? "", start, end: district?.end ?? at };
  }
  // The city is omitted: 浙江余杭区.
  const places = districtsOf(regions, province);
  const district = nameAt(
    places.map((place) => place.district),
    text,
    from,
  );
  const place = places.find((known) => known.district === district?.name);
  return {
    province,
    city: place?.city ?? "",
    district: place?.district ?? "",
    start,
    end: district?.end ?? from,
  };
}
