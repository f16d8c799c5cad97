import { describe, expect, it } from "vitest";
import { PickupSlot, ReturnReason, ReturnStatus } from "#generated/enums.ts";
import { fake } from "#mock/test-kit/fake.ts";
import { carriageText, returnStep } from "./next-step.ts";

const waiting = fake("ReturnOrder", {
  status: ReturnStatus.AwaitingDispatch,
  send_by: "2026-11-27 10:00:00",
  pickup: null,
  progress: [{ time: "2026-11-20 10:00:00", name: "审核通过", text: "请在 7 天内寄回商品" }],
});

describe("returnStep", () => {
  it("says until when the goods have to be sent back", () => {
    expect(returnStep(waiting)).toBe("请在 2026-11-27 10:00 前寄回");
  });

  it("says when the courier comes", () => {
    const pickup = fake("ReturnPickup", { day: "2026-11-22", slot: PickupSlot.From13 });
    expect(returnStep({ ...waiting, pickup })).toBe("快递员 11 月 22 日 13—15 点上门取件");
  });

  it("names the parcel", () => {
    const status = ReturnStatus.AwaitingReceipt;
    const sent = { ...waiting, status, company: "顺丰速运", tracking_no: "SF1" };
    expect(returnStep(sent)).toBe("已寄出，顺丰速运 SF1");
  });

  it("repeats the last step of its progress otherwise", () => {
    expect(returnStep({ ...waiting, status: ReturnStatus.Refunding })).toBe("请在 7 天内寄回商品");
  });
});

it("carriageText is ours where the goods are at fault", () => {
  expect(carriageText(ReturnReason.Quality)).toContain("我司");
  expect(carriageText(ReturnReason.Unsold)).toContain("您");
});
