import { rule } from "../../api-client/checks/rule.ts";

/** Rules about accepted and refused input. */
export const INPUT_RULES = {
  "invalid-accepted": rule(
    "major",
    "other-validation",
    { zh: "接受了不合契约的输入", en: "Invalid input was accepted" },
    { zh: "校验该输入，不合时答 422 并指明字段", en: "Check the input; respond with 422 naming the field" },
  ),
  "invalid-status": rule(
    "major",
    "validation-error",
    { zh: "输入有误时的状态码不是 422", en: "Invalid input does not get 422" },
    { zh: "输入有误答 422", en: "Respond with 422 for invalid input" },
  ),
  "field-not-named": rule(
    "major",
    "first-error",
    { zh: "422 没有指明出错的字段", en: "422 without the field that was wrong" },
    {
      zh: "errors 的键为字段路径，例如 params.0.number",
      en: "The keys of `errors` are field paths, such as params.0.number",
    },
  ),
  "field-order": rule(
    "minor",
    "first-error",
    { zh: "422 的字段次序与请求不同", en: "422 with its fields in another order than the request's" },
    { zh: "errors 按请求字段的次序列出", en: "List `errors` in the order of the request's fields" },
  ),
  "valid-refused": rule(
    "major",
    "calls",
    { zh: "拒绝了合契约的输入", en: "Valid input was refused" },
    { zh: "接受契约允许的输入", en: "Accept what the contract allows" },
  ),
  "record-not-found": rule(
    "major",
    "responses",
    { zh: "列表中的记录找不到", en: "A record of a list cannot be found" },
    { zh: "列表给出的编号必须能打开", en: "An id that a list shows must open" },
  ),
  "text-cut": rule(
    "critical",
    "one-client",
    { zh: "文字在四字节字符处被截断", en: "A text is cut at a character of four bytes" },
    {
      zh: "生僻字（如 𠮷）和表情在 UTF-8 中占四字节：MySQL 的列和连接要用 utf8mb4",
      en: "Rare characters such as 𠮷 and emoji take four bytes of UTF-8: columns and connections of MySQL need utf8mb4",
    },
  ),
  "notation-ignored": rule(
    "major",
    "one-client",
    { zh: "没有读懂表单写法", en: "A form notation is not understood" },
    {
      zh: "接受 a[0]=1、a[]=1 与 a=1&a=2 等写法",
      en: "Understand a[0]=1, a[]=1 and a=1&a=2",
    },
  ),
  "json-differs": rule(
    "minor",
    "one-client",
    { zh: "JSON 请求体与表单的结果不同", en: "A body means something else as JSON than as a form" },
    { zh: "按同一结构读取 JSON，或答 415", en: "Read JSON by the same schema, or respond with 415" },
  ),
  "method-accepted": rule(
    "major",
    "calls",
    { zh: "接受了契约没有的方法", en: "A method that the contract does not have works" },
    { zh: "对其他方法答 404 或 405", en: "Respond with 404 or 405 to other methods" },
  ),
  "media-type-accepted": rule(
    "minor",
    "one-client",
    { zh: "接受了契约没有的请求类型", en: "A content type that the contract does not have works" },
    { zh: "对其他类型答 415", en: "Respond with 415 to other types" },
  ),
};
