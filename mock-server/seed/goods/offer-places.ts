import type { OfferTimes } from "#mock/domain/goods/records.ts";
import { SPIKE_TIMES } from "#mock/domain/goods/rules/spike-times.ts";
import type { Dice } from "#mock/seed/dice.ts";
import { BASE_MS } from "#mock/world/base-date.ts";
import { HOUR_MS, DAY_MS } from "#mock/world/shanghai-time.ts";

/** The maximum that the home page, the daily specials and the group-buys can show. */
const MOST_SPIKES = 48;
const MOST_EVERYDAY = 150;
const MOST_GROUP_BUYS = 36;

/** Allocates the limited places in offers; undefined when all are taken. */
export type OfferPlaces = {
  spike(): OfferTimes | undefined;
  everyday(): OfferTimes | undefined;
  groupBuy(zbz: number): OfferTimes | undefined;
};

export function createOfferPlaces(dice: Dice): OfferPlaces {
  let spikes = 0;
  let groupBuys = 0;
  const weekdays = Array.from({ length: 7 }, () => 0);
  return {
    spike() {
      if (spikes === MOST_SPIKES * SPIKE_TIMES.length) return undefined;
      const times = SPIKE_TIMES[spikes % SPIKE_TIMES.length];
      spikes += 1;
      return times && { kind: "spike", session: times.id };
    },
    everyday() {
      const weekday = dice.int(0, 6);
      const taken = weekdays[weekday] ?? 0;
      if (taken === MOST_EVERYDAY) return undefined;
      weekdays[weekday] = taken + 1;
      return { kind: "everyday", weekday };
    },
    groupBuy(zbz) {
      if (groupBuys === MOST_GROUP_BUYS) return undefined;
      groupBuys += 1;
      return drawGroupBuy(zbz, dice);
    },
  };
}

/** Most are running at the base date, some are about to start, a few are over; some will miss their target. */
function drawGroupBuy(zbz: number, dice: Dice): OfferTimes {
  const roll = dice.int(1, 10);
  const first = roll <= 2 ? dice.int(1, 5) : roll === 3 ? -dice.int(9, 12) : -dice.int(1, 6);
  const startsAt = BASE_MS + first * DAY_MS + dice.int(8, 10) * HOUR_MS;
  const days = first + 7 > 0 ? 7 + dice.int(0, 3) : 7;
  const target = zbz * dice.pick([50, 100, 200]);
  const othersBuyers = dice.int(6, 60);
  // Every participant takes at least one middle pack.
  const othersNumber = Math.max(othersBuyers, Math.floor((target * dice.int(55, 160)) / 100 / zbz)) * zbz;
  return { kind: "groupBuy", startsAt, endsAt: startsAt + days * DAY_MS, target, othersNumber, othersBuyers };
}
