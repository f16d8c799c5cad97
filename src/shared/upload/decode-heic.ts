import libheif from "libheif-js/libheif/libheif.js";

/** An image of a file, as the decoder hands it out. */
type HeifImage = {
  get_width: () => number;
  get_height: () => number;
  /** Fills the pixels; calls back with null for an image that it cannot decode. */
  display: (pixels: ImageData, done: (pixels: ImageData | null) => void) => void;
  free: () => void;
};

type Decoder = { HeifDecoder: new () => { decode: (bytes: ArrayBuffer) => HeifImage[] } };

/**
 * The pixels of the first image of a HEIC file, upright. In JavaScript instead of WebAssembly, which the shop's
 * Content Security Policy does not allow. Rejects if there is none.
 */
export async function decodeHeic(bytes: ArrayBuffer): Promise<ImageData> {
  const { HeifDecoder } = libheif() as unknown as Decoder;
  const images = new HeifDecoder().decode(bytes);
  const [image] = images;
  if (!image) throw new Error("the file has no image");
  try {
    return await new Promise((resolve, reject) => {
      const empty = new ImageData(image.get_width(), image.get_height());
      image.display(empty, (pixels) =>
        pixels ? resolve(pixels) : reject(new Error("it cannot be decoded")),
      );
    });
  } finally {
    for (const one of images) one.free();
  }
}
