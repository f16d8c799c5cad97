import { NOTATION } from "#mock/contract/field-errors.ts";
import { type Text, say } from "#mock/language/say.ts";
import type { Refused, RefusalStage } from "../responders/refused.ts";
import type { FinishedCall, LoggedCall } from "./request-log.ts";

const TITLES: Readonly<Record<RefusalStage, Text>> = {
  address: ["Address: no such operation, method, host or world", "地址：没有这样的接口、方法、主机或沙箱"],
  origin: ["Origin: sent by a page of another site", "来源：由其他网站的网页发出"],
  body: ["Body: cannot be read", "请求体：无法读取"],
  session: ["Session: not logged in", "登录态：未登录"],
  contract: ["Contract: fields violate the contract", "契约：字段违反契约"],
  rule: ["Shop rule: not allowed", "商城规则：不允许"],
  fault: ["Fault: planned, or requested by a header", "故障：由规则或请求头注入"],
  upstream: [
    "Upstream: the real backend refused, or did not respond",
    "上游：真实后端拒绝了请求，或没有响应",
  ],
  answer: ["Response: the mock's own response violates the contract", "响应：Mock 服务自己的响应违反契约"],
  program: ["Program: the mock failed", "程序：Mock 服务出错"],
};

const ADVICE: Readonly<Record<RefusalStage, Text>> = {
  address: [
    "Check address, method and port; main, activity and chat are three ports.",
    "请检查地址、方法和端口；主站、活动站和客服站是三个端口。",
  ],
  origin: [
    "Allow the page's origin with --origin. A program sends no Origin; a GET that changes something needs X-Requested-With.",
    "请用 --origin 允许该网页的来源。程序不发送 Origin；会修改数据的 GET 需要 X-Requested-With。",
  ],
  body: [
    "Check Content-Type and encoding: forms are application/x-www-form-urlencoded; operations with lists or objects also take application/json.",
    "请检查 Content-Type 和编码：表单为 application/x-www-form-urlencoded；含列表或对象的接口也接受 application/json。",
  ],
  session: [
    "Log in, or become somebody with PUT /__mock__/session, and send the session cookie.",
    "请先登录，或用 PUT /__mock__/session 以某个用户登录，并发送 session Cookie。",
  ],
  contract: [
    "Correct each field as its message says; the API reference is at /__mock__/docs.",
    "请按提示逐个修正字段；接口文档见 /__mock__/docs。",
  ],
  rule: [
    "The shop refuses this by design: use another persona, change the state, or enter a scenario that allows it with PUT /__mock__/scenario.",
    "商城有意拒绝：请换一个用户，修改状态，或用 PUT /__mock__/scenario 进入允许此操作的场景。",
  ],
  fault: [
    "Remove faults with DELETE /__mock__/faults, or drop the header X-Mock-Fault.",
    "用 DELETE /__mock__/faults 移除故障，或去掉请求头 X-Mock-Fault。",
  ],
  upstream: [
    "See the upstream's message; the response header X-Mock-Violation says whether the request violates the contract.",
    "请看上游的提示；响应头 X-Mock-Violation 说明请求是否违反契约。",
  ],
  answer: [
    "This is the mock's mistake, not yours: correct the handler or the contract at these fields.",
    "这是 Mock 服务的错误，不是您的：请在这些字段处修正处理器或契约。",
  ],
  program: [
    "This is the mock's mistake, not yours: the terminal has the full stack.",
    "这是 Mock 服务的错误，不是您的：终端中有完整的调用栈。",
  ],
};

const NOTATION_ADVICE: Text = [
  "A list or an object was sent as one text, such as [object Object] or JSON: OpenAPI defines no form notation for lists of objects, so generated clients invent one. Write each field in brackets (params[0][goods_id]=7), or send the whole body as application/json; the guide on forms at /__mock__/docs has both.",
  "列表或对象被当作一段文本发送，如 [object Object] 或 JSON：OpenAPI 没有规定对象列表的表单写法，生成的客户端各写各的。请用方括号逐个写出字段（params[0][goods_id]=7），或把整个请求体作为 application/json 发送；/__mock__/docs 的表单指南介绍了两种写法。",
];

