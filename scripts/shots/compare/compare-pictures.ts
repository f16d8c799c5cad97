import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

export type Difference = {
  /** How many pixels differ, including those that only the larger picture has. */
  readonly pixels: number;
  /** The before picture faded, with differing pixels in red; undefined for equal pictures. */
  readonly picture: Buffer | undefined;
};

/** Counts the pixels in which two PNG files differ at all. */
export function comparePictures(before: Buffer, after: Buffer): Difference {
  // The browser encodes equal pixels equally, which spares decoding most of the pictures.
  if (before.equals(after)) return { pixels: 0, picture: undefined };
  const [first, second] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(first.width, second.width);
  const height = Math.max(first.height, second.height);
  const marked = new PNG({ width, height });
  const pixels = pixelmatch(
    enlarge(first, width, height).data,
    enlarge(second, width, height).data,
    marked.data,
    width,
    height,
    { threshold: 0, includeAA: true },
  );
  return { pixels, picture: pixels === 0 ? undefined : PNG.sync.write(marked) };
}

/** The picture in the upper left corner of a transparent one of this size. */
function enlarge(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const larger = new PNG({ width, height });
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0);
  return larger;
}
