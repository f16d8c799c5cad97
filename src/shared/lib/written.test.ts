import { describe, expect, it } from "vitest";
import { plainText, readBarcode, readMobile, readPhone, readTaxNumber } from "./written.ts";

const wide = (text: string) =>
  text.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
/** Every sign that nobody sees. */
const UNSEEN = [
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2066, 0x2069],
  [0xfeff, 0xfeff],
].flatMap(([from = 0, to = 0]) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index)),
);

/** The ways in which a number of digits and letters is pasted. */
function waysToWrite(number: string): string[] {
  const half = Math.floor(number.length / 2);
  const joined = (by: string) => [number.slice(0, 3), number.slice(3, half), number.slice(half)].join(by);
  const gaps = [
    " ",
    "  ",
    "-",
    "\u2010",
    "\u2011",
    "\u2013",
    "\u2014",
    "\u2212",
    "－",
    "\u00A0",
    "\u3000",
    "\t",
  ];
  return [
    number,
    ` ${number} `,
    wide(number),
    ...gaps.map(joined),
    ...UNSEEN.flatMap((sign) => [sign + number, joined(sign), number + sign]),
  ];
}

describe("a mobile number", () => {
  const MOBILE = "13800001234";
  const countries = [
    "",
    "+86",
    "+86 ",
    "86",
    "86-",
    "(+86)",
    "(+86) ",
    "0086",
    "0086 ",
    "（+86）",
    "＋86",
    "+86-",
  ];

  it.each(countries)("is read in every way of writing after %j", (country) => {
    const ways = waysToWrite(MOBILE).map((way) => country + way);
    expect(ways.filter((way) => readMobile(way) !== MOBILE || readPhone(way) !== MOBILE)).toEqual([]);
  });

  it.each([
    ["86138", "86138"],
    ["+86 138", "+86138"],
    ["1380000123", "1380000123"],
    ["138000012345", "138000012345"],
    ["张三", "张三"],
    ["", ""],
  ])("is not made up: %j → %j", (text, number) => {
    expect(readMobile(text)).toBe(number);
  });
});

describe("a landline", () => {
  it.each([
    ["0571-88880000", "0571-88880000"],
    ["057188880000", "057188880000"],
    ["(0571) 8888 0000", "0571-88880000"],
    ["（0571）88880000", "0571-88880000"],
    ["０５７１－８８８８００００", "0571-88880000"],
    ["0571 - 8888-0000", "0571-88880000"],
    ["010–6666 7777", "010-66667777"],
    ["+86 (0571) 88880000", "0571-88880000"],
    ["+86 571-88880000", "0571-88880000"],
    ["0086-0571-8888000", "0571-8888000"],
    ["\u202D0571-88880000\u202C", "0571-88880000"],
    // Extensions are no part of a number that the contract takes.
    ["0571-88880000-123", "0571-88880000-123"],
    ["88880000x", "88880000x"],
  ])("%j → %j", (text, phone) => {
    expect(readPhone(text)).toBe(phone);
  });
});

it("reads a tax number in every way of writing", () => {
  const number = "91330106MA2KJ4022X";
  const ways = [...waysToWrite(number), number.toLowerCase(), wide(number.toLowerCase())];
  expect(ways.filter((way) => readTaxNumber(way) !== number)).toEqual([]);
});

describe("a barcode", () => {
  it("is read in every way of writing", () => {
    const barcode = "6901000000073";
    expect(waysToWrite(barcode).filter((way) => readBarcode(way) !== barcode)).toEqual([]);
  });

  it.each(["6901000000074", "690100000007", "69010000000730", "阿莫西林", "", "6.90E+12"])(
    "is not %j",
    (text) => {
      expect(readBarcode(text)).toBeUndefined();
    },
  );
});

it("leaves a text as it looks", () => {
  expect(plainText("\uFEFF阿莫西林\u200B胶囊（０．２５ｇ）")).toBe("阿莫西林胶囊(0.25g)");
});
