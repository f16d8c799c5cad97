import { expect, it } from "vitest";
import { addressText, maskPhone } from "./address-text.ts";

it("names a municipality once", () => {
  const rest = { district: "西湖区", detail: "文三路 100 号" };
  expect(addressText({ province: "浙江省", city: "杭州市", ...rest })).toBe(
    "浙江省杭州市西湖区 文三路 100 号",
  );
  expect(addressText({ province: "上海市", city: "上海市", district: "静安区", detail: "1 号" })).toBe(
    "上海市静安区 1 号",
  );
});

it("hides the middle of a mobile number, and nothing else", () => {
  const numbers = ["18612341402", "0571-88888888", "118612341402", "186123414021", ""];
  expect(numbers.map(maskPhone)).toEqual(["186****1402", ...numbers.slice(1)]);
});
