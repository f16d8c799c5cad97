import { pickupSlotLabels } from "#generated/enum-labels.ts";
import { PickupSlot } from "#generated/enums.ts";
import type { ReturnPickup } from "#generated/model/index.ts";
import { terms } from "#generated/terms.ts";
import { parseShanghai, shanghaiDay } from "#src/shared/lib/shanghai-time.ts";

export type PickupDay = { day: string; name: string; slots: PickupSlot[] };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DAY_NAMES = ["今天", "明天", "后天"];
const SLOTS = Object.values(PickupSlot);

/** `11 月 22 日`. */
const dayText = (day: string): string => `${Number(day.slice(5, 7))} 月 ${Number(day.slice(8, 10))} 日`;

/**
 * The days on which a courier can be booked at `now` (ms), each with its slots that have not begun and begin before
 * `sendBy`, a time of the contract. Days without one are left out.
 */
export function pickupDays(now: number, sendBy: string): PickupDay[] {
  const by = parseShanghai(sendBy);
  return Array.from({ length: terms.returns.pickup_days + 1 }, (_, index) => {
    const day = shanghaiDay(now + index * DAY_MS);
    const midnight = parseShanghai(`${day} 00:00:00`);
    const slots = SLOTS.filter((slot) => {
      const start = midnight + slot * HOUR_MS;
      return start > now && start < by;
    });
    return { day, name: [DAY_NAMES[index], dayText(day)].filter(Boolean).join(" "), slots };
  }).filter(({ slots }) => slots.length > 0);
}

/** `11 月 22 日 9—11 点`. */
export const pickupText = ({ day, slot }: Pick<ReturnPickup, "day" | "slot">): string =>
  `${dayText(day)} ${pickupSlotLabels[slot]}`;
