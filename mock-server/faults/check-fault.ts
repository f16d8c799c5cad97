import {
  type Check,
  type FieldChecks,
  InputError,
  checkFields,
  isRecord,
  isText,
} from "#mock/input/check-fields.ts";
import { FAULT_KINDS, type Fault, type FaultKind, type FaultRule } from "./fault.ts";
import { type Text, say } from "#mock/language/say.ts";

const isCount: Check = (value) => Number.isInteger(value) && (value as number) >= 0;
const isMs: Check = (value) => typeof value === "number" && value >= 0 && value <= 600_000;
const isDelay: Check = (value) =>
  isMs(value) || (Array.isArray(value) && value.length === 2 && value.every(isMs) && value[0] <= value[1]);
const isErrors: Check = (value) =>
  isRecord(value) &&
  Object.keys(value).length > 0 &&
  Object.values(value).every((list) => Array.isArray(list) && list.length > 0 && list.every(isText));

/** Every call is compared with each of them. */
const MOST_FIELDS = 20;

const isValues: Check = (value) =>
  isRecord(value) &&
  Object.keys(value).length > 0 &&
  Object.keys(value).length <= MOST_FIELDS &&
  Object.entries(value).every(
    ([name, one]) => name !== "" && ["string", "number", "boolean"].includes(typeof one),
  );

/** The nearest name is looked for, in the time of both lengths. */
const isName: Check = (value) => isText(value) && (value as string).length <= 100;

/** Of the contract's operations; a rule for another method would never match. */
const METHODS: readonly string[] = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

const OPERATIONS = ["add", "remove", "replace", "move", "copy", "test"];
const MOST_OPERATIONS = 100;
const isPointer: Check = (value) => value === "" || (typeof value === "string" && value.startsWith("/"));
const isPatch: Check = (value) =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= MOST_OPERATIONS &&
  value.every(
    (one) =>
      isRecord(one) &&
      OPERATIONS.includes(String(one.op)) &&
      isPointer(one.path) &&
      (one.op === "move" || one.op === "copy"
        ? isPointer(one.from) && !String(one.path).startsWith(`${String(one.from)}/`)
        : one.op === "remove" || "value" in one),
  );

/** Of what a header may hold: a line break would begin another one. */
const isContentType: Check = (value) => typeof value === "string" && /^[\t -~]{1,200}$/.test(value);

const RULE_FIELDS: FieldChecks = {
  match: [isRecord, ["an object", "对象"]],
  fault: [isRecord, ["an object", "对象"]],
  times: [(value) => isCount(value) && value !== 0, ["a positive integer", "正整数"]],
  probability: [
    (value) => typeof value === "number" && value >= 0 && value <= 1,
    ["a number from 0 to 1", "0 到 1 的数"],
  ],
  after: [isCount, ["a non-negative integer", "非负整数"]],
};
const expectedValues = (example: string): Text => [
  `{ name: value, … } with at most ${MOST_FIELDS} names, for example ${example}`,
  `{ 名称: 值, … }，不超过 ${MOST_FIELDS} 项，如 ${example}`,
];
const MATCH_FIELDS: FieldChecks = {
  operationId: [isName, ["the operationId of an operation", "某个接口的 operationId"]],
  tag: [isName, ["the name of a tag", "标签名"]],
  provenance: [
    (value) => value === "documented" || value === "inferred",
    ["documented or inferred", "documented 或 inferred"],
  ],
  path: [
    (value) => isText(value) && /^[/*].{0,119}$/.test(value as string),
    ["a path that starts with / or *, of at most 120 characters", "以 / 或 * 开头的路径，不超过 120 个字符"],
  ],
  method: [
    (value) => METHODS.includes(String(value).toUpperCase()),
    [`one of ${METHODS.join(", ")}`, `${METHODS.join("、")} 之一`],
  ],
  query: [isValues, expectedValues('{"page":"2"}')],
  body: [isValues, expectedValues('{"params[0][goods_id]":"7"}')],
  headers: [isValues, expectedValues('{"user-agent":"*Mobile*"}')],
};
const FAULT_FIELDS: FieldChecks = {
  kind: [
    (value) => FAULT_KINDS.includes(value as FaultKind),
    [`one of ${FAULT_KINDS.join(", ")}`, `${FAULT_KINDS.join("、")} 之一`],
  ],
  status: [
    (value) => isCount(value) && (value as number) >= 200 && (value as number) <= 599,
    ["an integer from 200 to 599", "200 到 599 的整数"],
  ],
  body: [(value) => typeof value === "string", ["text", "文本"]],
  content_type: [
    isContentType,
    ["a content type of at most 200 ASCII characters", "不超过 200 个 ASCII 字符的内容类型"],
  ],
  example: [isText, ["the name of an example in the contract", "契约中某个示例的名称"]],
  message: [isText, ["text", "文本"]],
  errors: [isErrors, ["{ field: [message, …] }", "{ 字段: [提示, …] }"]],
  patch: [
    isPatch,
    [
      `a JSON Patch of at most ${MOST_OPERATIONS} operations, none of which puts a value into itself, for example [{"op":"replace","path":"/data/price","value":0}]`,
      `JSON Patch，不超过 ${MOST_OPERATIONS} 个操作，且不能把值放进它自己，如 [{"op":"replace","path":"/data/price","value":0}]`,
    ],
  ],
  delay: [isDelay, ["ms or [least, most], up to 600000", "毫秒数或 [最短, 最长]，不超过 600000"]],
  duration: [isMs, ["ms, up to 600000", "毫秒数，不超过 600000"]],
  when: [(value) => value === "before" || value === "after", ["before or after", "before 或 after"]],
};

const EXAMPLE = '{"match":{"operationId":"listGoods"},"fault":{"kind":"status","status":500}}';

/** Checks a rule from outside; the caller checks that operation and tag exist. Throws InputError. */
export function checkRule(value: unknown): FaultRule {
  const rule = checkFields(["rule", "规则"], value, RULE_FIELDS);
  if (rule.match === undefined || rule.fault === undefined)
    throw new InputError(
      say(`a rule needs match and fault, for example ${EXAMPLE}`, `规则需要 match 和 fault，如 ${EXAMPLE}`),
    );
  checkFields(["match", "match"], rule.match, MATCH_FIELDS);
  return { ...rule, fault: checkFault(rule.fault) } as FaultRule;
}

/** Checks a fault from outside. Throws InputError. */
export function checkFault(value: unknown): Fault {
  const fault = checkFields(["fault", "fault"], value, FAULT_FIELDS);
  if (fault.kind === undefined)
    throw new InputError(
      say(
        `fault: missing kind (one of ${FAULT_KINDS.join(", ")})`,
        `fault：缺少 kind（${FAULT_KINDS.join("、")} 之一）`,
      ),
    );
  if ((fault.kind === "status" || fault.kind === "answer") && fault.status === undefined)
    throw new InputError(
      say(`fault: kind ${fault.kind} needs a status`, `fault：kind 为 ${fault.kind} 时需要 status`),
    );
  if (fault.kind === "patch" && fault.patch === undefined)
    throw new InputError(
      say("fault: kind patch needs a patch (RFC 6902)", "fault：kind 为 patch 时需要 patch（RFC 6902）"),
    );
  if (fault.kind === "delay" && fault.delay === undefined)
    throw new InputError(
      say("fault: kind delay needs a delay (ms)", "fault：kind 为 delay 时需要 delay（毫秒）"),
    );
  return fault as Fault;
}
