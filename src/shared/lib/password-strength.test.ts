import { expect, it } from "vitest";
import { passwordStrength } from "./password-strength.ts";

it.each([
  ["", "weak"],
  ["a1b2c3", "weak"],
  ["longenoughbutletters", "weak"],
  ["password2026", "weak"],
  ["yaofang1234", "weak"],
  ["aaaa8642", "weak"],
  ["qinghe86", "fair"],
  ["qinghe8642yf", "fair"],
  ["Qinghe86", "fair"],
  ["Qinghe8642yf", "strong"],
  ["Qh-8642y", "strong"],
])("%s is %s", (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
