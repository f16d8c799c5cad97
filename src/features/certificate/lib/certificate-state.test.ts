import { describe, expect, it } from "vitest";
import { certificateState } from "./certificate-state.ts";
import { isTimePressing, needingAction, timeLeft } from "./certificate-validity.ts";

describe("timeLeft", () => {
  it.each([
    [18, "还剩 18 天"],
    [0, "今天到期"],
    [-3, "已过期 3 天"],
  ])("with %d days left: %s", (days_left, text) => expect(timeLeft({ status: 4, days_left })).toBe(text));
});

describe("needingAction", () => {
  const of = (type: 1 | 2, status: 1 | 2 | 3 | 4 | 5) => ({ type, status });

  it.each([
    [[of(1, 5)], 1],
    [[of(1, 4)], 1],
    [[of(1, 3)], 1],
    [[of(1, 2)], 0],
    [[of(1, 1)], 0],
    [[of(1, 5), of(1, 1)], 0],
    [[of(1, 5), of(2, 1)], 1],
  ])("%j: %d", (certificates, count) => expect(needingAction(certificates)).toHaveLength(count));
});

it("shows the days only near the end", () => {
  expect(isTimePressing({ status: 2, days_left: 31 })).toBe(false);
  expect(isTimePressing({ status: 4, days_left: 30 })).toBe(true);
  expect(isTimePressing({ status: 5, days_left: -1 })).toBe(true);
});

it.each([
  [1, "待审核", "waiting"],
  [2, "有效", "good"],
  [3, "已驳回", "bad"],
  [4, "即将到期", "soon"],
  [5, "已过期", "bad"],
] as const)("in state %d is %s, which is %s", (status, name, tone) => {
  expect(certificateState({ status })).toEqual({ name, tone });
});
