import { pipeline } from "node:stream/promises";
import { setImmediate as nextTurn } from "node:timers/promises";
import busboy from "busboy";
import { coerceBySchema } from "#api-spec/kit/codec/coerce-by-schema.ts";
import { addPair } from "#api-spec/kit/codec/decode-form.ts";
import { FormError } from "#api-spec/kit/codec/form-error.ts";
import type { BodyLimits } from "#api-spec/kit/codec/form-limits.ts";
import { FormNode } from "#api-spec/kit/codec/form-node.ts";
import type { ResolveSchema } from "#api-spec/kit/refs.ts";
import { type Schema, isFile } from "#api-spec/kit/schema.ts";
import type { CheckedBody } from "#mock/contract/compile-operation.ts";
import { ReceivedFile } from "#mock/domain/upload/received-file.ts";
import { HttpError } from "./http-error.ts";
import { TOO_LARGE, errorResponse } from "./responses.ts";

export type Upload = {
  /** The form as JSON: a file by its name; null for a text in place of a file, or the reverse. */
  readonly body: Readonly<Record<string, unknown>>;
  /** The files themselves, for the handler, read to their end. */
  readonly files: Readonly<Record<string, ReceivedFile>>;
};

/** Not whole parts to the closing boundary. */
export class MultipartError extends Error {}

/** The sequences that browsers escape in names (HTML, multipart/form-data encoding algorithm). */
const ESCAPED = /%(?:0A|0D|22)/gi;

/** Bytes that are read in one turn of the event loop. */
const STEP = 256 * 1024;

/**
 * Parses a `multipart/form-data` body by the schema of the operation, in several turns of the event loop. Texts nest as
 * in a form; files are top-level, one per field. Rejects with MultipartError for a malformed body, FormError for too
 * many parts and like decodeForm, HttpError (413) for a file larger than the contract allows.
 */
export async function decodeMultipart(
  contentType: string,
  raw: Buffer,
  { schema, limits }: Pick<CheckedBody, "schema" | "limits">,
  resolve: ResolveSchema,
): Promise<Upload> {
  const { properties = {} } = resolve(schema);
  const fileAt = (name: string): Schema | undefined => {
    const known = Object.hasOwn(properties, name) ? resolve(properties[name] ?? {}) : {};
    return isFile(known) ? known : undefined;
  };
  const texts = new FormNode();
  // Maps: a name may be any text, even __proto__.
  const fields = new Map<string, string | null>();
  const files = new Map<string, ReceivedFile>();
  const parser = createParser(contentType, limits);
  /** Passes errors to the parser: thrown where it calls us, they would end the process. */
  const attempt = (take: () => void) => {
    try {
      take();
    } catch (error) {
      parser.destroy(error as Error);
    }
  };
  parser.on("partsLimit", () => parser.destroy(new FormError("parameters", `最多 ${limits.parameters} 个`)));
  parser.on("field", (written, value, { valueTruncated }) =>
    attempt(() => {
      const name = readName(written, limits);
      if (valueTruncated) throw new FormError("length", name);
      if (!fileAt(name)) addPair(texts, name, value, limits.depth);
      // Browsers send nothing for an empty file input.
      else if (value !== "") fields.set(name, null);
    }),
  );
  parser.on("file", (written, content, { filename, mimeType }) => {
    const chunks: Buffer[] = [];
    let size = 0;
    // The parser fails as well.
    content.on("error", () => undefined);
    content.on("data", (chunk: Buffer) =>
      attempt(() => {
        const declared = fileAt(readName(written, limits));
        size += chunk.length;
        if (size > (declared?.["x-max-bytes"] ?? Number.POSITIVE_INFINITY))
          throw new HttpError(errorResponse(413, TOO_LARGE));
        if (declared) chunks.push(chunk);
      }),
    );
    content.on("end", () =>
      attempt(() => {
        const name = readName(written, limits);
        // Undefined for one without a name, whatever its type says.
        const given = (filename as string | undefined)?.replaceAll(ESCAPED, decodeURIComponent);
        if (size === 0 && given === undefined && fileAt(name)) return;
        const isText = Object.hasOwn(properties, name) && !fileAt(name);
        if (isText || fields.has(name)) fields.set(name, null);
        else {
          fields.set(name, given ?? "");
          files.set(name, new ReceivedFile(given ?? "", mimeType, Buffer.concat(chunks)));
        }
      }),
    );
  });
  try {
    await pipeline(inSteps(raw), parser);
  } catch (error) {
    if (error instanceof FormError || error instanceof HttpError) throw error;
    throw new MultipartError("malformed", { cause: error });
  }
  const body = coerceBySchema(texts.toObject(), schema, resolve) as Record<string, unknown>;
  return { body: { ...body, ...Object.fromEntries(fields) }, files: Object.fromEntries(files) };
}

function createParser(contentType: string, { parameters, length, bytes }: BodyLimits) {
  try {
    return busboy({
      headers: { "content-type": contentType },
      defParamCharset: "utf8",
      preservePath: true,
      // It stops at each of them, also when there is no more.
      limits: { parts: parameters + 1, fieldSize: length + 1, fileSize: bytes + 1 },
    });
  } catch (error) {
    throw new MultipartError("no boundary", { cause: error });
  }
}

/** The parser has no name for a part without one. */
function readName(written: string | undefined, { length }: BodyLimits): string {
  if (written === undefined) throw new MultipartError("a part without a name");
  if (written.length > length) throw new FormError("length", written);
  return written.replaceAll(ESCAPED, decodeURIComponent);
}

async function* inSteps(raw: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < raw.length; at += STEP) {
    if (at > 0) await nextTurn();
    yield raw.subarray(at, at + STEP);
  }
}
