import { describe, expect, it } from "vitest";
import { readLink } from "./read-link.ts";

describe("readLink", () => {
  it.each([
    ["", "活动未开始"],
    ["  ", "活动未开始"],
    ["*", "活动未开始"],
    ["*双十二开始", "双十二开始"],
    ["#仅限连锁药店", "仅限连锁药店"],
    ["javascript:alert(1)", "活动未开始"],
    ["//evil.example", "活动未开始"],
    ["/\\evil.example", "活动未开始"],
    ["http://", "活动未开始"],
  ])("shows a notice for %j", (url, text) => {
    expect(readLink(url)).toEqual({ kind: "notice", text });
  });

  it("stays in the shop with a path and leaves it with http(s)", () => {
    expect(readLink("/yx?a=1")).toEqual({ kind: "route", to: "/yx?a=1" });
    expect(readLink("https://example.com/a")).toEqual({ kind: "external", href: "https://example.com/a" });
  });
});
