import { expect, it } from "vitest";
import { AFTER_SALE_WAY, caseSteps, RETURN_WAY } from "./case-steps.ts";

const at = (name: string) => ({ name, time: "2026-11-21 10:00:00", text: "" });
const stepsOf = (way: readonly string[], status: number, ...names: string[]) =>
  caseSteps(way, { status, progress: names.map(at) }).map(({ name, state }) => `${name} ${state}`);

it("shows completed, current and remaining steps of a return", () => {
  expect(stepsOf(RETURN_WAY, 2, "提交申请", "审核通过")).toEqual([
    "提交申请 done",
    "审核通过 done",
    "商品寄回 current",
    "仓库收货 coming",
    "退款完成 coming",
  ]);
});

it("ends with the step that ended the case early", () => {
  expect(stepsOf(RETURN_WAY, 6, "提交申请", "审核驳回")).toEqual(["提交申请 done", "审核驳回 done"]);
  expect(stepsOf(AFTER_SALE_WAY, 4, "提交申请", "申请驳回")).toEqual(["提交申请 done", "申请驳回 done"]);
});

it("has no remaining steps once it is done", () => {
  expect(stepsOf(AFTER_SALE_WAY, 3, "提交申请", "正在处理", "处理完成").at(-1)).toBe("处理完成 done");
});
