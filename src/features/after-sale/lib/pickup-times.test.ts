import { describe, expect, it } from "vitest";
import { PickupSlot } from "#generated/enums.ts";
import { parseShanghai } from "#src/shared/lib/shanghai-time.ts";
import { pickupDays, pickupText } from "./pickup-times.ts";

const ALL = Object.values(PickupSlot);

describe("pickupDays", () => {
  it("leaves out slots that have begun, and all from the end of the return on", () => {
    const days = pickupDays(parseShanghai("2026-11-21 13:00:00"), "2026-11-24 11:00:00");
    expect(days).toEqual([
      { day: "2026-11-21", name: "今天 11 月 21 日", slots: [PickupSlot.From15, PickupSlot.From17] },
      { day: "2026-11-22", name: "明天 11 月 22 日", slots: ALL },
      { day: "2026-11-23", name: "后天 11 月 23 日", slots: ALL },
      { day: "2026-11-24", name: "11 月 24 日", slots: [PickupSlot.From9] },
    ]);
  });

  it("leaves out days without a slot", () => {
    const evening = parseShanghai("2026-11-30 17:00:00");
    expect(pickupDays(evening, "2026-12-07 10:00:00").map(({ day }) => day)).toEqual([
      "2026-12-01",
      "2026-12-02",
      "2026-12-03",
    ]);
    expect(pickupDays(evening, "2026-11-30 18:00:00")).toEqual([]);
  });
});

it("pickupText says day and slot", () => {
  expect(pickupText({ day: "2026-12-01", slot: PickupSlot.From9 })).toBe("12 月 1 日 9—11 点");
});
