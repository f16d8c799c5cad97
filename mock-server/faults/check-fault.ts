import {
  type Check,
  type FieldChecks,
  InputError,
  checkFields,
  isRecord,
  isText,
} from "#mock/input/check-fields.ts";
import { FAULT_KINDS, type Fault, type FaultKind, type FaultRule } from "./fault.ts";

const isCount: Check = (value) => Number.isInteger(value) && (value as number) >= 0;
const isMs: Check = (value) => typeof value === "number" && value >= 0 && value <= 600_000;
const isDelay: Check = (value) =>
  isMs(value) || (Array.isArray(value) && value.length === 2 && value.every(isMs) && value[0] <= value[1]);
const isErrors: Check = (value) =>
  isRecord(value) &&
  Object.keys(value).length > 0 &&
  Object.values(value).every((list) => Array.isArray(list) && list.length > 0 && list.every(isText));

/** Of the contract's operations; a rule for another method would never match. */
const METHODS: readonly string[] = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

const RULE_FIELDS: FieldChecks = {
  match: [isRecord, "对象"],
  fault: [isRecord, "对象"],
  times: [(value) => isCount(value) && value !== 0, "正整数"],
  probability: [(value) => typeof value === "number" && value >= 0 && value <= 1, "0 到 1 之间的数"],
  after: [isCount, "非负整数"],
};
const MATCH_FIELDS: FieldChecks = {
  operationId: [isText, "接口的 operationId"],
  tag: [isText, "标签名"],
  path: [(value) => isText(value) && /^[/*]/.test(value as string), "以 / 或 * 开头的路径"],
  method: [(value) => METHODS.includes(String(value).toUpperCase()), `其中之一：${METHODS.join("、")}`],
};
const FAULT_FIELDS: FieldChecks = {
  kind: [(value) => FAULT_KINDS.includes(value as FaultKind), `其中之一：${FAULT_KINDS.join("、")}`],
  status: [
    (value) => isCount(value) && (value as number) >= 200 && (value as number) <= 599,
    "200 到 599 的整数",
  ],
  body: [(value) => typeof value === "string", "文字"],
  content_type: [isText, "内容类型"],
  example: [isText, "契约示例名"],
  message: [isText, "文字"],
  errors: [isErrors, "{ 字段: [信息, …] }"],
  delay: [isDelay, "毫秒数，或 [最小, 最大]，不超过 600000"],
  duration: [isMs, "毫秒数，不超过 600000"],
  when: [(value) => value === "before" || value === "after", "before 或 after"],
};

/** Checks a rule from outside; the caller checks that operation and tag exist. Throws InputError. */
export function checkRule(value: unknown): FaultRule {
  const rule = checkFields("规则", value, RULE_FIELDS);
  if (rule.match === undefined || rule.fault === undefined)
    throw new InputError(
      '规则需要 match 和 fault，例如 {"match":{"operationId":"listGoods"},"fault":{"kind":"status","status":500}}',
    );
  checkFields("match", rule.match, MATCH_FIELDS);
  return { ...rule, fault: checkFault(rule.fault) } as FaultRule;
}

/** Checks a fault from outside. Throws InputError. */
export function checkFault(value: unknown): Fault {
  const fault = checkFields("fault", value, FAULT_FIELDS);
  if (fault.kind === undefined) throw new InputError(`fault 需要 kind：${FAULT_KINDS.join("、")}`);
  if ((fault.kind === "status" || fault.kind === "answer") && fault.status === undefined)
    throw new InputError(`kind 为 ${fault.kind} 时需要 status`);
  if (fault.kind === "delay" && fault.delay === undefined)
    throw new InputError("kind 为 delay 时需要 delay（毫秒）");
  return fault as Fault;
}
