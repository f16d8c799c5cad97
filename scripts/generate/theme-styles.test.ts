import { expect, test } from "vitest";
import { writeThemeStyles } from "./theme-styles.ts";

test("no state of a solid button fades its background, which would leave its text too little contrast", () => {
  const css = writeThemeStyles();
  const from = css.indexOf(".shop-button-solid {");
  const solid = css.slice(from, css.indexOf(".shop-button-subtle {", from));
  expect(solid).toContain("aria-expanded=true");
  expect(solid).not.toContain("transparent)");
});
