import type { Severity } from "../report.ts";
import type { Words } from "../words.ts";

export type Rule = {
  readonly severity: Severity;
  /** Of the product specification. */
  readonly section: string;
  readonly title: Words;
  /** What to do about it. */
  readonly advice: Words;
};

const rule = (severity: Severity, section: string, title: Words, advice: Words): Rule => ({
  severity,
  section,
  title,
  advice,
});

/** Every rule that an answer, or the answers of several calls together, can break. */
export const RULES = {
  "server-error": rule(
    "critical",
    "§8",
    { zh: "服务器出错（5xx）", en: "The server failed (5xx)" },
    {
      zh: "在服务器日志中按时间找到这次调用，把异常改为契约声明的错误",
      en: "Find the call in the server's log and turn the exception into an error that the contract declares",
    },
  ),
  "no-answer": rule(
    "critical",
    "§7",
    { zh: "没有得到完整的响应", en: "No whole answer" },
    {
      zh: "检查服务是否崩溃、超时或提前断开连接",
      en: "See whether the server crashed, took too long or closed the connection early",
    },
  ),
  "foreign-data": rule(
    "critical",
    "§6",
    { zh: "能看到或改动其他买家的数据", en: "Another buyer's data is served or changed" },
    {
      zh: "按会话中的买家过滤，别人的数据答 404",
      en: "Filter by the buyer of the session; answer 404 for what is another's",
    },
  ),
  "auth-not-checked": rule(
    "critical",
    "§8",
    { zh: "没有登录也能调用", en: "Works without a session" },
    { zh: "先检查会话，没有则答 401", en: "Check the session first and answer 401 without one" },
  ),
  "stale-session": rule(
    "critical",
    "§8",
    { zh: "已失效的会话仍能使用", en: "A session that has ended still works" },
    {
      zh: "退出登录时在服务器端作废会话，未知的会话答 401",
      en: "End the session on the server at logout; answer 401 for an unknown one",
    },
  ),
  "session-refused": rule(
    "major",
    "§8",
    { zh: "刚登录的会话被拒绝", en: "A fresh session is refused" },
    {
      zh: "检查该接口读取会话的方式（Cookie session）",
      en: "See how this operation reads the session (the cookie `session`)",
    },
  ),
  "login-required-status": rule(
    "major",
    "§8",
    { zh: "未登录时的状态码不是 401", en: "Without a session the status is not 401" },
    { zh: "未登录一律答 401", en: "Answer 401 whenever a session is missing" },
  ),
  "stack-trace": rule(
    "critical",
    "§8",
    {
      zh: "响应泄露了堆栈或程序内部信息",
      en: "The answer shows a stack trace or the insides of the program",
    },
    {
      zh: "在生产配置中关闭调试输出，错误只答 { code, message }",
      en: "Turn debug output off; answer errors by { code, message } alone",
    },
  ),
  "undeclared-status": rule(
    "major",
    "§8",
    { zh: "状态码未在契约中声明", en: "The status is not declared" },
    {
      zh: "改用契约声明的状态码；若确有需要，先在契约中声明",
      en: "Use a status that the contract declares, or have it declared first",
    },
  ),
  "error-in-200": rule(
    "critical",
    "§8",
    { zh: "用成功状态码返回错误", en: "An error inside a success status" },
    {
      zh: "客户端以 HTTP 状态码为准：让状态码说出错误",
      en: "Clients go by the HTTP status: let it tell the error",
    },
  ),
  "content-type": rule(
    "major",
    "§7",
    { zh: "响应的内容类型不对", en: "Wrong content type of the answer" },
    { zh: "JSON 响应用 application/json", en: "Send JSON as application/json" },
  ),
  "invalid-json": rule(
    "critical",
    "§7",
    { zh: "响应不是合法的 JSON", en: "The answer is no JSON" },
    {
      zh: "检查输出前后是否混入了警告、BOM 或被截断",
      en: "Look for warnings or a BOM around the output, or a body that is cut short",
    },
  ),
  "missing-header": rule(
    "major",
    "§7",
    { zh: "缺少必需的响应头", en: "A required header is missing" },
    { zh: "补上该响应头", en: "Send the header" },
  ),
  "missing-field": rule(
    "major",
    "§3",
    { zh: "缺少必有字段", en: "A required field is missing" },
    {
      zh: "字段必须始终存在：没有值时给 null、空或 0（按契约）",
      en: "Every field is always there: null, empty or 0 when there is nothing to say, as the contract has it",
    },
  ),
  "null-not-allowed": rule(
    "major",
    "§3",
    { zh: "不允许为 null 的字段是 null", en: "null where the contract allows none" },
    { zh: "给出契约要求的空值（空字符串、0、空列表）", en: "Send the contract's empty value instead" },
  ),
  "number-as-text": rule(
    "major",
    "§3",
    { zh: "数字写成了字符串", en: "A number sent as a string" },
    {
      zh: "输出前转为数字（PHP：(int)、(float)，或关闭 PDO 的 STRINGIFY_FETCHES）",
      en: "Convert before output (PHP: (int), (float), or PDO's STRINGIFY_FETCHES off)",
    },
  ),
  "empty-list-for-object": rule(
    "major",
    "§3",
    { zh: "空对象写成了 []", en: "[] in place of an empty object" },
    {
      zh: "空对象输出 {}（PHP：(object)[] 或 JSON_FORCE_OBJECT）",
      en: "Send {} (PHP: (object)[] or JSON_FORCE_OBJECT)",
    },
  ),
  "boolean-for-flag": rule(
    "major",
    "§3",
    { zh: "标志写成了 true 或 false", en: "true or false in place of a flag" },
    { zh: "标志用 0 和 1", en: "Flags are 0 and 1" },
  ),
  "wrong-type": rule(
    "major",
    "§3",
    { zh: "字段类型不对", en: "A field of the wrong type" },
    { zh: "按契约的类型输出", en: "Send the type that the contract has" },
  ),
  "not-in-enum": rule(
    "major",
    "§3",
    { zh: "取值不在枚举中", en: "A value that is not in the enum" },
    { zh: "只输出契约列出的取值", en: "Send the values that the contract lists" },
  ),
  "out-of-bounds": rule(
    "minor",
    "§9",
    { zh: "取值超出范围", en: "A value out of its bounds" },
    { zh: "检查数据，或在契约中放宽范围", en: "Check the data, or have the bound widened" },
  ),
  "wrong-format": rule(
    "major",
    "§3",
    { zh: "格式不对", en: "Wrong format" },
    { zh: "按契约的格式输出", en: "Send the format that the contract has" },
  ),
  schema: rule(
    "major",
    "§3",
    { zh: "响应不符合契约", en: "The answer breaks its schema" },
    { zh: "按契约输出", en: "Send what the contract has" },
  ),
  money: rule(
    "critical",
    "§5",
    { zh: "金额超过两位小数或为负", en: "An amount with more than two decimals, or negative" },
    { zh: "金额以元计，向下取整到两位小数", en: "Amounts are in yuan, floored to two decimals" },
  ),
  "invalid-accepted": rule(
    "major",
    "§5",
    { zh: "接受了不合契约的输入", en: "Invalid input was accepted" },
    { zh: "校验该输入，不合时答 422 并指明字段", en: "Check the input; answer 422 naming the field" },
  ),
  "invalid-status": rule(
    "major",
    "§8",
    { zh: "输入有误时的状态码不是 422", en: "Invalid input is not answered with 422" },
    { zh: "输入有误答 422", en: "Answer 422 for invalid input" },
  ),
  "field-not-named": rule(
    "major",
    "§5",
    { zh: "422 没有指明出错的字段", en: "422 without the field that was wrong" },
    {
      zh: "errors 的键为字段路径，例如 params.0.number",
      en: "The keys of `errors` are field paths, such as params.0.number",
    },
  ),
  "valid-refused": rule(
    "major",
    "§7",
    { zh: "拒绝了合契约的输入", en: "Valid input was refused" },
    { zh: "接受契约允许的输入", en: "Accept what the contract allows" },
  ),
  "record-not-found": rule(
    "major",
    "§7",
    { zh: "列表中的记录找不到", en: "A record of a list cannot be found" },
    { zh: "列表给出的编号必须能打开", en: "An id that a list shows must open" },
  ),
  "notation-ignored": rule(
    "major",
    "§7",
    { zh: "没有读懂表单写法", en: "A form notation is not understood" },
    {
      zh: "接受 a[0]=1、a[]=1 与 a=1&a=2 等写法",
      en: "Understand a[0]=1, a[]=1 and a=1&a=2",
    },
  ),
  "method-accepted": rule(
    "major",
    "§7",
    { zh: "接受了契约没有的方法", en: "A method that the contract does not have works" },
    { zh: "对其他方法答 404 或 405", en: "Answer 404 or 405 to other methods" },
  ),
  "media-type-accepted": rule(
    "minor",
    "§7",
    { zh: "接受了契约没有的请求类型", en: "A content type that the contract does not have works" },
    { zh: "对其他类型答 415", en: "Answer 415 to other types" },
  ),
  paging: rule(
    "major",
    "§7",
    { zh: "分页规则不成立", en: "A law of paging does not hold" },
    {
      zh: "总数不变、各页不重复、末页之后为空",
      en: "The total stays, pages are disjoint, past the end is empty",
    },
  ),
  "cart-total": rule(
    "critical",
    "§5",
    { zh: "购物车合计不符合公式", en: "The cart's total is not the formula's" },
    {
      zh: "合计 = Σ(数量 × 单价 − 满减) + 换购，只算可买且有货的选中行；组合行总是计入",
      en: "total = Σ(number × price − full reduction) + gifts over selected lines that can be bought and are in stock; combination lines always count",
    },
  ),
  "tier-status": rule(
    "critical",
    "§4",
    { zh: "满减或折扣档位的状态不对", en: "The status of a reduction or discount tier is wrong" },
    {
      zh: "选中且可用券的金额达到档位时 status 为 1，否则为 0",
      en: "status is 1 once the selected coupon-eligible lines reach the amount, else 0",
    },
  ),
  "tier-order": rule(
    "major",
    "§4",
    { zh: "已达到的档位没有排在前面", en: "Reached tiers do not come first" },
    { zh: "已达到的档位排在前面", en: "List reached tiers first" },
  ),
  "unbuyable-selected": rule(
    "critical",
    "§4",
    { zh: "不能购买的行被选中", en: "A line that cannot be bought is selected" },
    {
      zh: "is_buy 为 0 或无货的行强制不选中",
      en: "Force lines with is_buy 0 or without stock to unselected",
    },
  ),
  law: rule(
    "critical",
    "§4",
    { zh: "前后调用不一致", en: "Calls do not agree with each other" },
    {
      zh: "按步骤重放，检查状态是否真的改变",
      en: "Replay the steps and see whether the state really changed",
    },
  ),
} as const satisfies Record<string, Rule>;

export type RuleId = keyof typeof RULES;
