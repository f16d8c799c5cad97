import { inflateSync } from "node:zlib";

/**
 * The lines of each page of a PDF of ours, as a reader finds and copies them: by the embedded fonts' maps of
 * characters.
 */
export function pdfTexts(file: Buffer): string[][] {
  const objects = readObjects(file);
  return [...objects.values()]
    .filter((object) => object.includes("/Type /Page "))
    .map((page) => {
      const maps = new Map(
        Array.from(page.matchAll(/\/(F\d+) (\d+) 0 R/gu), ([, name = "", font = ""]) => [
          name,
          readMap(streamOf(objects, /\/ToUnicode (\d+)/u.exec(objects.get(font) ?? "")?.[1])),
        ]),
      );
      const content = streamOf(objects, /\/Contents (\d+)/u.exec(page)?.[1]);
      return Array.from(content.matchAll(/BT (.*?) ET/gu), ([, shown = ""]) =>
        Array.from(shown.matchAll(/\/(F\d+) \S+ Tf <([0-9a-f]*)> Tj/gu), ([, name = "", codes = ""]) =>
          (codes.match(/.{4}/gu) ?? []).map((code) => maps.get(name)?.get(code) ?? "?").join(""),
        ).join(""),
      );
    });
}

/** The embedded font files of a PDF. */
export function embeddedFonts(file: Buffer): Buffer[] {
  const objects = readObjects(file);
  return [...objects.values()].flatMap((object) => {
    const at = /\/FontFile2 (\d+)/u.exec(object)?.[1];
    return at === undefined ? [] : [Buffer.from(streamOf(objects, at), "latin1")];
  });
}

/** The objects by number, found where the table at the end of the file says. Throws if one is not there. */
function readObjects(file: Buffer): Map<string, string> {
  const text = file.toString("latin1");
  const [, table = ""] = /startxref\n(\d+)\n%%EOF\n$/u.exec(text) ?? [];
  const offsets = Array.from(text.slice(Number(table)).matchAll(/^(\d{10}) 00000 n $/gmu), ([, at]) =>
    Number(at),
  );
  if (offsets.length === 0) throw new Error("no table of objects");
  return new Map(
    offsets.map((offset, index) => {
      const [, number = "", content = ""] =
        /^(\d+) 0 obj\n([^]*?)\nendobj\n$/u.exec(text.slice(offset, offsets[index + 1] ?? Number(table))) ??
        [];
      if (Number(number) !== index + 1) throw new Error(`no object ${index + 1} at ${offset}`);
      return [number, content];
    }),
  );
}

function streamOf(objects: ReadonlyMap<string, string>, number: string | undefined): string {
  const [, length = "", data = ""] =
    /\/Length (\d+) >>\nstream\n([^]*)\nendstream$/u.exec(objects.get(number ?? "") ?? "") ?? [];
  if (data.length !== Number(length))
    throw new Error(`object ${number} has ${data.length} bytes, not ${length}`);
  return inflateSync(Buffer.from(data, "latin1")).toString("latin1");
}

const readMap = (map: string): Map<string, string> =>
  new Map(
    Array.from(map.matchAll(/^<([0-9a-f]{4})> <([0-9a-f]+)>$/gmu), ([, code = "", character = ""]) => [
      code,
      Buffer.from(character, "hex").swap16().toString("utf16le"),
    ]),
  );
