import { describe, expect, it } from "vitest";
import { varietyRules } from "./variety-rules.ts";
import { varietySteps } from "./variety-status.ts";
import { NO_VARIETY, type VarietyValues } from "./variety-values.ts";

const filled: VarietyValues = {
  name: "阿莫西林胶囊",
  ypgg: "0.25g*24粒",
  sccj: "华北制药",
  number: "100",
  price: "12.50",
  phone: "13800001234",
  remark: "",
};
const check = (change: Partial<VarietyValues>) => varietyRules.safeParse({ ...filled, ...change });
const problemsOf = (change: Partial<VarietyValues>) =>
  (check(change).error?.issues ?? []).map(({ path, message }) => `${path.join(".")}: ${message}`);

describe("the request for a variety", () => {
  it("needs a name, a quantity and a phone", () => {
    expect(problemsOf(NO_VARIETY)).toEqual([
      "name: 请填写通用名",
      expect.stringMatching(/^number: 请填写 1 到 \d+ 的整数$/u),
      "phone: 请填写 11 位手机号",
    ]);
    const { name, number, phone } = filled;
    expect(problemsOf({ ...NO_VARIETY, name, number, phone })).toEqual([]);
  });

  it("is read as people type: spaces, full-width digits, a country code", () => {
    const typed = { name: " 阿莫西林 ", number: "１００ ", price: " １２．５", phone: "+86 138-0000-1234" };
    expect(check(typed).data).toMatchObject({
      name: "阿莫西林",
      number: "100",
      price: "12.5",
      phone: "13800001234",
    });
  });

  it.each(["0", "-1", "1.5", "1e3", "100盒", "1000000", "0x10", "一百"])(
    "is refused for a quantity of %j",
    (number) => {
      expect(problemsOf({ number })).toHaveLength(1);
    },
  );

  it.each(["1", "99999"])("is accepted for a quantity of %j", (number) => {
    expect(problemsOf({ number })).toEqual([]);
  });

  it.each(["", "0", "12", "12.5", "12.55"])("is accepted at a price of %j", (price) => {
    expect(problemsOf({ price })).toEqual([]);
  });

  it.each(["12.555", "-1", ".5", "12.", "1e3", "¥12", "99999999999"])(
    "is refused at a price of %j",
    (price) => {
      expect(problemsOf({ price })).toEqual(["price: 请填写金额，最多两位小数，或留空不填"]);
    },
  );

  it.each(["1380000123", "23800001234", "138000012345"])("is refused with %j for a phone", (phone) => {
    expect(problemsOf({ phone })).toEqual(["phone: 请填写 11 位手机号"]);
  });
});

describe("the progress of a request", () => {
  const created_at = "2026-11-21 09:00:00";
  const stepsOf = (status: 1 | 2 | 3 | 4) =>
    varietySteps({ status, created_at }).map(({ name, state }) => `${name} ${state}`);

  it.each([
    [1, ["提交求购 done", "采购中 current", "已到货 coming"]],
    [3, ["提交求购 done", "采购中 done", "已到货 done"]],
    [4, ["提交求购 done", "无法采购 done"]],
  ] as const)("in state %d is: %j", (status, steps) => {
    expect(stepsOf(status)).toEqual(steps);
  });

  it("has a time for its creation only", () => {
    expect(varietySteps({ status: 3, created_at }).map(({ time }) => time)).toEqual([
      created_at,
      undefined,
      undefined,
    ]);
  });
});
