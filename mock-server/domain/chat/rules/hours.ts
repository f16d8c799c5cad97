import { company } from "#generated/company.ts";
import { DAY_MS, MINUTE_MS, startOfDay } from "#mock/world/shanghai-time.ts";

const { opens, closes } = company.service_hours;

/** Milliseconds after midnight of `H:mm`. */
function inDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return (hours * 60 + minutes) * MINUTE_MS;
}

/** True if people are at the desk at `now` (ms). */
export function isStaffed(now: number): boolean {
  const passed = now - startOfDay(now);
  return passed >= inDay(opens) && passed < inDay(closes);
}

/** When people come to the desk next, in ms; `now` itself while they are there. */
export function nextStaffed(now: number): number {
  if (isStaffed(now)) return now;
  const today = startOfDay(now) + inDay(opens);
  return now < today ? today : today + DAY_MS;
}
