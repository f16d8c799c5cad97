import { expect, it } from "vitest";
import { bundleText, checksumOf, isBundleChecked } from "./bundle-text.ts";

it("knows the bundle that generation has compiled, and no other", () => {
  expect(isBundleChecked()).toBe(true);
  expect(checksumOf(`${bundleText()} `)).not.toBe(checksumOf(bundleText()));
});
