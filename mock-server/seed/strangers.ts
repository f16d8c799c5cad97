import type { Courier, Strangers } from "#mock/domain/seed.ts";
import { createFaker } from "./dice.ts";

const COUNT = 48;
const KINDS = ["大药房", "药店", "诊所", "门诊部"] as const;
/** Numbers of this form belong to nobody. */
const PHONE = "13#0000####";
const PLATE = "浙A?##?#";

/** People and companies that have no account, made up for each seed. */
export function buildStrangers(seed: number): Strangers {
  const { helpers, location, person } = createFaker(seed, 61);
  const city = () => location.city().replace(/市$/, "");
  const pharmacy = () => `${city()}${person.lastName()}氏${helpers.arrayElement(KINDS)}`;
  const courier = (): Courier => ({
    name: `${person.lastName()}师傅`,
    phone: helpers.replaceSymbols(PHONE),
    plate: helpers.replaceSymbols(PLATE),
    station: `${person.lastName()}家桥`,
  });
  return {
    pharmacies: helpers.multiple(pharmacy, { count: COUNT }),
    couriers: [courier(), ...helpers.multiple(courier, { count: COUNT - 1 })],
  };
}
