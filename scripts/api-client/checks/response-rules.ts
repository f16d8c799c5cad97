import { rule } from "./rule.ts";

/** Rules for a response, whatever its body contains. */
export const RESPONSE_RULES = {
  "server-error": rule(
    "critical",
    "server-errors",
    { zh: "服务器出错（5xx）", en: "The server failed (5xx)" },
    {
      zh: "在服务器日志中按时间找到这次调用，把异常改为契约声明的错误",
      en: "Find the call in the server's log and turn the exception into an error that the contract declares",
    },
  ),
  "no-answer": rule(
    "critical",
    "one-client",
    { zh: "没有得到完整的响应", en: "No whole response" },
    {
      zh: "检查服务是否崩溃、超时或提前断开连接",
      en: "See whether the server crashed, took too long or closed the connection early",
    },
  ),
  "stack-trace": rule(
    "critical",
    "server-errors",
    {
      zh: "响应泄露了堆栈或程序内部信息",
      en: "The response shows a stack trace or the insides of the program",
    },
    {
      zh: "在生产配置中关闭调试输出，错误只答 { code, message }",
      en: "Turn debug output off; respond to errors with { code, message } alone",
    },
  ),
  "undeclared-status": rule(
    "major",
    "status-is-code",
    { zh: "状态码未在契约中声明", en: "The status is not declared" },
    {
      zh: "改用契约声明的状态码；若确有需要，先在契约中声明",
      en: "Use a status that the contract declares, or have it declared first",
    },
  ),
  "error-in-200": rule(
    "critical",
    "status-is-code",
    { zh: "用成功状态码返回错误", en: "An error inside a success status" },
    {
      zh: "客户端以 HTTP 状态码为准：让状态码说出错误",
      en: "Clients go by the HTTP status: let it tell the error",
    },
  ),
  "content-type": rule(
    "major",
    "responses",
    { zh: "响应的内容类型不对", en: "Wrong content type of the response" },
    { zh: "JSON 响应用 application/json", en: "Send JSON as application/json" },
  ),
  "invalid-json": rule(
    "critical",
    "responses",
    { zh: "响应不是合法的 JSON", en: "The response is no JSON" },
    {
      zh: "检查输出前后是否混入了警告，或被截断",
      en: "Look for warnings around the output, or a body that is cut short",
    },
  ),
  "byte-order-mark": rule(
    "major",
    "responses",
    { zh: "JSON 之前有 BOM", en: "JSON behind a byte order mark" },
    {
      zh: "把服务器的源文件和模板存为不带 BOM 的 UTF-8；多数 JSON 解析器不接受 BOM",
      en: "Save the server's sources and templates as UTF-8 without a BOM: many parsers of JSON refuse it",
    },
  ),
  "too-deep": rule(
    "critical",
    "responses",
    { zh: "响应的 JSON 嵌套过深", en: "The JSON of the response is nested too deep" },
    {
      zh: "检查是否有记录包含了自己；多数客户端读到这样的响应会崩溃",
      en: "Look for a record that contains itself: most clients crash when they read it",
    },
  ),
  "missing-header": rule(
    "major",
    "responses",
    { zh: "缺少必需的响应头", en: "A required header is missing" },
    { zh: "补上该响应头", en: "Send the header" },
  ),
  charset: rule(
    "major",
    "responses",
    { zh: "响应的字符编码不是 UTF-8", en: "The response is not in UTF-8" },
    {
      zh: "以 UTF-8 输出 JSON；写明 charset 时写 utf-8",
      en: "Send JSON in UTF-8, and say utf-8 where a charset is named",
    },
  ),
};
