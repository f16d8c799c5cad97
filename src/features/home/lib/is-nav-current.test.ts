import { describe, expect, it } from "vitest";
import { isNavCurrent } from "./is-nav-current.ts";

describe("isNavCurrent", () => {
  it("knows a page, with whatever query, and what lies below it", () => {
    expect(isNavCurrent("/yx", "/yx")).toBe(true);
    expect(isNavCurrent("/yx?select=2", "/yx/table")).toBe(true);
    expect(isNavCurrent("/yx", "/yxabc")).toBe(false);
  });

  it("takes the home page for no part of the shop", () => {
    expect(isNavCurrent("/", "/")).toBe(true);
    expect(isNavCurrent("/", "/yx")).toBe(false);
  });

  it("is never a notice or an empty link", () => {
    expect(isNavCurrent("*敬请期待", "/")).toBe(false);
    expect(isNavCurrent("", "/yx")).toBe(false);
  });
});
