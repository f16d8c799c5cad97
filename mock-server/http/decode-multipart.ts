import {
  MaxPartsExceededError,
  MultipartParser,
  type MultipartPart,
  getMultipartBoundary,
} from "@remix-run/multipart-parser";
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
import { inTurns } from "./in-turns.ts";
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

/** Bytes that are read in one step. */
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
  const takeText = (name: string, { size, text }: MultipartPart) => {
    if (size > limits.length && text.length > limits.length) throw new FormError("length", name);
    if (!fileAt(name)) addPair(texts, name, text, limits.depth);
    else if (text !== "") fields.set(name, null);
  };
  const takeFile = (name: string, part: MultipartPart) => {
    const declared = fileAt(name);
    if (part.size > (declared?.["x-max-bytes"] ?? Number.POSITIVE_INFINITY))
      throw new HttpError(errorResponse(413, TOO_LARGE));
    const given = part.filename?.replaceAll(ESCAPED, decodeURIComponent) ?? "";
    // Browsers send this for an empty file input.
    if (part.size === 0 && given === "" && declared) return;
    const isText = Object.hasOwn(properties, name) && !declared;
    if (isText || fields.has(name)) fields.set(name, null);
    else {
      fields.set(name, given);
      files.set(
        name,
        new ReceivedFile(given, part.mediaType ?? "", declared ? new Uint8Array(part.bytes) : NOTHING),
      );
    }
  };
  try {
    await inTurns(
      parseInSteps(contentType, raw, limits, (part) => {
        const name = readName(part, limits);
        if (part.isFile) takeFile(name, part);
        else takeText(name, part);
      }),
    );
  } catch (error) {
    if (error instanceof FormError || error instanceof HttpError) throw error;
    if (error instanceof MaxPartsExceededError)
      throw new FormError("parameters", `最多 ${limits.parameters} 个`);
    throw new MultipartError("malformed", { cause: error });
  }
  const body = coerceBySchema(texts.toObject(), schema, resolve) as Record<string, unknown>;
  return { body: { ...body, ...Object.fromEntries(fields) }, files: Object.fromEntries(files) };
}

const NOTHING = new Uint8Array();

function* parseInSteps(
  contentType: string,
  raw: Buffer,
  { parameters, bytes }: BodyLimits,
  take: (part: MultipartPart) => void,
): Generator<undefined, void> {
  const boundary = getMultipartBoundary(contentType);
  if (boundary === null) throw new MultipartError("no boundary");
  const parser = new MultipartParser(boundary.trimEnd(), {
    maxParts: parameters,
    maxFileSize: bytes,
    maxTotalSize: bytes,
  });
  for (let at = 0; at < raw.length; at += STEP) {
    if (at > 0) yield;
    for (const part of parser.write(raw.subarray(at, at + STEP))) take(part);
  }
  parser.finish();
}

function readName({ name }: MultipartPart, { length }: BodyLimits): string {
  if (name === undefined) throw new MultipartError("a part without a name");
  if (name.length > length) throw new FormError("length", name);
  return name.replaceAll(ESCAPED, decodeURIComponent);
}
