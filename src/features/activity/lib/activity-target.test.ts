import { expect, it } from "vitest";
import { activityAddress, activityTarget } from "./activity-target.ts";

it.each([
  ["url=winter&url1=cold", "winter/cold"],
  ["url=a&url1=b&url2=c", "a/b/c"],
  ["", ""],
])("joins %j to %j", (query, address) => {
  expect(activityAddress(new URLSearchParams(query))).toBe(address);
});

it.each(["/yjh/8", "/list?select=2", "/activityX"])("resolves to %s", (url) => {
  expect(activityTarget(url)).toBe(url);
});

it.each([
  "",
  "javascript:alert(1)",
  "https://evil.example",
  "//evil.example",
  "*稍后开始",
  "/activity/winter",
  "/loading/activity?url=winter",
  "/loading",
])("resolves %j to nothing", (url) => {
  expect(activityTarget(url)).toBeUndefined();
});
