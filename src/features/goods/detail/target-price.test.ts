import { expect, it } from "vitest";
import { readTarget } from "./target-price.ts";

it.each(["", "abc", "0", "1.234"])("%j is no amount", (written) =>
  expect(readTarget(written, 12.8).problem).toBe("请填写目标价，最多两位小数"),
);

it.each(["12.8", "13"])("%s is not below the price", (written) =>
  expect(readTarget(written, 12.8)).toEqual({ problem: "目标价须低于现价 ¥12.80" }),
);

it.each([
  ["12.79", 12.79],
  [" ¥ 9.5 元", 9.5],
])("%s is a target", (written, price) => expect(readTarget(written, 12.8)).toEqual({ price }));
