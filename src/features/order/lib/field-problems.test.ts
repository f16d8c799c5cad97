import { expect, it } from "vitest";
import { ApiError } from "#src/shared/api/api-error.ts";
import { fieldProblems, refusalOf } from "./field-problems.ts";

const refused = (errors: Record<string, string[]>) =>
  new ApiError("validation", "提交的内容有误", { operationId: "createOrder", status: 422, errors });

it("keeps the first message of each field on the page", () => {
  const error = refused({ coupon_id: ["该优惠券已过期", "second"], points: ["本单最多可用 200 积分"] });
  expect(fieldProblems(error)).toEqual({ coupon_id: "该优惠券已过期", points: "本单最多可用 200 积分" });
  expect(refusalOf(error)).toBeUndefined();
});

it("returns an error that no field can fix as a refusal", () => {
  const error = refused({ checkout_no: ["结算单已失效"] });
  expect(fieldProblems(error)).toEqual({});
  expect(refusalOf(error)).toBe("结算单已失效");
});

it("leaves other failures to the error catalogue", () => {
  expect(refusalOf(new ApiError("server", "", { operationId: "createOrder", status: 500 }))).toBeUndefined();
  expect(refusalOf(null)).toBeUndefined();
});
