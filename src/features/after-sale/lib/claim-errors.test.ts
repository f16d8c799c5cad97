import { expect, it } from "vitest";
import { claimLines, isClaimDraft } from "./claim-draft.ts";
import { placeErrors } from "./claim-errors.ts";

it("assigns every error to its field", () => {
  expect(
    placeErrors(
      {
        "lines.1.number": ["最多还可申请 20 盒", "再一条"],
        "file_ids.0": ["文件不存在或已过期，请重新上传"],
        type: ["请选择售后类型"],
        order_id: ["订单编号必须是正整数"],
      },
      [11, 12],
    ),
  ).toEqual({
    line: { 12: "最多还可申请 20 盒" },
    pictures: "文件不存在或已过期，请重新上传",
    reason: "请选择售后类型",
    claim: "订单编号必须是正整数",
  });
});

it("assigns errors of unknown lines to all lines", () => {
  expect(placeErrors({ "lines.5.number": ["不对"], lines: ["请选择要退货的商品"] }, [11])).toEqual({
    line: {},
    lines: "不对",
  });
});

it("recognises drafts", () => {
  const draft = { describe: "破损", numbers: { 11: 2 }, pictures: [{ id: 1, url: "/1.jpg", name: "1.jpg" }] };
  expect(isClaimDraft(draft)).toBe(true);
  expect(isClaimDraft({ ...draft, numbers: { 11: -2 } })).toBe(false);
  expect(isClaimDraft({ ...draft, pictures: [{ id: "1" }] })).toBe(false);
  expect(isClaimDraft("破损")).toBe(false);
});

it("orders lines by id", () => {
  expect(claimLines({ 12: 1, 11: 3 })).toEqual([
    { order_line_id: 11, number: 3 },
    { order_line_id: 12, number: 1 },
  ]);
});
