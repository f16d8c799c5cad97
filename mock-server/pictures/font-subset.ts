import type { Font } from "./font.ts";

/** A font with some of its glyphs, numbered anew in the order in which they were requested, after the empty one. */
export type Subset = { readonly file: Buffer; readonly ids: ReadonlyMap<number, number> };

/** The font with the glyphs that a document shows, and those that they are composed of. */
export function subsetFont(font: Font, shown: Iterable<number>): Subset {
  const ids = new Map([[0, 0]]);
  const idOf = (glyph: number): number => {
    const id = ids.get(glyph) ?? ids.size;
    ids.set(glyph, id);
    return id;
  };
  for (const glyph of shown) idOf(glyph);
  const outlines: Buffer[] = [];
  // A map yields what is added while it is walked.
  for (const glyph of ids.keys()) outlines.push(padded(renumbered(font.outlineOf(glyph), idOf)));
  const loca = Buffer.alloc((ids.size + 1) * 4);
  let end = 0;
  for (const [index, { length }] of outlines.entries()) loca.writeUInt32BE((end += length), (index + 1) * 4);
  const hmtx = Buffer.alloc(ids.size * 4);
  for (const [glyph, id] of ids) {
    hmtx.writeUInt16BE(font.advanceOf(glyph), id * 4);
    hmtx.writeInt16BE(font.bearingOf(glyph), id * 4 + 2);
  }
  const head = Buffer.from(font.table("head"));
  head.writeUInt32BE(0, 8);
  head.writeInt16BE(1, 50);
  const hhea = Buffer.from(font.table("hhea"));
  hhea.writeUInt16BE(ids.size, 34);
  const maxp = Buffer.from(font.table("maxp"));
  maxp.writeUInt16BE(ids.size, 4);
  return { file: assemble({ glyf: Buffer.concat(outlines), head, hhea, hmtx, loca, maxp }), ids };
}

const padded = (data: Buffer): Buffer => Buffer.concat([data, Buffer.alloc(-data.length & 3)]);

const HAS_WORDS = 1;
const HAS_SCALE = 8;
const HAS_MORE = 0x20;
const HAS_TWO_SCALES = 0x40;
const HAS_MATRIX = 0x80;

/** An outline; one composed of other glyphs names them by their new numbers. */
function renumbered(outline: Buffer, idOf: (glyph: number) => number): Buffer {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return outline;
  const copy = Buffer.from(outline);
  let flags = HAS_MORE;
  for (let at = 10; flags & HAS_MORE;) {
    flags = copy.readUInt16BE(at);
    copy.writeUInt16BE(idOf(copy.readUInt16BE(at + 2)), at + 2);
    const scale = flags & HAS_MATRIX ? 8 : flags & HAS_TWO_SCALES ? 4 : flags & HAS_SCALE ? 2 : 0;
    at += 4 + (flags & HAS_WORDS ? 4 : 2) + scale;
  }
  return copy;
}

function assemble(tables: Readonly<Record<string, Buffer>>): Buffer {
  const all = Object.entries(tables);
  const directory = Buffer.alloc(12 + all.length * 16);
  directory.writeUInt32BE(0x1_00_00, 0);
  directory.writeUInt16BE(all.length, 4);
  const power = Math.floor(Math.log2(all.length));
  directory.writeUInt16BE(2 ** power * 16, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE((all.length - 2 ** power) * 16, 10);
  let start = directory.length;
  for (const [index, [tag, data]] of all.entries()) {
    const entry = 12 + index * 16;
    directory.write(tag, entry, "latin1");
    directory.writeUInt32BE(checksum(data), entry + 4);
    directory.writeUInt32BE(start, entry + 8);
    directory.writeUInt32BE(data.length, entry + 12);
    start += padded(data).length;
  }
  const file = Buffer.concat([directory, ...all.map(([, data]) => padded(data))]);
  const head = directory.readUInt32BE(12 + 16 * Object.keys(tables).indexOf("head") + 8);
  file.writeUInt32BE((0xb1_b0_af_ba - checksum(file)) >>> 0, head + 8);
  return file;
}

function checksum(data: Buffer): number {
  const whole = padded(data);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0;
  return sum;
}
