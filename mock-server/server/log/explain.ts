import type { LoggedCall } from "./request-log.ts";
import type { Refused, RefusalStage } from "../answerers/refused.ts";

const TITLES: Readonly<Record<RefusalStage, string>> = {
  address: "地址：没有这个接口、方法、主机或世界",
  body: "请求体：读不出来",
  session: "会话：没有登录",
  contract: "契约校验：字段不符合契约",
  rule: "商城规则：规则不允许",
  fault: "故障：计划好的或请求头要求的",
  upstream: "上游：真实后端拒绝了，或没有回答",
  answer: "响应校验：模拟服务自己的响应不符合契约",
  program: "程序：模拟服务出错",
};

const ADVICE: Readonly<Record<RefusalStage, string>> = {
  address: "核对地址、方法和端口；主站、活动和客服是三个端口。",
  body: "核对 Content-Type 和编码；表单须为 application/x-www-form-urlencoded。",
  session: "先登录，或用 PUT /__mock__/session 切换身份，并在请求中带上 session Cookie。",
  contract: "按每个字段的说明改正请求；接口参考在 /__mock__/docs。",
  rule: "这是商城的正常拒绝：换一个身份、改变状态，或用 PUT /__mock__/scenario 进入允许的场景。",
  fault: "用 DELETE /__mock__/faults 清除故障，或去掉请求头 X-Mock-Fault、Prefer。",
  upstream: "看上游返回的信息；响应头 X-Mock-Violation 说明请求是否不符合契约。",
  answer: "这是模拟服务的错误，不是你的：按字段改正处理程序或契约。",
  program: "这是模拟服务的错误，不是你的：终端里有完整的堆栈。",
};

/** Why a call was refused: the stage, the reason, and what to do; undefined for a call that was not refused. */
export function explainCall(call: LoggedCall) {
  const { id, status, refused, fault, violations, operationId } = call;
  if (status !== 0 && status < 400) return undefined;
  const stage = refused?.stage ?? "program";
  const answer = readAnswer(call.refusalText);
  return {
    id,
    status,
    operation_id: operationId ?? null,
    stage,
    title: TITLES[stage],
    message: answer.message ?? null,
    errors: answer.errors ?? {},
    fields: refused?.fields ?? [],
    rule: refused?.rule ?? null,
    fault: stage === "fault" ? { id: refused?.faultId ?? null, what: fault ?? "请求头写得不对" } : null,
    had_cookie: refused?.hadCookie ?? null,
    error: refused?.error ?? null,
    violations,
    text: textOf(call, answer.message),
    advice: ADVICE[stage],
  };
}

function textOf({ status, refused, fault }: LoggedCall, message = ""): string {
  const code = status === 0 ? "没有应答" : `${status}`;
  const fields = (refused?.fields ?? []).map(
    ({ place, field, rule, message: text }) =>
      `${place}${field === "" ? "" : ` 的 ${field}`} 违反 ${rule}：${text}`,
  );
  switch (refused?.stage) {
    case "contract":
    case "answer":
      return `${code}：${fields.join("；")}`;
    case "rule":
      return `${code}：${message}${ruleText(refused)}`;
    case "session": {
      const lost = refused.hadCookie ? "会话已过期、已退出，或属于另一个世界" : "请求没有带 session Cookie";
      return `${code}：${status === 403 ? message : lost}${ruleText(refused)}`;
    }
    case "fault": {
      const { faultId } = refused;
      if (fault === undefined) return `${code}：${message}`;
      return faultId == null
        ? `${code}：请求头要求的故障 ${fault}`
        : `${code}：编号 ${faultId} 的故障 ${fault}`;
    }
    case "program":
      return `${code}：${refused.error ?? message}`;
    default:
      return `${code}：${message}`;
  }
}

const ruleText = ({ rule }: Refused): string =>
  rule ? `（规则 ${rule.key}「${rule.title}」，规格第 ${rule.section} 节）` : "";

function readAnswer(text: string | undefined): { message?: string; errors?: unknown } {
  try {
    const body: unknown = JSON.parse(text ?? "{}");
    return typeof body === "object" && body !== null ? body : {};
  } catch {
    return {};
  }
}
