import { expect, test } from "vitest";
import { comparable, containsSpec, notationOf, withoutGaps } from "./spec-notation.ts";

test.each([
  ["0.25 g × 24 粒", "0.25g*24粒"],
  ["0.25g x 24粒", "0.25g*24粒"],
  ["100ml ： 0.6g", "100ml:0.6g"],
  ["0.35g/24粒", "0.35g*24粒"],
  ["20 板蓝根颗粒", "20 板蓝根颗粒"],
  ["amx 24粒", "amx 24粒"],
  ["维生素 B1 片", "维生素 B1 片"],
  ["国药准字 H20030001", "国药准字H20030001"],
  ["24 粒 江南", "24粒 江南"],
  ["Āmò lǜ", "Amo lv"],
])("%s has no gaps as %s", (text, expected) => expect(withoutGaps(text)).toBe(expected));

test.each([
  ["0.25克×24粒/盒", "0.25g*24粒"],
  ["10毫升✕6支", "10ml*6支"],
  ["50微克 50ug 50mcg", "50μg50μg50μg"],
  ["24's", "24s"],
  ["24T", "24s"],
  ["24粒装", "24粒"],
])("%s is compared as %s", (text, expected) => expect(comparable(text)).toBe(expected));

test.each([
  ["0.25g*24粒", "0.25g", true],
  ["0.25g*24粒", "250mg", true],
  ["0.25g*24粒", "24粒", true],
  ["0.25g*24粒", "24", true],
  ["0.25g*24粒", "24s", true],
  ["0.25g*24粒", "250mg*24s", true],
  ["0.25g*24粒", "5g", false],
  ["0.25g*24粒", "4粒", false],
  ["0.25g*24粒", "2", false],
  ["0.25g*24粒", "24片", false],
  ["10.5g*12粒", "0.5g", false],
  ["1.0g*60粒", "1g", true],
  ["0.25μg*10粒", "0.25mg", false],
  ["1kg", "1000g", true],
  ["200丸(浓缩丸)", "浓缩丸", true],
  ["0.25g*24粒", "", false],
])("%s contains %s: %s", (spec, part, expected) =>
  expect(containsSpec(notationOf(spec), notationOf(part))).toBe(expected),
);
