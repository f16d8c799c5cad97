import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";

const MOST = { maxOutputLength: 50_000_000 };

const DECODERS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  identity: (bytes) => bytes,
  gzip: (bytes) => gunzipSync(bytes, MOST),
  "x-gzip": (bytes) => gunzipSync(bytes, MOST),
  deflate: (bytes) => inflateSync(bytes, MOST),
  br: (bytes) => brotliDecompressSync(bytes, MOST),
};

/** The content of a response without its encoding; as it came, with the problem, if it cannot be decoded. */
export function decodeContent(
  bytes: Buffer,
  encoding = "identity",
): { readonly bytes: Buffer; readonly problem?: string } {
  const decode = DECODERS[encoding.trim().toLowerCase()];
  if (bytes.length === 0) return { bytes };
  if (!decode) return { bytes, problem: `content-encoding: ${encoding}` };
  try {
    return { bytes: decode(bytes) };
  } catch (error) {
    return { bytes, problem: `content-encoding: ${encoding}, ${(error as Error).message}` };
  }
}
