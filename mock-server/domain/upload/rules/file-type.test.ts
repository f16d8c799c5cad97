import { expect, test } from "vitest";
import { fileTypeOf } from "./file-type.ts";

const bytes = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));

test.each([
  ["\u00ff\u00d8\u00ff\u00e0\u0000\u0010JFIF", "image/jpeg"],
  ["\u0089PNG\r\n\u001a\n\u0000\u0000", "image/png"],
  ["RIFF\u0024\u0000\u0000\u0000WEBPVP8 ", "image/webp"],
  ["%PDF-1.7\n", "application/pdf"],
  ["RIFF\u0024\u0000\u0000\u0000WAVEfmt ", undefined],
  ["GIF89a", undefined],
  ["\u0089PNG", undefined],
  [" %PDF-1.7", undefined],
  ["", undefined],
])("%j is %s", (text, type) => expect(fileTypeOf(bytes(text))).toBe(type));

test("a view into a larger buffer is read from its own start", () => {
  expect(fileTypeOf(bytes("xx%PDF-1.4").subarray(2))).toBe("application/pdf");
});
