import { readFont } from "#mock/project-files.ts";

/** A TrueType font, as far as a document needs it. */
export type Font = {
  readonly name: string;
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  /** The corners of the box that holds every glyph. */
  readonly box: readonly number[];
  readonly table: (tag: string) => Buffer;
  /** The glyph of each code point. */
  readonly glyphs: ReadonlyMap<number, number>;
  readonly advanceOf: (glyph: number) => number;
  /** Returns the left side bearing of a glyph. */
  readonly bearingOf: (glyph: number) => number;
  readonly outlineOf: (glyph: number) => Buffer;
};

const read = new Map<string, Font>();

/** One of the fonts in `fonts/`, which are read when a document first needs them. */
export function fontNamed(name: string): Font {
  const font = read.get(name) ?? parseFont(name);
  read.set(name, font);
  return font;
}

function parseFont(name: string): Font {
  const file = readFont(name);
  const tables = new Map<string, Buffer>();
  for (let entry = 12; entry < 12 + file.readUInt16BE(4) * 16; entry += 16) {
    const start = file.readUInt32BE(entry + 8);
    tables.set(
      file.toString("latin1", entry, entry + 4),
      file.subarray(start, start + file.readUInt32BE(entry + 12)),
    );
  }
  const table = (tag: string): Buffer => {
    const found = tables.get(tag);
    if (!found) throw new Error(`the font ${name} has no table ${tag}`);
    return found;
  };
  const [head, hhea, loca, glyf, hmtx] = ["head", "hhea", "loca", "glyf", "hmtx"].map(table) as [
    Buffer,
    Buffer,
    Buffer,
    Buffer,
    Buffer,
  ];
  const isLong = head.readInt16BE(50) === 1;
  const offset = (index: number) =>
    isLong ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2;
  // Glyphs beyond the last metric are as wide as it.
  const metrics = hhea.readUInt16BE(34);
  return {
    name,
    unitsPerEm: head.readUInt16BE(18),
    ascent: hhea.readInt16BE(4),
    descent: hhea.readInt16BE(6),
    box: [36, 38, 40, 42].map((at) => head.readInt16BE(at)),
    table,
    glyphs: readCharacters(table("cmap")),
    advanceOf: (glyph) => hmtx.readUInt16BE(Math.min(glyph, metrics - 1) * 4),
    bearingOf: (glyph) => hmtx.readInt16BE(glyph < metrics ? glyph * 4 + 2 : (metrics + glyph) * 2),
    outlineOf: (glyph) => glyf.subarray(offset(glyph), offset(glyph + 1)),
  };
}

const WINDOWS = 3;
const SEGMENTS = 4;

/** The characters of the basic plane, from the map that Windows reads (format 4). */
function readCharacters(cmap: Buffer): Map<number, number> {
  const entries = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => 4 + index * 8);
  const found = entries.find((entry) => cmap.readUInt16BE(entry) === WINDOWS);
  const map = cmap.subarray(found === undefined ? 0 : cmap.readUInt32BE(found + 4));
  if (map.readUInt16BE(0) !== SEGMENTS) throw new Error("the font has no map of characters in format 4");
  const size = map.readUInt16BE(6);
  const glyphs = new Map<number, number>();
  for (let at = 14; at < 14 + size; at += 2) {
    const end = map.readUInt16BE(at);
    const [start, delta, range] = [1, 2, 3].map((part) => map.readUInt16BE(at + part * size + 2)) as [
      number,
      number,
      number,
    ];
    for (let code = start; code <= end && code < 0xff_ff; code += 1) {
      const place = at + 3 * size + 2 + range + (code - start) * 2;
      const plain = range === 0 ? code : map.readUInt16BE(place);
      const glyph = plain === 0 ? 0 : (plain + delta) & 0xff_ff;
      if (glyph > 0) glyphs.set(code, glyph);
    }
  }
  return glyphs;
}
