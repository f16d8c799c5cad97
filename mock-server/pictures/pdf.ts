import { SAMPLE_NOTE, type Sheet } from "./sheet.ts";

/** A4 in points. */
const WIDTH = 595;
const HEIGHT = 842;
const LEFT = 56;
const LINE_HEIGHT = 20;
const PER_LINE = 38;
const LINES_PER_PAGE = 34;

type Line = { readonly text: string; readonly size: number };

/**
 * A sheet as a PDF with one or more pages. Uses STSong-Light, which every reader provides for Chinese, so no font is
 * embedded; texts are UCS-2, as required by its encoding.
 */
export function sheetPdf(sheet: Sheet): Buffer {
  const lines = linesOf(sheet);
  const pages = Array.from({ length: Math.max(1, Math.ceil(lines.length / LINES_PER_PAGE)) }, (_, page) =>
    lines.slice(page * LINES_PER_PAGE, (page + 1) * LINES_PER_PAGE),
  );
  const firstPage = 5;
  const kids = pages.map((_, index) => `${firstPage + index * 2} 0 R`);
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids.join(" ")}] /Count ${pages.length} >>`,
    "<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [4 0 R] >>",
    "<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /DW 1000 /W [1 95 500] >>",
    ...pages.flatMap((page, index) => {
      const content = contentOf(page, index === pages.length - 1);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${firstPage + index * 2 + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  return Buffer.from(assemble(objects), "latin1");
}

/** The objects and the cross-reference table with their byte offsets. */
function assemble(objects: readonly string[]): string {
  let body = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const count = objects.length + 1;
  return `${body}xref\n0 ${count}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
}

function linesOf({ title, subtitle, rows, table, paragraphs = [], seal }: Sheet): Line[] {
  const text = (content: string): Line[] => wrap(content).map((part) => ({ text: part, size: 12 }));
  return [
    { text: title, size: 20 },
    ...(subtitle ? [{ text: subtitle, size: 11 }] : []),
    { text: "", size: 12 },
    ...rows.flatMap(([label, value]) => text(`${label}：${value}`)),
    { text: "", size: 12 },
    ...(table ? [table.head, ...table.rows].flatMap((cells) => text(cells.join("　"))) : []),
    ...paragraphs.flatMap(text),
    { text: "", size: 12 },
    ...text(`（盖章）${seal}`),
  ];
}

/** Punctuation that may not start a line; it hangs over the end of the previous one. */
const HANGING = /^[，。；：、）》！？]/u;

function wrap(content: string): string[] {
  const lines: string[] = [];
  let line = "";
  let width = 0;
  for (const character of content) {
    // Latin letters and digits are half as wide as Chinese characters.
    const own = character < "\u0080" ? 0.5 : 1;
    if (width + own > PER_LINE && !HANGING.test(character)) {
      lines.push(line);
      line = "";
      width = 0;
    }
    line += character;
    width += own;
  }
  return [...lines, line];
}

function contentOf(lines: readonly Line[], isLast: boolean): string {
  const shown = lines.map(({ text, size }, index) =>
    showText(text, size, LEFT, HEIGHT - 72 - index * LINE_HEIGHT),
  );
  if (isLast) shown.push(showText(SAMPLE_NOTE, 9, LEFT, 36));
  return `BT\n${shown.join("\n")}\nET`;
}

const showText = (text: string, size: number, x: number, y: number): string =>
  `/F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm <${ucs2(text)}> Tj`;

/** Characters outside the basic plane are not in the encoding and become a box. */
const ucs2 = (text: string): string =>
  Array.from(text, (character) => (character.length > 1 ? "□" : character))
    .map((character) => character.charCodeAt(0).toString(16).padStart(4, "0"))
    .join("");
