import { describe, expect, it } from "vitest";
import { expectLinearWork } from "#src/shared/lib/fuzz-pattern-work-for-test.ts";
import { countPatternWork } from "#src/shared/lib/pattern-work-for-test.ts";
import { skippedOf } from "../plan/plan-for-test.ts";
import { parsePlanText } from "./parse-plan.ts";

describe("the limits of a row", () => {
  it.each([
    ["of 500 characters names goods", "药".repeat(500), undefined],
    ["of 501 does not", "药".repeat(501), "long"],
    ["of 1,000 with its separators is tried", `${"药".repeat(480)}\t${" ".repeat(518)}`, undefined],
    ["of 1,001 is not", `${"药".repeat(480)}\t${" ".repeat(519)}`, "long"],
  ])("%s", (_case, text, reason) => {
    expect(parsePlanText(text).skipped[0]?.reason).toBe(reason);
  });
});

describe("a text of any size", () => {
  it.each([",", "1,", "111,", "1 ", "x", "(1", "数量", "\t", "1\t", "盒\n", "阿莫西林,15盒\n", '"', "1、"])(
    "takes no more than twice the steps for twice the text, full of %j",
    (part) => {
      const steps = (times: number) => countPatternWork(() => parsePlanText(part.repeat(times)));
      expect(steps(20_000)).toBeLessThan(2.2 * steps(10_000));
    },
  );

  it("has its long rows skipped, and named", () => {
    const plan = parsePlanText(`阿莫西林 15盒\n${",".repeat(20_000)}\n${"药".repeat(20_000)}`);
    expect(plan.lines).toHaveLength(1);
    expect(skippedOf(plan)).toEqual(["2 long", "3 long"]);
  });
});

it("takes no more than twice the steps for twice the text, whatever is pasted", () => {
  const pieces = [
    ",",
    "，",
    "\t",
    "\n",
    " ",
    "1",
    "15盒",
    "x",
    "*",
    "(1",
    ")",
    "、",
    '"',
    "-",
    "数量",
    "合计",
    "阿莫西林",
  ];
  expectLinearWork(parsePlanText, pieces);
});
