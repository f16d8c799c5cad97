import { zlibSync } from "fflate";
import { digest } from "#mock/world/digest.ts";
import { subsetFont, type Subset } from "./font-subset.ts";
import type { Font } from "./font.ts";
import { glyphsOf, isText, type Mark, type Page, type Shape, type Text } from "./page.ts";

export type PdfOptions = {
  readonly title: string;
  /** When it was made, in ms. */
  readonly madeAt: number;
};

/** The characters of a document by their glyph. */
type Shown = Map<number, string>;

/**
 * Pages as a PDF. The glyphs that they show are embedded, with the characters that they stand for, so that every reader
 * shows, searches and copies the same. The same pages give the same bytes.
 */
export function pagesPdf(pages: readonly Page[], { title, madeAt }: PdfOptions): Buffer {
  const shown = new Map<Font, Shown>();
  for (const { text, face } of pages.flatMap(({ marks }) => marks.filter(isText)))
    for (const { font, glyph, character } of glyphsOf(text, face)) {
      const current = shown.get(font) ?? new Map<number, string>();
      shown.set(font, current.set(glyph, character));
    }
  const fonts = [...shown].map(([font, characters]) => ({
    font,
    characters,
    subset: subsetFont(font, characters.keys()),
  }));
  const objects: Buffer[] = [];
  const add = (content: string | Buffer): string => {
    objects.push(Buffer.from(content));
    return `${objects.length} 0 R`;
  };
  const stream = (data: Buffer | string, entries = ""): string => {
    const bytes = zlibSync(typeof data === "string" ? Buffer.from(data) : data);
    return add(
      Buffer.concat([
        Buffer.from(`<< /Filter /FlateDecode ${entries}/Length ${bytes.length} >>\nstream\n`),
        bytes,
        Buffer.from("\nendstream"),
      ]),
    );
  };
  const resources = fonts.map(({ font, characters, subset }, index) => {
    const file = stream(subset.file, `/Length1 ${subset.file.length} `);
    return `/F${index} ${addFont(font, subset, { file, unicode: stream(unicodeMap(characters, subset)) }, add)}`;
  });
  const show = (mark: Mark): string =>
    isText(mark)
      ? showText(mark, (font, glyph) => {
          const index = fonts.findIndex((one) => one.font === font);
          return [`/F${index}`, hex(fonts[index]?.subset.ids.get(glyph) ?? 0)];
        })
      : showShape(mark);
  // The root of the pages is named by them, and comes after them.
  const root = `${objects.length + pages.length * 2 + 1} 0 R`;
  const kids = pages.map(({ width, height, marks }) => {
    // From the top left, as pages are laid out.
    const content = stream([`1 0 0 -1 0 ${height} cm`, ...marks.map(show)].join("\n"));
    return add(
      `<< /Type /Page /Parent ${root} /MediaBox [0 0 ${width} ${height}] /Resources << /Font << ${resources.join(" ")} >> >> /Contents ${content} >>`,
    );
  });
  add(`<< /Type /Pages /Kids [${kids.join(" ")}] /Count ${kids.length} >>`);
  const catalog = add(
    `<< /Type /Catalog /Pages ${root} /Lang (zh-CN) /ViewerPreferences << /DisplayDocTitle true >> >>`,
  );
  const date = `D:${new Date(madeAt).toISOString().replaceAll(/\D/gu, "").slice(0, 14)}Z`;
  const info = add(`<< /Title <feff${utf16(title)}> /CreationDate (${date}) >>`);
  return assemble(objects, `/Root ${catalog} /Info ${info}`);
}

const hex = (number: number): string => number.toString(16).padStart(4, "0");
const utf16 = (text: string): string => Buffer.from(text, "utf16le").swap16().toString("hex");
const inThousandths = (value: number, { unitsPerEm }: Font): number =>
  Math.round((value * 1000) / unitsPerEm);

/** The name of a subset begins with six letters of its own. */
function nameOf(font: Font, { file }: Subset): string {
  const tag = digest(file).subarray(0, 6);
  return `${String.fromCharCode(...Array.from(tag, (byte) => 65 + (byte % 26)))}+${font.name}`;
}

