import { coerceBySchema } from "#api-spec/kit/codec/coerce-by-schema.ts";
import { type FormLimits, decodeForm, decodeInSteps } from "#api-spec/kit/codec/decode-form.ts";
import { FormError } from "#api-spec/kit/codec/form-error.ts";
import type { ResolveSchema } from "#api-spec/kit/refs.ts";
import type { CompiledOperation } from "#mock/contract/compile-operation.ts";
import { checkTexts, countJsonInSteps, jsonLimits } from "./check-json.ts";
import { MultipartError, type Upload, decodeMultipart } from "./decode-multipart.ts";
import { HttpError } from "./http-error.ts";
import { inTurns } from "./in-turns.ts";
import { TOO_LARGE, errorResponse } from "./responses.ts";

export const MULTIPART = "multipart/form-data";
const JSON_TYPE = "application/json";
const utf8 = new TextDecoder("utf-8", { fatal: true });

type DecodedBody = { readonly body: unknown; readonly files?: Upload["files"] };

/**
 * The body of a request as JSON, forms decoded and every value in its schema's type, and the files of an
 * upload. 415 for a type that the operation does not take, 400 for what cannot be read.
 */
export async function decodeBody(
  operation: CompiledOperation,
  contentType: string | undefined,
  raw: Buffer,
  resolve: ResolveSchema,
): Promise<DecodedBody> {
  const [declared] = operation.checkedBodies;
  if (!declared) {
    if (raw.length > 0) throw new HttpError(errorResponse(400, "此接口没有请求体，参数请写在地址里"));
    return { body: undefined };
  }
  // No body is an empty form: validation names the missing fields.
  if (raw.length === 0) return { body: {} };
  const type = contentType?.split(";")[0]?.trim().toLowerCase() ?? "";
  const taken = operation.checkedBodies.map(({ mediaType }) => mediaType);
  if (!taken.includes(type))
    throw new HttpError(
      errorResponse(415, `不支持的内容类型 ${type || "（未写明）"}，请用 ${taken.join(" 或 ")}`),
    );
  const { limits } = declared;
  if (raw.length > limits.bytes) throw new HttpError(errorResponse(413, TOO_LARGE));
  try {
    if (type === MULTIPART) return await decodeMultipart(contentType ?? "", raw, declared, resolve);
    const body =
      type === JSON_TYPE
        ? await parseJson(raw, limits)
        : coerceBySchema(await inTurns(decodeInSteps(decodeText(raw), limits)), declared.schema, resolve);
    return { body };
  } catch (error) {
    throw describeFormError(error);
  }
}

/** The query of an address, every value in its parameter's type. */
export function decodeQuery(
  operation: CompiledOperation,
  queryText: string,
  resolve: ResolveSchema,
): Record<string, unknown> {
  if (queryText === "") return {};
  return coerceBySchema(readQuery(queryText), operation.query.schema, resolve) as Record<string, unknown>;
}

function readQuery(text: string) {
  try {
    return decodeForm(text);
  } catch (error) {
    throw describeFormError(error);
  }
}

function describeFormError(error: unknown): unknown {
  if (error instanceof MultipartError) return malformed("不是完整的 multipart/form-data");
  return error instanceof FormError ? malformed(error.message) : error;
}

async function parseJson(raw: Buffer, limits: FormLimits): Promise<unknown> {
  const text = decodeText(raw);
  await inTurns(countJsonInSteps(raw, jsonLimits(limits)));
  const body = readJson(text);
  checkTexts(body, limits.length);
  return body;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw malformed("不是合法的 JSON");
  }
}

function decodeText(raw: Buffer): string {
  try {
    return utf8.decode(raw);
  } catch {
    throw malformed("不是 UTF-8 编码");
  }
}

function malformed(reason: string): HttpError {
  return new HttpError(errorResponse(400, `请求格式不正确：${reason}`));
}
