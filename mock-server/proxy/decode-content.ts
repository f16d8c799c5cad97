import { promisify } from "node:util";
import { brotliDecompress, gunzip, inflate, zstdDecompress } from "node:zlib";
import { HELD_BYTES } from "./held-body.ts";

const DECODERS: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  gzip: (bytes) => promisify(gunzip)(bytes, { maxOutputLength: HELD_BYTES }),
  "x-gzip": (bytes) => promisify(gunzip)(bytes, { maxOutputLength: HELD_BYTES }),
  deflate: (bytes) => promisify(inflate)(bytes, { maxOutputLength: HELD_BYTES }),
  br: (bytes) => promisify(brotliDecompress)(bytes, { maxOutputLength: HELD_BYTES }),
  zstd: (bytes) => promisify(zstdDecompress)(bytes, { maxOutputLength: HELD_BYTES }),
};

/**
 * A body without its content encodings, the last applied first. Rejects with a message in Chinese for an encoding that
 * is not known or does not hold, and for a body that unpacks to more than is judged.
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
    if (!decode) throw new Error(`不认识的内容编码 ${name}`);
    try {
      decoded = await decode(decoded);
    } catch (error) {
      const tooLarge = (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE";
      throw new Error(tooLarge ? `用 ${name} 解压后过大，没有检查` : `内容不是它所声明的 ${name} 编码`, {
        cause: error,
      });
    }
  }
  return decoded;
}
