import { describe, expect, it } from "vitest";
import { fileAddress, readLink } from "./read-link.ts";

describe("readLink", () => {
  it.each([
    ["", "活动未开始"],
    ["  ", "活动未开始"],
    ["#", "活动未开始"],
    ["*", "活动暂未开始"],
    ["* ", "活动暂未开始"],
    ["*#", "活动暂未开始"],
    ["*双十二开始", "双十二开始"],
    ["*#双十二开始", "双十二开始"],
    ["#仅限连锁药店", "仅限连锁药店"],
    ["*<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"],
  ])("shows a notice for %j", (url, text) => {
    expect(readLink(url)).toEqual({ kind: "notice", text });
  });

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\tscript:alert(1)",
    "\u0001javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:msgbox(1)",
    "blob:https://evil.example/1",
    "file:///etc/passwd",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "\n//evil.example",
    "/.//evil.example",
    "/..//evil.example",
    "\\\\evil.example",
    "http://",
    "https://[",
    "evil.example/a",
  ])("opens nothing for %j", (url) => {
    expect(readLink(url)).toEqual({ kind: "notice", text: "活动未开始" });
  });

  it.each([null, undefined, 7, true, {}, ["/yx"], { toString: () => "/yx" }])(
    "opens nothing for %j, which is no text",
    (url) => {
      expect(readLink(url)).toEqual({ kind: "notice", text: "活动未开始" });
    },
  );

  it.each(["/yx?a=1", "/", "/list?keywords=阿莫西林#top", "/list/other/3/感冒用药"])(
    "stays in the shop with %j",
    (url) => {
      expect(readLink(url)).toEqual({ kind: "route", to: url });
    },
  );

  it("removes line breaks and spaces around an address", () => {
    expect(readLink(" /mrtj\r\n")).toEqual({ kind: "route", to: "/mrtj" });
  });

  it.each(["https://example.com/a", "HTTP://example.com/?q=药"])("leaves the shop with %j", (url) => {
    expect(readLink(url)).toEqual({ kind: "external", href: url });
  });
});

describe("the address of a file", () => {
  it.each(["https://files.example/1.pdf", "/uploads/1.pdf"])("is %j", (url) => {
    expect(fileAddress(url)).toBe(url);
  });

  it.each(["", "#稍后", "javascript:alert(1)", "data:text/html,1", "//evil.example/1.pdf", null, undefined])(
    "is none for %j",
    (url) => {
      expect(fileAddress(url)).toBeUndefined();
    },
  );
});
