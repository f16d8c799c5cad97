import { expect, test } from "vitest";
import { maskCompany } from "./company-mask.ts";

test.each([
  ["杭州西溪康民大药房", "杭州***药房"],
  ["青禾大药房", "青禾***药房"],
  ["仁和堂", "仁***"],
  ["", "***"],
])("%j becomes %j", (name, masked) => expect(maskCompany(name)).toBe(masked));
