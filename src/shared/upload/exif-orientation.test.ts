import { expect, it } from "vitest";
import { exifOrientation } from "./exif-orientation.ts";

const hex = (text: string) => Uint8Array.from(Buffer.from(text.replaceAll(" ", ""), "hex")).buffer;

/** The start of a JPEG with a segment before its EXIF data, whose directory has a tag before the orientation. */
const BIG_ENDIAN = "ffd8 ffe0 0004 0000 ffe1 0030 45786966 0000 4d4d 002a 00000008 0002";
const bigEndian = (orientation: string) =>
  hex(`${BIG_ENDIAN} 0100 0003 00000001 00400000 0112 0003 00000001 ${orientation} 0000 ffda`);
const littleEndian = (orientation: string) =>
  hex(
    `ffd8 ffe1 0022 45786966 0000 4949 2a00 08000000 0100 1201 0300 01000000 ${orientation} 0000 00000000 ffda`,
  );

it.each([
  ["turned, big-endian", bigEndian("0006"), 6],
  ["upright, big-endian", bigEndian("0001"), 1],
  ["turned, little-endian", littleEndian("0800"), 8],
  ["without EXIF data", hex("ffd8 ffe0 0004 0000 ffda 0004"), 1],
  ["cut off", bigEndian("0006").slice(0, 40), 1],
  ["a PNG", hex("89504e47 0d0a1a0a 0000"), 1],
  ["empty", hex(""), 1],
])("a file that is %s", (_case, start, expected) => {
  expect(exifOrientation(start)).toBe(expected);
});
