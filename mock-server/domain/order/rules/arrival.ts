import { terms } from "#generated/terms.ts";
import type { AddressRecord } from "#mock/domain/address/records.ts";

const { arrival } = terms.delivery;

/** The zones of delivery, as the help page on delivery lists them; any other province is elsewhere. */
const ZONES: Readonly<Record<string, string>> = {
  浙江: arrival.zhejiang,
  上海: arrival.nearby,
  江苏: arrival.nearby,
  安徽: arrival.nearby,
  新疆: arrival.remote,
  西藏: arrival.remote,
  青海: arrival.remote,
};

/** The time from shipping to the door of an address, in words: `次日`, `3—5 天`. */
export function arrivalAt({ province, city }: Pick<AddressRecord, "province" | "city">): string {
  if (city.startsWith("杭州")) return arrival.hangzhou;
  const zone = Object.keys(ZONES).find((name) => province.startsWith(name));
  return (zone !== undefined && ZONES[zone]) || arrival.elsewhere;
}
