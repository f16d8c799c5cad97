import { describe, expect, it } from "vitest";
import { fontNamed } from "./font.ts";
import { column, type Page, type TextStyle } from "./page.ts";
import { embeddedFonts, pdfTexts } from "./pdf-text-for-test.ts";
import { pagesPdf } from "./pdf.ts";

const page = (texts: readonly string[], style: Partial<TextStyle> = {}): Page => ({
  width: 595,
  height: 842,
  marks: column(texts, { x: 20, width: 500, top: 20 }, { face: "hei", size: 10, color: "#123456", ...style }),
});
const OPTIONS = { title: "发票（一）", madeAt: Date.UTC(2026, 10, 21, 2) };
const pdf = (...pages: readonly Page[]) => pagesPdf(pages, OPTIONS);
const textOf = (text: string, style?: Partial<TextStyle>) => pdfTexts(pdf(page([text], style)))[0]![0];

/** GB 2312 has a character at each of these places. */
const GB_2312 = Array.from({ length: 0xf7 - 0xb0 + 1 }, (_, row) =>
  new TextDecoder("gb2312").decode(
    Uint8Array.from({ length: 94 * 2 }, (__, at) => (at % 2 ? 0xa1 + (at - 1) / 2 : 0xb0 + row)),
  ),
)
  .join("")
  .match(/\p{Script=Han}/gu)!;

describe("a text is found and copied as it is written", () => {
  it.each([
    "杭州康宁大药房连锁有限公司",
    "91330106MA2KJ4021X",
    "¥1,012.50 × 3 ≤ 10%～20℃ ±5 μg ①ⅠⅡ α-β “引号”‘’—…·《书》【】（）",
    "瑄 鑫 淼 喆? 囍?",
    '(括号) \\ 与 <尖> & "',
  ])("%s", (text) => {
    const known = Array.from(text, (character) =>
      fontNamed("hei").glyphs.has(character.codePointAt(0)!) ? character : "□",
    );
    expect(textOf(text)).toBe(known.join(""));
  });

  it("in each character of GB 2312", () => {
    expect(GB_2312).toHaveLength(6763);
    const lines = Array.from({ length: 68 }, (_, index) =>
      GB_2312.slice(index * 100, (index + 1) * 100).join(""),
    );
    expect(pdfTexts(pdf(page(lines)))).toEqual([lines]);
  });

  it("with a box for what the font lacks", () => {
    expect(textOf("𠮷野家\u200b😀")).toBe("□野家□□");
    expect(textOf("一\t二\n三")).toBe("一 二 三");
  });

  it("in the face of the form, and in the other where that has none", () =>
    expect(textOf("购买方信息：康宁 12", { face: "kai" })).toBe("购买方信息：康宁 12"));

  it("page by page", () => {
    expect(pdfTexts(pdf(page(["一", "", "二"]), page(["三"])))).toEqual([["一", "二"], ["三"]]);
  });
});

/** Bytes of a table of a font file. */
function table(file: Buffer, tag: string): Buffer {
  const entry = Array.from({ length: file.readUInt16BE(4) }, (_, index) => 12 + index * 16).find(
    (at) => file.toString("latin1", at, at + 4) === tag,
  )!;
  const start = file.readUInt32BE(entry + 8);
  return file.subarray(start, start + file.readUInt32BE(entry + 12));
}

describe("the embedded font", () => {
  const glyphIn = (file: Buffer, id: number) => {
    const loca = table(file, "loca");
    return table(file, "glyf").subarray(loca.readUInt32BE(id * 4), loca.readUInt32BE(id * 4 + 4));
  };

  /** The first parts that a glyph is composed of, down to outlines. */
  const outline = (read: (id: number) => Buffer, id: number): string => {
    const data = read(id);
    if (data.length === 0 || data.readInt16BE(0) >= 0) return data.toString("hex").replace(/(00){0,3}$/u, "");
    return `${data.readUInt16BE(10)}:${outline(read, data.readUInt16BE(12))}`;
  };

  it("has the glyphs that are shown, whole and as wide as they were, and few others", () => {
    const text = "国家医药管理局Agj，阿莫西林";
    const [file] = embeddedFonts(pdf(page([text])));
    const font = fontNamed("hei");
    const count = table(file!, "maxp").readUInt16BE(4);
    expect(count).toBeLessThan(60);
    expect(table(file!, "hhea").readUInt16BE(34)).toBe(count);
    for (const [index, character] of Array.from(text).entries()) {
      const glyph = font.glyphs.get(character.codePointAt(0)!)!;
      const hmtx = table(file!, "hmtx");
      expect(outline((id) => glyphIn(file!, id), index + 1)).toBe(outline(font.outlineOf, glyph));
      expect(hmtx.readUInt16BE((index + 1) * 4)).toBe(font.advanceOf(glyph));
      expect(hmtx.readInt16BE((index + 1) * 4 + 2)).toBe(font.bearingOf(glyph));
    }
  });

  it("is one for each face that a document has", () => {
    expect(embeddedFonts(pdf(page(["金额"])))).toHaveLength(1);
    expect(embeddedFonts(pdf(page(["金额"], { face: "kai" })))).toHaveLength(1);
    expect(embeddedFonts(pdf(page(["金额"]), page(["金额"], { face: "kai" })))).toHaveLength(2);
  });
});

it("is the same for the same pages, and says when it was made", () => {
  expect(pdf(page(["一"]))).toEqual(pdf(page(["一"])));
  expect(pdf(page(["一"]))).not.toEqual(pdf(page(["二"])));
  expect(pdf(page(["一"])).toString("latin1")).toContain("/CreationDate (D:20261121020000Z)");
});
