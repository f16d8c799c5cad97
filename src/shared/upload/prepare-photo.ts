import { UPLOAD_MB_MAX } from "#generated/limits.ts";
import { FileFault, isHeic } from "#src/shared/lib/picture-rules.ts";
import { exifOrientation } from "./exif-orientation.ts";

const BYTES_MAX = UPLOAD_MB_MAX * 1024 * 1024;
/** EXIF data is within these bytes from the start. */
const HEAD = 128 * 1024;
/** The longer side of a photo that is made anew, in pixels: a paper of A4 has 300 dpi. */
const SIDE_MAX = 4096;
const QUALITY = 0.9;
/** A photo that is still too large is made smaller by this, so many times at most. */
const SMALLER = 0.75;
const TRIES = 6;

/**
 * A photo as the server accepts it and everybody sees it: HEIC becomes JPEG, a photo above the limit smaller, and one
 * that lies on its side by its EXIF data alone is turned. Any other is returned as it is. Rejects with a `FileFault`
 * for a file that cannot be read as a picture.
 */
export async function preparePhoto(file: File): Promise<File> {
  const isOfPhone = isHeic(file);
  const isTurned = exifOrientation(await file.slice(0, HEAD).arrayBuffer()) > 1;
  if (!isOfPhone && !isTurned && file.size <= BYTES_MAX) return file;
  const picture = await decode(file, isOfPhone);
  try {
    const jpeg = await encode(picture);
    return new File([jpeg], file.name.replace(/(\.\w+)?$/u, ".jpg"), { type: "image/jpeg" });
  } finally {
    picture.close();
  }
}

const UNREADABLE = "图片无法打开，文件可能已损坏，请重新拍照或换一张";

/** Decoded and upright. Few browsers know HEIC; for the others a decoder is loaded. */
async function decode(file: File, isOfPhone: boolean): Promise<ImageBitmap> {
  const native = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => undefined);
  if (native) return native;
  if (!isOfPhone) throw new FileFault(UNREADABLE);
  const { decodeHeic } = await import("./decode-heic.ts");
  const pixels = await decodeHeic(await file.arrayBuffer()).catch(() => undefined);
  if (!pixels) throw new FileFault(UNREADABLE);
  return createImageBitmap(pixels);
}

async function encode(picture: ImageBitmap): Promise<Blob> {
  let scale = Math.min(1, SIDE_MAX / Math.max(picture.width, picture.height));
  for (let tries = 0; tries < TRIES; tries += 1) {
    const jpeg = await draw(picture, scale);
    if (jpeg && jpeg.size <= BYTES_MAX) return jpeg;
    scale *= SMALLER;
  }
  throw new FileFault(UNREADABLE);
}

/** Null where the browser lacks memory for it. */
function draw(picture: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext("2d");
  if (!context) return Promise.resolve(null);
  // JPEG has no transparency: what is transparent is white, as paper.
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, "image/jpeg", QUALITY);
  });
}
