import { simplified } from "#src/shared/lib/simplified.ts";
import type { Regions } from "./load-regions.ts";
import { regionNames, zoneNames, type RegionName } from "./region-names.ts";

/** A province, a city or a district; what is below it is empty. */
export type Place = { province: string; city: string; district: string };

/** A name of a place. Some stand for it only after its city: 城区, 长安镇, 高新区. */
export type PlaceName = RegionName & { place: Place; needsCity: boolean };

/** Left out of the list of regions. Found, they say that an address is in none of the others. */
const UNLISTED =
  "台湾省 台北市 新北市 桃园市 台中市 台南市 高雄市 基隆市 新竹市 嘉义市 香港特别行政区 澳门特别行政区".split(
    " ",
  );

const indexes = new WeakMap<Regions, ReadonlyMap<string, PlaceName[]>>();

/** The names that a text has at a position; in simplified characters, see `simplified`. */
export function placeNamesAt(text: string, at: number, regions: Regions): PlaceName[] {
  let index = indexes.get(regions);
  if (!index) indexes.set(regions, (index = indexOf(regions)));
  return (index.get(text.slice(at, at + 2)) ?? []).filter((name) => text.startsWith(name.text, at));
}

/** True if a word is the name of a region, and nothing more. */
export const isPlaceName = (word: string, regions: Regions): boolean =>
  placeNamesAt(simplified(word), 0, regions).some(({ text }) => text.length === word.length);

/** By their first two characters. */
function indexOf(regions: Regions): Map<string, PlaceName[]> {
  const index = new Map<string, PlaceName[]>();
  const add = (place: Place, names: RegionName[], needsCity = false) => {
    for (const name of names) {
      const text = simplified(name.text);
      const known = index.get(text.slice(0, 2)) ?? [];
      index.set(text.slice(0, 2), [...known, { ...name, text, place, needsCity }]);
    }
  };
  for (const province of UNLISTED) add({ province, city: "", district: "" }, regionNames(province));
  for (const [province, cities] of Object.entries(regions)) {
    add({ province, city: "", district: "" }, regionNames(province));
    for (const [city, districts] of Object.entries(cities)) {
      add({ province, city, district: "" }, regionNames(city));
      for (const district of districts) {
        const place = { province, city, district };
        add(place, regionNames(district), isCommon(district));
        add(place, zoneNames(district, province, city), true);
      }
    }
  }
  return index;
}

/** Other cities have towns and quarters of the same name: 长安镇, 城区. */
const isCommon = (district: string): boolean => !/.[区县市旗]$/u.test(district) || /^.区$/u.test(district);

/** True if a place is part of another one, or the same. */
export const isWithin = (place: Place, above: Place): boolean =>
  place.province === above.province &&
  (above.city === "" || place.city === above.city) &&
  (above.district === "" || place.district === above.district);
