import { type Font, fontNamed } from "./font.ts";

/** A printed page in points, measured from its top left corner: what it shows, in the order of drawing. */
export type Page = { readonly width: number; readonly height: number; readonly marks: readonly Mark[] };

export type Mark = Text | Shape;

/** One line of text; `x` is its left end, `y` its baseline. */
export type Text = TextStyle & { readonly text: string; readonly x: number; readonly y: number };

export type TextStyle = {
  /** `kai` has the characters of an invoice's form alone; others are shown in `hei`. */
  readonly face: "hei" | "kai";
  readonly size: number;
  readonly color: string;
};

/** A path of absolute M, L, C and Z commands, as in SVG. */
export type Shape = {
  readonly path: string;
  readonly stroke?: string;
  readonly fill?: string;
  readonly width?: number;
};

export const isText = (mark: Mark): mark is Text => "text" in mark;

/** The shares of a text's size that are above and below its baseline. */
export const ABOVE = 0.88;
export const BELOW = 0.24;

/** Shown for a character that no font of ours has. */
const UNKNOWN = "□";

/** A character as a font shows it; `advance` is its width at size 1. */
type Shown = {
  readonly font: Font;
  readonly glyph: number;
  readonly character: string;
  readonly advance: number;
};

/** Fonts by face, the first that has a character shows it, and what has been looked up in them. */
const FACES: Readonly<Record<TextStyle["face"], { names: readonly string[]; known: Map<string, Shown> }>> = {
  hei: { names: ["hei"], known: new Map() },
  kai: { names: ["kai", "hei"], known: new Map() },
};

function shownAs(character: string, face: TextStyle["face"]): Shown {
  const { names, known } = FACES[face];
  const before = known.get(character);
  if (before) return before;
  for (const font of names.map(fontNamed)) {
    const glyph = font.glyphs.get(character.codePointAt(0) ?? 0);
    if (glyph === undefined) continue;
    const shown = { font, glyph, character, advance: font.advanceOf(glyph) / font.unitsPerEm };
    known.set(character, shown);
    return shown;
  }
  if (character === UNKNOWN) throw new Error(`no font has ${UNKNOWN}`);
  return shownAs(UNKNOWN, face);
}

/** The glyphs of a text. */
export const glyphsOf = (text: string, face: TextStyle["face"]): Shown[] =>
  Array.from(text, (character) => shownAs(/[\t\n\r\u00a0]/u.test(character) ? " " : character, face));

/** Returns the width of a text, in the unit of its size. */
export const widthOf = (text: string, { face, size }: Pick<TextStyle, "face" | "size">): number =>
  glyphsOf(text, face).reduce((sum, { advance }) => sum + advance, 0) * size;

/** A word with the punctuation that may not be parted from it. */
const WORD = /[（《“‘【]*(?:[!-~]+|.)[，。；：、）》”’】！？％]*\s*/gsu;

/** A text in lines that are no wider than `width`. Latin words stay together where they fit. */
export function wrapped(text: string, width: number, style: Pick<TextStyle, "face" | "size">): string[] {
  const fits = (part: string) => widthOf(part.trimEnd(), style) <= width;
  const lines = [""];
  for (const word of text.match(WORD) ?? []) {
    const isWhole = fits(word);
    if (isWhole && !fits(`${lines.at(-1)}${word}`)) lines.push("");
    for (const part of isWhole ? [word] : Array.from(word)) {
      if (!fits(`${lines.at(-1)}${part}`)) lines.push("");
      lines.push(`${lines.pop()}${part}`);
    }
  }
  return lines.map((line) => line.trimEnd());
}

export type Align = "start" | "middle" | "end";

/** The position of lines of text: a column, with the top of the first line at `top`. */
export type Place = {
  readonly x: number;
  readonly width: number;
  readonly top: number;
  readonly align?: Align;
};

/** The height of a line of text. */
export const lineHeight = ({ size }: Pick<TextStyle, "size">): number => Math.ceil(size * 1.35);

/** Lines of text, one below the other. */
export const column = (
  lines: readonly string[],
  { x, width, top, align = "start" }: Place,
  style: TextStyle,
): Text[] =>
  lines.map((text, index) => {
    const free = width - widthOf(text, style);
    const left = align === "start" ? 0 : align === "middle" ? free / 2 : free;
    const y = top + index * lineHeight(style) + style.size;
    return { ...style, text, x: x + left, y };
  });

/** A straight line. */
export const line = (
  from: readonly [number, number],
  to: readonly [number, number],
  stroke: string,
  width = 0.6,
): Shape => ({
  path: `M${from.join(" ")} L${to.join(" ")}`,
  stroke,
  width,
});

/** The outline of a rectangle. */
export const frame = (x: number, y: number, width: number, height: number, stroke: string): Shape => ({
  path: `M${x} ${y} L${x + width} ${y} L${x + width} ${y + height} L${x} ${y + height} Z`,
  stroke,
  width: 0.6,
});
