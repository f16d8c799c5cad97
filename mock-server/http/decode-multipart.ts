import { coerceBySchema } from "#api-spec/kit/codec/coerce-by-schema.ts";
import { decodeForm } from "#api-spec/kit/codec/decode-form.ts";
import { FormError } from "#api-spec/kit/codec/form-error.ts";
import { isFile } from "#api-spec/kit/schema.ts";
import type { CheckedBody } from "#mock/contract/compile-operation.ts";
import type { ResolveSchema } from "#api-spec/kit/refs.ts";
import { ReceivedFile } from "#mock/domain/upload/received-file.ts";
import { TOO_LARGE, errorAnswer } from "./answers.ts";
import { HttpError } from "./http-error.ts";
import { parseMultipart } from "./parse-multipart.ts";

export type Upload = {
  /** The form as JSON: a file by its name; null for a text in place of a file, or the reverse. */
  readonly body: Readonly<Record<string, unknown>>;
  /** The files themselves, for the handler, read to their end. */
  readonly files: Readonly<Record<string, ReceivedFile>>;
};

/**
 * Parses a `multipart/form-data` body by the schema of the operation. Texts nest as in a form; files are top-level,
 * one per field. Throws TypeError for a malformed body, FormError for too many parts and like decodeForm, HttpError
 * (413) for a file larger than the contract allows.
 */
export function decodeMultipart(
  contentType: string,
  raw: Buffer,
  { schema, limits }: Pick<CheckedBody, "schema" | "limits">,
  resolve: ResolveSchema,
): Upload {
  const boundary = boundaryOf(contentType);
  checkParts(boundary, raw, limits.parameters);
  const { properties = {} } = resolve(schema);
  const texts = new URLSearchParams();
  // Maps: a name may be any text, even __proto__.
  const fields = new Map<string, string | null>();
  const files = new Map<string, ReceivedFile>();
  for (const { name, filename, type, content } of parseMultipart(raw, boundary)) {
    const known = Object.hasOwn(properties, name) ? resolve(properties[name] ?? {}) : undefined;
    const wantsFile = known !== undefined && isFile(known);
    // What browsers send for an empty file input.
    if (wantsFile && content.length === 0 && (filename ?? "") === "") continue;
    if (
      wantsFile &&
      filename !== undefined &&
      content.length > (known["x-max-bytes"] ?? Number.POSITIVE_INFINITY)
    )
      throw new HttpError(errorAnswer(413, TOO_LARGE));
    if (filename === undefined && !wantsFile) texts.append(name, content.toString("utf8"));
    else if (filename === undefined || (known && !wantsFile) || fields.has(name)) fields.set(name, null);
    else {
      fields.set(name, filename);
      files.set(name, new ReceivedFile(filename, type, new Uint8Array(content)));
    }
  }
  const body = coerceBySchema(decodeForm(texts.toString(), limits), schema, resolve) as Record<
    string,
    unknown
  >;
  return { body: { ...body, ...Object.fromEntries(fields) }, files: Object.fromEntries(files) };
}

function boundaryOf(contentType: string): string {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw new TypeError("no boundary");
  return boundary;
}

/** Counts the parts before they are parsed: each becomes an object. */
function checkParts(boundary: string, raw: Buffer, most: number): void {
  const delimiter = `--${boundary}`;
  let count = 0;
  for (let at = raw.indexOf(delimiter); at !== -1; at = raw.indexOf(delimiter, at + delimiter.length)) {
    count += 1;
    // The last one ends the body.
    if (count > most + 1) throw new FormError("parameters", `最多 ${most} 个`);
  }
}
