import { writeFileSync } from "node:fs";

const WIDTH = 640;
const HEIGHT = 480;
/** In px, of the narrowest bar. */
const MODULE = 4;

/** The seven modules of each digit on the left side (odd parity); others are derived from them. */
const ODD = "0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011".split(" ");
/** The parity (odd or even) of the digits in the left half, by the first digit. */
const PARITIES = "OOOOOO OOEOEE OOEEOE OOEEEO OEOOEE OEEOOE OEEEOO OEOEOE OEOEEO OEEOEO".split(" ");

/** Writes a video (Y4M) of a still picture with a barcode, as Chromium takes it for a camera's. */
export function writeBarcodeVideo(file: string, ean13: string): void {
  const bars = barsOf(ean13);
  const row = Buffer.alloc(WIDTH, 235);
  const from = Math.floor((WIDTH - bars.length * MODULE) / 2);
  for (const [index, bar] of Array.from(bars).entries())
    if (bar === "1") row.fill(16, from + index * MODULE, from + (index + 1) * MODULE);
  const blank = Buffer.alloc(WIDTH, 235);
  const rows = Array.from({ length: HEIGHT }, (_, y) => (y > 140 && y < 340 ? row : blank));
  const colorless = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const frame = Buffer.concat([Buffer.from("FRAME\n"), ...rows, colorless]);
  writeFileSync(
    file,
    Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420\n`), frame, frame]),
  );
}

/** The 95 modules of a barcode, 1 for black. */
function barsOf(ean13: string): string {
  const [first = 0, ...digits] = Array.from(ean13, Number);
  const invert = (text: string) => text.replaceAll(/[01]/g, (bit) => (bit === "0" ? "1" : "0"));
  const right = (digit: number) => invert(ODD[digit]!);
  const even = (digit: number) => Array.from(right(digit)).toReversed().join("");
  const left = digits
    .slice(0, 6)
    .map((digit, index) => (PARITIES[first]![index] === "O" ? ODD[digit]! : even(digit)));
  return `101${left.join("")}01010${digits.slice(6).map(right).join("")}101`;
}
