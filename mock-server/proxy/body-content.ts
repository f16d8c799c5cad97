import { promisify } from "node:util";
import zlib from "node:zlib";
import { BUFFER_LIMIT } from "./body-buffer.ts";

const LIMIT = { maxOutputLength: BUFFER_LIMIT };
const DECODERS: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  gzip: (bytes) => promisify(zlib.gunzip)(bytes, LIMIT),
  "x-gzip": (bytes) => promisify(zlib.gunzip)(bytes, LIMIT),
  deflate: (bytes) => promisify(zlib.inflate)(bytes, LIMIT),
  br: (bytes) => promisify(zlib.brotliDecompress)(bytes, LIMIT),
  // Node 20, on which the packed mock runs too, has none.
  ...("zstdDecompress" in zlib && {
    zstd: (bytes: Buffer) => promisify(zlib.zstdDecompress)(bytes, LIMIT),
  }),
};

/**
 * A body without its content encodings, the last applied first. Rejects for an encoding that
 * is unknown or not the one declared, and for a body that unpacks to more than is validated.
 */
export async function decodeContent(bytes: Buffer, encoding: string | undefined): Promise<Buffer> {
  const names = (encoding ?? "")
    .toLowerCase()
    .split(",")
    .map((name) => name.trim());
  let decoded = bytes;
  for (const name of names.toReversed()) {
    if (name === "" || name === "identity" || decoded.length === 0) continue;
    const decode = DECODERS[name];
    if (!decode) throw new Error(`unknown content encoding ${name}`);
    try {
      decoded = await decode(decoded);
    } catch (error) {
      const tooLarge = (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE";
      throw new Error(
        tooLarge
          ? `not checked: too large after decoding ${name}`
          : `not in the ${name} encoding that it declares`,
        {
          cause: error,
        },
      );
    }
  }
  return decoded;
}

/** A body as the value that the contract's schema describes; `problem` says in English why it cannot be parsed. */
export function parseContent(
  body: Buffer | undefined,
  mediaType: string | undefined,
): { readonly value: unknown; readonly problem?: string } {
  if (body === undefined) return { value: undefined };
  const text = body.toString("utf8");
  if (mediaType !== "application/json") return { value: text };
  if (body.length === 0) return { value: undefined, problem: "empty, not JSON" };
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { value: undefined, problem: "not JSON" };
  }
}
