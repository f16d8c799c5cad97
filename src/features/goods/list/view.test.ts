import { describe, expect, it } from "vitest";
import { parseView, writeView } from "./view.ts";

describe("the view of a list", () => {
  it.each(["cards", "table", "plain"] as const)("%s is found again in the address", (view) => {
    const params = new URLSearchParams("view=table&page=2");
    writeView(params, view);
    expect(parseView(params.get("view"))).toBe(view);
    expect(params.get("page")).toBe("2");
  });

  it("is not written when it is the default", () => {
    const params = new URLSearchParams("view=table");
    writeView(params, "cards");
    expect(params.toString()).toBe("");
  });

  it.each([null, "", "wide"])("is cards for %j", (written) => {
    expect(parseView(written)).toBe("cards");
  });
});
