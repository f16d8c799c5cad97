import BinaryBitmap from "@zxing/library/esnext/core/BinaryBitmap.js";
import GlobalHistogramBinarizer from "@zxing/library/esnext/core/common/GlobalHistogramBinarizer.js";
import EAN13Reader from "@zxing/library/esnext/core/oned/EAN13Reader.js";
import RGBLuminanceSource from "@zxing/library/esnext/core/RGBLuminanceSource.js";

/** The EAN-13 barcode in a picture; undefined if there is none. For browsers that cannot read one themselves. */
export function readEan13({ data, width, height }: ImageData): string | undefined {
  const luminances = new Uint8ClampedArray(width * height);
  for (let pixel = 0; pixel < luminances.length; pixel += 1) {
    const at = pixel * 4;
    // Green counts twice, as the eye sees it.
    luminances[pixel] = ((data[at] ?? 0) + 2 * (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 4;
  }
  const source = new RGBLuminanceSource(luminances, width, height);
  try {
    return new EAN13Reader().decode(new BinaryBitmap(new GlobalHistogramBinarizer(source))).getText();
  } catch {
    // The library throws where it finds no barcode, or one with a wrong check digit.
    return undefined;
  }
}