/** Why a call was refused: the stage, the reason, and what to do; undefined for a call that was not refused. */
export function explainCall(call: LoggedCall) {
  const { id, state, status, refused, fault, violations, operationId } = call;
  // Without a response: it is underway, or its client has gone.
  if (status === 0 ? state === "underway" || !refused : status < 400) return undefined;
  const stage = refused?.stage ?? "program";
  const response = readResponse(call.refusalText);
  return {
    id,
    status,
    operation_id: operationId ?? null,
    stage,
    title: say(...TITLES[stage]),
    message: response.message ?? null,
    errors: response.errors ?? {},
    fields: refused?.fields ?? [],
    rule: refused?.rule ?? null,
    fault:
      stage === "fault"
        ? { id: refused?.faultId ?? null, what: fault ?? say("invalid header", "请求头无效") }
        : null,
    had_cookie: refused?.hadCookie ?? null,
    error: refused?.error ?? null,
    violations,
    text: textOf(call, response.message),
    advice: say(
      ...(refused?.fields?.some(({ rule }) => rule === NOTATION) ? NOTATION_ADVICE : ADVICE[stage]),
    ),
  };
}

/** The reason of a refusal by a rule of the shop, with the messages by field; undefined of any other call. */
export function ruleOf(call: FinishedCall): string | undefined {
  if (call.refused?.stage !== "rule") return undefined;
  const { message, errors = {} } = readResponse(call.refusalText);
  const fields = Object.entries(errors as Readonly<Record<string, readonly string[]>>).map(
    ([field, texts]) => `; ${field}: ${texts.join(" ")}`,
  );
  return `${message ?? ""}${fields.join("")}${ruleText(call.refused)}`;
}

function textOf({ status, refused, fault }: LoggedCall, message = ""): string {
  const code = status === 0 ? say("no response", "无响应") : `${status}`;
  const fields = (refused?.fields ?? []).map(
    ({ place, field, rule, message: text }) =>
      `${place}${field === "" ? "" : ` ${field}`} ${say("violates", "违反")} ${rule}: ${text}`,
  );
  switch (refused?.stage) {
    case "contract":
    case "answer":
      return `${code}: ${fields.join("; ")}`;
    case "rule":
      return `${code}: ${message}${ruleText(refused)}`;
    case "session": {
      const reason = refused.hadCookie
        ? say(
            "the session has expired, was ended, or belongs to another world",
            "登录态已过期、已退出，或属于另一个沙箱",
          )
        : say("the request has no session cookie", "请求没有 session Cookie");
      return `${code}: ${status === 403 ? message : reason}${ruleText(refused)}`;
    }
    case "fault": {
      const { faultId } = refused;
      if (fault === undefined) return `${code}: ${message}`;
      return faultId == null
        ? `${code}: ${say(`fault ${fault}, requested by a header`, `故障 ${fault}，由请求头注入`)}`
        : `${code}: ${say("fault", "故障")} ${faultId}, ${fault}`;
    }
    case "program":
      return `${code}: ${refused.error ?? message}`;
    default:
      return `${code}: ${message}`;
  }
}

const ruleText = ({ rule }: Refused): string =>
  rule
    ? say(
        ` (rule ${rule.key}: ${rule.title}; specification section ${rule.section}: ${rule.specification})`,
        `（规则 ${rule.key}：${rule.title}；规格说明 ${rule.section}：${rule.specification}）`,
      )
    : "";

function readResponse(text: string | undefined): { message?: string; errors?: unknown } {
  try {
    const body: unknown = JSON.parse(text ?? "{}");
    return typeof body === "object" && body !== null ? body : {};
  } catch {
    return {};
  }
}
