import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

export type Difference = {
  /** The number of different pixels, including those that only the larger picture has. */
  readonly pixels: number;
  /** The before picture faded, with differing pixels in red; undefined for equal pictures. */
  readonly picture: Buffer | undefined;
};

/** Pixelmatch's measure for a difference in shade of about ten of 255. */
const SLIGHT = 0.04;
/** So many slightly differing pixels can be the browser's rounding in scaled pictures; more are another color. */
const ROUNDED_PIXELS = 5000;

/** Counts the pixels in which two PNG files differ: slight differences in shade only if there are many. */
export function comparePictures(before: Buffer, after: Buffer): Difference {
  // The browser encodes equal pixels equally, which spares decoding most of the pictures.
  if (before.equals(after)) return { pixels: 0, picture: undefined };
  const [first, second] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(first.width, second.width);
  const height = Math.max(first.height, second.height);
  const [left, right] = [enlarge(first, width, height), enlarge(second, width, height)];
  const marked = new PNG({ width, height });
  const count = (threshold: number) =>
    pixelmatch(left.data, right.data, marked.data, width, height, { threshold, includeAA: true });
  const exact = count(0);
  const pixels = exact > ROUNDED_PIXELS ? exact : count(SLIGHT);
  return { pixels, picture: pixels === 0 ? undefined : PNG.sync.write(marked) };
}

/** The picture in the upper left corner of a transparent one of this size. */
function enlarge(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const larger = new PNG({ width, height });
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0);
  return larger;
}
