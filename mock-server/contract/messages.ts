import type { ErrorObject } from "ajv/dist/2020.js";

const TYPE_NAMES: Readonly<Record<string, string>> = {
  integer: "整数",
  number: "数字",
  string: "文字",
  array: "列表",
  object: "对象",
  boolean: "0 或 1",
};

/**
 * The error of a field, in Chinese and suitable for users. `title` is the field's title in the contract; for `required`
 * and unknown fields, that of the missing or unknown field. Files are only nominally strings.
 */
export function messageOf(error: ErrorObject, title: string, isFile: boolean): string {
  const params = error.params as Readonly<Record<string, unknown>>;
  const limit = String(params.limit);
  switch (error.keyword) {
    case "required":
      return `缺少${title}`;
    case "additionalProperties":
    case "unevaluatedProperties":
      return `不支持的字段 ${title}`;
    case "type":
      return `${title}必须是${isFile ? "文件" : typeNames(params.type)}`;
    case "minimum":
      return `${title}不能小于 ${limit}`;
    case "maximum":
      return `${title}不能大于 ${limit}`;
    case "exclusiveMinimum":
      return `${title}必须大于 ${limit}`;
    case "exclusiveMaximum":
      return `${title}必须小于 ${limit}`;
    case "multipleOf":
      return params.multipleOf === 0.01
        ? `${title}最多两位小数`
        : `${title}必须是 ${String(params.multipleOf)} 的倍数`;
    case "minLength":
      return limit === "1" ? `${title}不能为空` : `${title}至少 ${limit} 个字符`;
    case "maxLength":
      return `${title}最多 ${limit} 个字符`;
    case "minItems":
      return limit === "1" ? `${title}不能为空` : `${title}至少 ${limit} 项`;
    case "maxItems":
      return `${title}最多 ${limit} 项`;
    case "uniqueItems":
      return `${title}不能重复`;
    case "enum":
      return `${title}只能是 ${(params.allowedValues as unknown[]).join("、")}`;
    case "const":
      return `${title}只能是 ${String(params.allowedValue)}`;
    case "format":
      return params.format === "date" ? `${title}不是存在的日期` : `${title}格式不正确`;
    case "pattern":
      return `${title}格式不正确`;
    default:
      return `${title}不正确`;
  }
}

function typeNames(type: unknown): string {
  const types = Array.isArray(type) ? (type as string[]) : [String(type)];
  return types
    .filter((name) => name !== "null")
    .map((name) => TYPE_NAMES[name] ?? name)
    .join("或");
}
