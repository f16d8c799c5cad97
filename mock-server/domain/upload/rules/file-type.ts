import type { FileType } from "../records.ts";

/** The signature of each file type: bytes at an offset. */
const SIGNATURES: ReadonlyArray<readonly [FileType, ReadonlyArray<readonly [at: number, bytes: string]>]> = [
  ["image/jpeg", [[0, "\u00ff\u00d8\u00ff"]]],
  ["image/png", [[0, "\u0089PNG\r\n\u001a\n"]]],
  [
    "image/webp",
    [
      [0, "RIFF"],
      [8, "WEBP"],
    ],
  ],
  ["application/pdf", [[0, "%PDF-"]]],
];

/** The type of a file by its first bytes, whatever its name; undefined if not accepted. */
export function fileTypeOf(content: Uint8Array): FileType | undefined {
  const head = Buffer.from(content.buffer, content.byteOffset, Math.min(content.length, 16)).toString(
    "latin1",
  );
  return SIGNATURES.find(([, parts]) => parts.every(([at, bytes]) => head.startsWith(bytes, at)))?.[0];
}
