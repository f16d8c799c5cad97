import { describe, expect, it } from "vitest";
import { isNavCurrent } from "./is-nav-current.ts";

describe("isNavCurrent", () => {
  it("matches a page with any query, and the pages below it", () => {
    expect(isNavCurrent("/yx", "/yx")).toBe(true);
    expect(isNavCurrent("/yx?select=2", "/yx/table")).toBe(true);
    expect(isNavCurrent("/yx", "/yxabc")).toBe(false);
  });

  it("does not treat the home page as a section", () => {
    expect(isNavCurrent("/", "/")).toBe(true);
    expect(isNavCurrent("/", "/yx")).toBe(false);
  });

  it("never matches a notice or an empty link", () => {
    expect(isNavCurrent("*敬请期待", "/")).toBe(false);
    expect(isNavCurrent("", "/yx")).toBe(false);
  });
});
