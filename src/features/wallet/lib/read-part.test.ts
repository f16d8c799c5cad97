import { describe, expect, it } from "vitest";
import { readPart } from "./read-part.ts";

describe("the part of a debt that is to be repaid", () => {
  it.each([
    [undefined, {}],
    ["100", { amount: 100 }],
    [" ¥1,000.5 元", { amount: 1000.5 }],
    ["2186.39", { amount: 2186.39 }],
    ["2186.40", {}],
    ["0.01", { amount: 0.01 }],
  ])("%j is an amount", (written, part) => expect(readPart(written, 2186.4)).toEqual(part));

  it.each(["", "0", "0.00", "1.234", "-1", "1e3", "一百"])("%j is none", (written) =>
    expect(readPart(written, 2186.4).problem).toBe("请填写还款金额，最多两位小数"),
  );

  it("is not more than the debt", () =>
    expect(readPart("2186.41", 2186.4)).toEqual({ problem: "最多还 ¥2,186.40" }));
});
