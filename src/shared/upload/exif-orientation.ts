const JPEG = 0xffd8;
const APP1 = 0xffe1;
const SCAN = 0xffda;
const EXIF = 0x45786966;
const LITTLE_ENDIAN = 0x4949;
const ORIENTATION = 0x0112;
/** A tag of a directory, in bytes. */
const ENTRY = 12;

/**
 * How a JPEG is turned, by the EXIF data at the start of its bytes: 1 upright, 2 to 8 mirrored or turned. 1 for
 * anything without such data.
 */
export function exifOrientation(start: ArrayBuffer): number {
  try {
    return orientationIn(new DataView(start));
  } catch {
    // Cut off or damaged: a number lies outside of the bytes.
    return 1;
  }
}

function orientationIn(bytes: DataView): number {
  if (bytes.getUint16(0) !== JPEG) return 1;
  for (let at = 2; ; at += 2 + bytes.getUint16(at + 2)) {
    const marker = bytes.getUint16(at);
    if (marker === SCAN || marker < 0xff00) return 1;
    if (marker === APP1 && bytes.getUint32(at + 4) === EXIF) return orientationOfTiff(bytes, at + 10);
  }
}

/** `at` is the start of the TIFF header, from which its offsets count. */
function orientationOfTiff(bytes: DataView, at: number): number {
  const isLittle = bytes.getUint16(at) === LITTLE_ENDIAN;
  const directory = at + bytes.getUint32(at + 4, isLittle);
  const count = bytes.getUint16(directory, isLittle);
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * ENTRY;
    if (bytes.getUint16(entry, isLittle) === ORIENTATION) return bytes.getUint16(entry + 8, isLittle);
  }
  return 1;
}
