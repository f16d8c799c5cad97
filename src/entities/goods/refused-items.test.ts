import { expect, test } from "vitest";
import { refusedItems } from "./refused-items.ts";

test("names the refused items by their position, with the first reason of each", () => {
  const errors = {
    "params.3.number": ["库存仅剩 4 盒", "第二条"],
    "params.12": ["已售罄"],
    number: ["无效"],
    "params.x": [],
  };
  expect([...refusedItems(errors)]).toEqual([
    [3, "库存仅剩 4 盒"],
    [12, "已售罄"],
  ]);
});
