/** Photos of a phone, 64 by 48 pixels: the left half red, the right half blue. */
const JPEG = Buffer.from(
  "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5a" +
    "YVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09P" +
    "T0//wAARCAAwAEADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFgEBAQEAAAAAAA" +
    "AAAAAAAAAAAAYE/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AjAMCuAATQF6igAFIBBLUABNAXqKAAUgEEtQAE0BeooAB" +
    "/9k=",
  "base64",
);
const HEIC = Buffer.from(
  "AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAX1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9j" +
    "AAAAAERAAAEAAQAAAAABoQABAAAAAAAAAEAAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABodmMxAAAAAA5waXRtAAAAAAABAAAA/Wlw" +
    "cnAAAADdaXBjbwAAAHZodmNDAQNwAAAAkAAAAAAAHvAA/P34+AAADwNgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQGEAAQAqQgEBA3AA" +
    "AAMAkAAAAwAAAwAeoCCBBZbq5Ka5uAhoMCAAAAMDIAAAAwAhYgABAAZEAcFzwIkAAAATY29scm5jbHgAAQANAAaAAAAAFGlzcGUAAAAAAAAA" +
    "QAAAAEAAAAAoY2xhcAAAAEAAAAABAAAAMAAAAAEAAAAAAAAAAv////AAAAACAAAAEHBpeGkAAAAAAwgICAAAABhpcG1hAAAAAAAAAAEAAQWB" +
    "AgMFhAAAAEhtZGF0AAAAPCgBr1jm9Oq//+J8//o2kh8eP/X/89vVftM/P+jslaV9tHbBRIcPyrBEyKVv3GQGkTdV6NB8du1Vrys3oA==",
  "base64",
);

/** EXIF data that say: turn by a quarter to the right. */
const TURNED = Buffer.from(
  "ffe100224578696600004d4d002a000000080001011200030000000100060000000000000000",
  "hex",
);
/** Content that no reader looks at, as large as a segment may be. */
const FILLER = Buffer.concat([Buffer.from("fffeffff", "hex"), Buffer.alloc(0xff_fd)]);

/** In the format of phones, which most browsers do not know. */
export const heicPhoto = (name: string) => ({ name: `${name}.HEIC`, mimeType: "", buffer: HEIC });

/** Larger than the server accepts, and upright by its EXIF data alone. */
export const largeTurnedPhoto = (name: string) => ({
  name: `${name}.jpg`,
  mimeType: "image/jpeg",
  buffer: Buffer.concat([
    JPEG.subarray(0, 2),
    TURNED,
    ...Array.from({ length: 170 }, () => FILLER),
    JPEG.subarray(2),
  ]),
});

/** A photo whose transfer to the computer was interrupted. */
export const brokenPhoto = (name: string) => ({
  ...heicPhoto(name),
  buffer: HEIC.subarray(0, 200),
});
