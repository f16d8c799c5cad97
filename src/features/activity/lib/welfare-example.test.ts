import { expect, test } from "vitest";
import { welfareExample } from "./welfare-example.ts";

test("rounds 94 % of a price down to the 分", () => {
  expect(welfareExample(0.94)).toEqual({ exact: "17.531", paid: 17.53 });
  expect(welfareExample(0.93)).toEqual({ exact: "17.3445", paid: 17.34 });
});