function addFont(
  font: Font,
  subset: Subset,
  { file, unicode }: { readonly file: string; readonly unicode: string },
  add: (content: string) => string,
): string {
  const name = nameOf(font, subset);
  const [ascent, descent] = [font.ascent, font.descent].map((value) => inThousandths(value, font));
  const box = font.box.map((value) => inThousandths(value, font)).join(" ");
  const widths = Array.from(subset.ids.keys(), (glyph) => inThousandths(font.advanceOf(glyph), font)).join(
    " ",
  );
  const symbolic = 4;
  const descriptor = add(
    `<< /Type /FontDescriptor /FontName /${name} /Flags ${symbolic} /FontBBox [${box}] /ItalicAngle 0 /Ascent ${ascent} /Descent ${descent} /CapHeight ${ascent} /StemV 80 /FontFile2 ${file} >>`,
  );
  const descendant = add(
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${descriptor} /W [0 [${widths}]] /CIDToGIDMap /Identity >>`,
  );
  return add(
    `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H /DescendantFonts [${descendant}] /ToUnicode ${unicode} >>`,
  );
}

/** A block of a map may have this many entries. */
const MOST_ENTRIES = 100;

/** Returns the mapping of each glyph to its character. */
function unicodeMap(characters: Shown, { ids }: Subset): string {
  const entries = Array.from(
    characters,
    ([glyph, character]) => `<${hex(ids.get(glyph) ?? 0)}> <${utf16(character)}>`,
  );
  const blocks = Array.from({ length: Math.ceil(entries.length / MOST_ENTRIES) }, (_, index) => {
    const block = entries.slice(index * MOST_ENTRIES, (index + 1) * MOST_ENTRIES);
    return `${block.length} beginbfchar\n${block.join("\n")}\nendbfchar\n`;
  });
  return (
    "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n" +
    "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n" +
    `1 begincodespacerange\n<0000> <ffff>\nendcodespacerange\n${blocks.join("")}endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend`
  );
}

const color = (value: string): string =>
  [1, 3, 5].map((at) => (Number.parseInt(value.slice(at, at + 2), 16) / 255).toFixed(3)).join(" ");

/** A text; where its font changes, the next part follows where the last one ended. */
function showText(mark: Text, nameOfGlyph: (font: Font, glyph: number) => readonly [string, string]): string {
  let current = "";
  let shown = "";
  for (const { font, glyph } of glyphsOf(mark.text, mark.face)) {
    const [name, id] = nameOfGlyph(font, glyph);
    if (name !== current) shown += `${current === "" ? "" : "> Tj "}${name} ${mark.size} Tf <`;
    current = name;
    shown += id;
  }
  const place = `1 0 0 -1 ${mark.x.toFixed(2)} ${mark.y.toFixed(2)} Tm`;
  return current === "" ? "" : `BT ${color(mark.color)} rg ${place} ${shown}> Tj ET`;
}

const OPERATORS: Readonly<Record<string, string>> = { M: "m", L: "l", C: "c", Z: "h" };

function showShape({ path, stroke, fill, width = 1 }: Shape): string {
  const commands = Array.from(path.matchAll(/([MLCZ])([^MLCZ]*)/gu), ([, name = "", numbers = ""]) =>
    `${numbers.trim()} ${OPERATORS[name]}`.trim(),
  );
  const colors = [stroke && `${color(stroke)} RG ${width} w`, fill && `${color(fill)} rg`].filter(Boolean);
  return `${colors.join(" ")} ${commands.join(" ")} ${stroke && fill ? "B" : stroke ? "S" : "f"}`;
}

/** The objects, and where each of them begins. */
function assemble(objects: readonly Buffer[], trailer: string): Buffer {
  // The bytes above 127 say that the file is not text.
  const parts = [Buffer.from("%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n", "latin1")];
  let length = parts[0]?.length ?? 0;
  const offsets: number[] = [];
  for (const [index, object] of objects.entries()) {
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from("\nendobj\n")]);
    offsets.push(length);
    length += part.length;
    parts.push(part);
  }
  const entries = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const count = objects.length + 1;
  const id = digest(Buffer.concat(parts)).toString("hex", 0, 16);
  const end = `xref\n0 ${count}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${count} ${trailer} /ID [<${id}> <${id}>] >>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(end)]);
}
