import { PNG } from "pngjs";
import { expect, test } from "vitest";
import { comparePictures } from "./compare-pictures.ts";

/** A gray picture whose first `count` pixels are lighter by `shade`. */
function draw(width: number, height: number, count = 0, shade = 0): Buffer {
  const picture = new PNG({ width, height });
  picture.data.fill(128);
  picture.data.fill(128 + shade, 0, count * 4);
  for (let index = 3; index < picture.data.length; index += 4) picture.data[index] = 255;
  return PNG.sync.write(picture);
}

test("equal pictures do not differ", () => {
  expect(comparePictures(draw(20, 20), draw(20, 20))).toEqual({ pixels: 0, picture: undefined });
});

test("each pixel of another color counts", () => {
  const { pixels, picture } = comparePictures(draw(20, 20), draw(20, 20, 3, 60));
  expect(pixels).toBe(3);
  expect(PNG.sync.read(picture ?? Buffer.alloc(0))).toMatchObject({ width: 20, height: 20 });
});

test("a slight difference in shade counts only over a large part", () => {
  expect(comparePictures(draw(100, 100), draw(100, 100, 500, 2)).pixels).toBe(0);
  expect(comparePictures(draw(100, 100), draw(100, 100, 6000, 2)).pixels).toBe(6000);
});

test("pixels that only the larger picture has differ", () => {
  expect(comparePictures(draw(20, 20), draw(20, 25)).pixels).toBe(100);
});
