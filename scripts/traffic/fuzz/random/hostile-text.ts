import fc from "fast-check";

/** Values that are known to break servers. */
const KNOWN_TROUBLE = [
  "",
  " ",
  "0",
  "-1",
  "1.5",
  "1e400",
  "NaN",
  "Infinity",
  "-0",
  "0x10",
  "9007199254740993",
  "999999999999999999999999",
  "null",
  "undefined",
  "true",
  "[object Object]",
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "１２",
  "\u202Eabc",
  "\uFEFF7",
  "\uD800",
  "𠮷".repeat(300),
  "文".repeat(3000),
  "' OR 1=1 --",
  "<script>alert(1)</script>",
  "../../etc/passwd",
  "%00",
  "${7*7}",
  "a\r\nset-cookie: session=1",
  "2026-02-30",
  "9999-99-99 99:99:99",
  "(a+)+$",
];

/** A hostile text. */
export const hostileText = fc.oneof(
  fc.constantFrom(...KNOWN_TROUBLE),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.integer().map(String),
  fc.double().map(String),
  fc.bigInt().map(String),
);

/** Percent-encodes a text; a lone surrogate, which cannot be encoded, becomes the bytes of its code unit. */
export const encode = (text: string): string =>
  Array.from(text)
    .map((unit) => (unit.isWellFormed() ? encodeURIComponent(unit) : "%ED%A0%80"))
    .join("");

/** Encoded or, mostly invalid, not encoded. Bytes that would end the line are always encoded. */
export const hostileParameter = fc
  .tuple(hostileText, fc.boolean())
  .map(([text, isEncoded]) => (isEncoded ? encode(text) : text.replaceAll(/[\s\0]/g, encodeURIComponent)));
