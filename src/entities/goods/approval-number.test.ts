import { expect, it } from "vitest";
import { approvalNumber } from "./approval-number.ts";

it("says when there is none", () => {
  expect(approvalNumber({ pzwh: "国药准字H20000001" })).toBe("国药准字H20000001");
  expect(approvalNumber({ pzwh: "" })).toBe("无批准文号");
});
