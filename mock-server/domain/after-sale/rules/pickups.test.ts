import { describe, expect, it } from "vitest";
import { PickupSlot, ReturnStatus } from "#generated/enums.ts";
import { parseDateTime } from "#mock/world/shanghai-time.ts";
import { returnWith } from "../cases-for-test.ts";
import { courierAt, pickupProblem, sendBackBy } from "./pickups.ts";

const at = (time: string) => parseDateTime(`${time}:00`);
const NOW = at("2026-11-21 13:00");
const BY = at("2026-11-24 11:00");

describe("a pick-up", () => {
  it.each([
    ["2026-11-20", PickupSlot.From17, "day"],
    ["2026-11-21", PickupSlot.From11, "slot"],
    ["2026-11-21", PickupSlot.From13, "slot"],
    ["2026-11-21", PickupSlot.From15, undefined],
    ["2026-11-24", PickupSlot.From9, undefined],
    ["2026-11-24", PickupSlot.From11, "slot"],
    ["2026-11-25", PickupSlot.From9, "day"],
  ])("on %s from %i is refused on %s", (day, slot, field) => {
    expect(pickupProblem({ day, slot }, NOW, BY)?.field).toBe(field);
  });

  it("lets the courier come in the middle of its two hours", () => {
    expect(courierAt({ day: "2026-11-22", slot: PickupSlot.From9 })).toBe(at("2026-11-22 10:00"));
  });
});

describe("sendBackBy", () => {
  it("is seven days after the approval, and for no other state", () => {
    const waiting = returnWith({ status: ReturnStatus.AwaitingDispatch, changedAt: NOW });
    expect(sendBackBy(waiting)).toBe(at("2026-11-28 13:00"));
    expect(sendBackBy({ ...waiting, status: ReturnStatus.AwaitingReceipt })).toBeUndefined();
  });
});
