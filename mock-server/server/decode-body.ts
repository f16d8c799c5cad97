import { decodeForm } from "#api-spec/codec/decode-form.ts";
import { FormError } from "#api-spec/codec/form-error.ts";
import { coerceBySchema } from "#api-spec/codec/coerce-by-schema.ts";
import type { CompiledOperation } from "#mock/contract/compile-operation.ts";
import type { ResolveRef } from "#api-spec/codec/json-schema.ts";
import { errorAnswer } from "./answers.ts";
import { EarlyAnswer } from "./early-answer.ts";

const FORM = "application/x-www-form-urlencoded";
const JSON_TYPE = "application/json";
const utf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * The body of a request as the JSON that its form stands for, every value in its schema's type. 415 for a type that
 * the operation does not take, 400 for what cannot be read.
 */
export function decodeBody(
  operation: CompiledOperation,
  contentType: string | undefined,
  raw: Buffer,
  resolve: ResolveRef,
): unknown {
  const [body] = operation.checkedBodies;
  if (!body) {
    if (raw.length > 0) throw new EarlyAnswer(errorAnswer(400, "此接口没有请求体，参数请写在地址里"));
    return undefined;
  }
  // Nothing sent is an empty form: validation names what is missing.
  if (raw.length === 0) return {};
  const type = contentType?.split(";")[0]?.trim().toLowerCase() ?? "";
  const taken = operation.checkedBodies.map(({ mediaType }) => mediaType);
  if (!taken.includes(type))
    throw new EarlyAnswer(
      errorAnswer(415, `不支持的内容类型 ${type || "（未写明）"}，请用 ${taken.join(" 或 ")}`),
    );
  const text = decodeText(raw);
  if (type === JSON_TYPE) return parseJson(text);
  if (type === FORM) return coerceBySchema(readForm(text), body.schema, resolve);
  throw new EarlyAnswer(errorAnswer(415, `模拟服务还不能读取 ${type}`));
}

/** The query of an address, every value in its parameter's type. */
export function decodeQuery(
  operation: CompiledOperation,
  queryText: string,
  resolve: ResolveRef,
): Record<string, unknown> {
  if (queryText === "") return {};
  return coerceBySchema(readForm(queryText), operation.query.schema, resolve) as Record<string, unknown>;
}

function readForm(text: string) {
  try {
    return decodeForm(text);
  } catch (error) {
    if (error instanceof FormError) throw malformed(error.message);
    throw error;
  }
}

function parseJson(text: string): unknown {
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

function malformed(reason: string): EarlyAnswer {
  return new EarlyAnswer(errorAnswer(400, `请求格式不正确：${reason}`));
}
