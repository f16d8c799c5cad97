import { ReturnStatus } from "#generated/enums.ts";
import type { ReturnPickup } from "#generated/model/returnPickup.ts";
import { terms } from "#generated/terms.ts";
import { DAY_MS, formatDate, formatDateTime, HOUR_MS, parseDateTime } from "#mock/world/shanghai-time.ts";
import type { ReturnRecord } from "../records.ts";

const SEND_BACK_MS = terms.returns.send_back_days * DAY_MS;

/** The courier comes in the middle of the two hours. */
const ARRIVAL_MS = HOUR_MS;

type Time = Pick<ReturnPickup, "day" | "slot">;

/** When a return that waits to be sent back is canceled, in ms; undefined for all others. */
export const sendBackBy = ({ status, changedAt }: ReturnRecord): number | undefined =>
  status === ReturnStatus.AwaitingDispatch ? changedAt + SEND_BACK_MS : undefined;

/** When the slot of a pick-up begins, in ms: its value is the hour. */
const slotStart = ({ day, slot }: Time): number => parseDateTime(`${day} 00:00:00`) + slot * HOUR_MS;

/** When the courier of a pick-up comes, in ms. */
export const courierAt = (time: Time): number => slotStart(time) + ARRIVAL_MS;

/** Why no courier can come at a time, by the field that is wrong; `now` and `by`, the end of the return, in ms. */
export function pickupProblem(
  time: Time,
  now: number,
  by: number,
): { readonly field: keyof Time; readonly message: string } | undefined {
  if (time.day < formatDate(now)) return { field: "day", message: "取件日期已过，请重新选择" };
  if (time.day > formatDate(now + terms.returns.pickup_days * DAY_MS))
    return { field: "day", message: `最多可预约 ${terms.returns.pickup_days} 天后的上门取件` };
  const start = slotStart(time);
  if (start <= now) return { field: "slot", message: "该时段已过，请选择其他时段" };
  if (start < by) return undefined;
  return { field: "slot", message: `请在 ${formatDateTime(by).slice(0, 16)} 前寄回，请选择更早的时段` };
}
