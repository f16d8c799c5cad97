import { strToU8, zipSync } from "fflate";

export type Cell = string | number | null | { formula: string; value: number | string } | { date: number };

/** A workbook of one sheet, as small as Excel opens it; `merges` are ranges such as `A1:D1`. */
export function workbook(
  name: string,
  rows: readonly (readonly Cell[])[],
  merges: readonly string[] = [],
): File {
  const body = rows
    .map(
      (cells, at) =>
        `<row r="${at + 1}">${cells.map((cell, column) => xmlOf(cell, `${letter(column)}${at + 1}`)).join("")}</row>`,
    )
    .join("");
  const merged =
    merges.length === 0
      ? ""
      : `<mergeCells count="${merges.length}">${merges.map((ref) => `<mergeCell ref="${ref}"/>`).join("")}</mergeCells>`;
  const files = {
    "[Content_Types].xml": `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
    "_rels/.rels": `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    "xl/styles.xml": `<styleSheet xmlns="${MAIN}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    "xl/worksheets/sheet1.xml": `<worksheet xmlns="${MAIN}"><sheetData>${body}</sheetData>${merged}</worksheet>`,
  };
  const zip = zipSync(Object.fromEntries(Object.entries(files).map(([path, xml]) => [path, strToU8(xml)])));
  return new File([new Uint8Array(zip)], name);
}

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const RELATIONS = "http://schemas.openxmlformats.org/package/2006/relationships";

const letter = (column: number): string => String.fromCharCode(65 + column);
const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const inline = (ref: string, text: string): string =>
  `<c r="${ref}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

function xmlOf(cell: Cell, ref: string): string {
  if (cell === null) return "";
  if (typeof cell === "number") return `<c r="${ref}"><v>${cell}</v></c>`;
  if (typeof cell === "string") return inline(ref, cell);
  if ("date" in cell) return `<c r="${ref}" s="1"><v>${cell.date}</v></c>`;
  const type = typeof cell.value === "string" ? ' t="str"' : "";
  return `<c r="${ref}"${type}><f>${escaped(cell.formula)}</f><v>${escaped(String(cell.value))}</v></c>`;
}

/** A text file, in UTF-8 or in the code page of Chinese Excel. */
export function textFile(name: string, text: string, isGbk = false): File {
  return new File([isGbk ? gbkOf(text) : text], name);
}

let codes: ReadonlyMap<string, readonly number[]> | undefined;

/** The bytes of a text in GBK, by the decoder of the platform. */
function gbkOf(text: string): Uint8Array<ArrayBuffer> {
  codes ??= readCodes();
  const known = codes;
  return new Uint8Array(
    Array.from(text).flatMap((character) => known.get(character) ?? [character.charCodeAt(0)]),
  );
}

function readCodes(): Map<string, readonly number[]> {
  const decoder = new TextDecoder("gbk");
  const found = new Map<string, readonly number[]>();
  for (let high = 0x81; high <= 0xfe; high += 1)
    for (let low = 0x40; low <= 0xfe; low += 1) {
      const character = decoder.decode(new Uint8Array([high, low]));
      if (character.length === 1 && !found.has(character)) found.set(character, [high, low]);
    }
  return found;
}
