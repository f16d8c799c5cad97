import { expect, test } from "vitest";
import { writeCss } from "./write-css.ts";

test("writes properties, variables and vendors' properties", () => {
  expect(writeCss({ a: { backgroundColor: "red", "--z-Index": 1, WebkitAppearance: "none" } })).toBe(
    "a {\n  background-color: red;\n  --z-Index: 1;\n  -webkit-appearance: none;\n}\n",
  );
});

test("leaves the & of global selectors out, and keeps that of nested ones", () => {
  const styles = { "@layer base": { "&a, &b": { "@media print": { "&:hover": { top: 0 } } } } };
  expect(writeCss(styles)).toBe(
    "@layer base {\n  a, b {\n    @media print {\n      &:hover {\n        top: 0;\n      }\n    }\n  }\n}\n",
  );
});
