import { expect, it } from "vitest";
import { placeAfterSwitch } from "./place-after-switch.ts";

it.each([
  ["/", "", "/"],
  ["/cart", "", "/cart"],
  ["/list", "?page=2", "/list?page=2"],
  ["/list/info/7", "", "/list/info/7"],
  ["/ppzq/info/3", "", "/ppzq/info/3"],
  ["/wddd", "?status=1", "/wddd?status=1"],
  ["/wddd/info/5001", "", "/user"],
  ["/cart/step2", "", "/user"],
  ["/cart/step3/5001", "", "/user"],
  ["/cart/step4", "?id=5001", "/user"],
])("after %s%s the new store is at %s", (pathname, search, place) => {
  expect(placeAfterSwitch({ pathname, search })).toBe(place);
});
