import { expect, it } from "vitest";
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

it.each([
  [{ reason: ["请选择退货原因"] }, { reason: "请选择退货原因" }],
  [{ describe: ["请描述遇到的问题"] }, { describe: "请描述遇到的问题" }],
  [{ "lines.0.number": [] }, { line: { 11: "" } }],
])("assigns %j to its field", (errors, placed) => {
  expect(placeErrors(errors, [11])).toEqual({ line: {}, ...placed });
});

it("shows the first error of each field", () => {
  const errors = {
    "file_ids.0": ["一"],
    "file_ids.1": ["二"],
    "lines.0.number": ["三"],
    "lines.0.id": ["四"],
  };
  expect(placeErrors(errors, [11])).toEqual({ line: { 11: "三" }, pictures: "一" });
});
