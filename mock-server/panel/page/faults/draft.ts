import type { Fault } from "#generated/control/model/fault.ts";
import type { FaultMatch } from "#generated/control/model/faultMatch.ts";
import type { FaultRule } from "#generated/control/model/faultRule.ts";
import type { PatchOperation } from "#generated/control/model/patchOperation.ts";
import { say } from "../language.ts";
import { type EffectKind, canComeAfter } from "./kinds.ts";

export type Target = "operation" | "tag" | "path" | "all";
/** The parts of a call that a condition can be on. */
export const PLACES = ["query", "body", "headers"] as const;
export type Condition = {
  readonly place: (typeof PLACES)[number];
  readonly name: string;
  readonly value: string;
};
export const NEW_CONDITION: Condition = { place: "query", name: "", value: "" };
export type FieldMessage = { readonly field: string; readonly message: string };

/** An empty effect on one call: texts as typed, empty if unset. */
export const NEW_EFFECT = {
  kind: "status" as EffectKind,
  status: "500",
  message: "",
  body: "",
  /** The example that the body began with: another body is the developer's own. */
  example: "",
  contentType: "",
  /** A line each, `Name: value`. */
  headers: "",
  /** As JSON. */
  patch: "",
  fields: [{ field: "", message: "" }] as readonly FieldMessage[],
  delayFrom: "",
  delayTo: "",
  duration: "",
  isAfter: false,
};

/** An empty form. */
export const NEW_DRAFT = {
  target: "operation" as Target,
  operation: "",
  tag: "",
  path: "",
  method: "",
  conditions: [] as readonly Condition[],
  /** Several are a sequence, one for each call. */
  effects: [NEW_EFFECT] as readonly Effect[],
  times: "",
  /** In per cent. */
  probability: "",
  after: "",
};

/** An effect in the form. */
export type Effect = Readonly<typeof NEW_EFFECT>;
/** A rule in the form. */
export type Draft = Readonly<typeof NEW_DRAFT>;

/** The fields that are typed. */
export type TextField<Part> = { [Name in keyof Part]: Part[Name] extends string ? Name : never }[keyof Part];

/** Why a draft is not a valid rule: the field, of an effect with its index, and a message. */
export type Problem = {
  readonly field: keyof Draft | keyof Effect;
  readonly effect?: number;
  readonly text: string;
};

export type DraftResult = { readonly rule: FaultRule } | { readonly problem: Problem };

class DraftError extends Error {
  readonly problem: Problem;
  constructor(field: Problem["field"], text: string, effect?: number) {
    super(text);
    this.problem = { field, text, ...(effect !== undefined && { effect }) };
  }
}

/** The rule of a draft, or what is wrong with it. */
export function toRule(draft: Draft): DraftResult {
  try {
    const match = { ...toTarget(draft), ...readConditions(draft) };
    const [fault, ...more] = draft.effects.map(toFaultAt);
    const times = readCount(draft, "times", 1);
    const after = readCount(draft, "after", 0);
    const percent = readNumber(draft, "probability", 0, 100);
    return {
      rule: {
        match,
        ...(fault && more.length === 0 ? { fault } : { sequence: [fault ?? null, ...more] }),
        // A sequence ends by itself.
        ...(times !== undefined && more.length === 0 && { times }),
        ...(after !== undefined && after > 0 && { after }),
        ...(percent !== undefined && percent < 100 && { probability: percent / 100 }),
      },
    };
  } catch (error) {
    if (error instanceof DraftError) return { problem: error.problem };
    throw error;
  }
}

function toTarget({ target, operation, tag, path, method }: Draft): FaultMatch {
  switch (target) {
    case "operation":
      if (operation === "") throw new DraftError("operation", say("Choose an operation", "请选择接口"));
      return { operationId: operation };
    case "tag":
      if (tag === "") throw new DraftError("tag", say("Choose a tag", "请选择标签"));
      return { tag };
    case "path":
      if (!/^[/*]/.test(path.trim()))
        throw new DraftError(
          "path",
          say("A path starts with / or *; * matches any part", "路径以 / 或 * 开头；* 匹配任意部分"),
        );
      return { path: path.trim(), ...(method !== "" && { method }) };
    case "all":
      return {};
  }
}

function readConditions({ conditions }: Draft): Pick<FaultMatch, Condition["place"]> {
  const read: Partial<Record<Condition["place"], Record<string, string>>> = {};
  for (const { place, name, value } of conditions) {
    if (name.trim() === "" && value.trim() === "") continue;
    if (name.trim() === "")
      throw new DraftError("conditions", say("Enter the name of each condition", "请填写每个条件的名称"));
    const values = (read[place] ??= {});
    if (Object.hasOwn(values, name.trim()))
      throw new DraftError(
        "conditions",
        say(`${name.trim()} can have one condition only`, `${name.trim()} 只能有一个条件`),
      );
    values[name.trim()] = value.trim();
  }
  return read;
}

/** The fault of an effect; undefined for one that is none, or is wrong. */
export function readEffect(effect: Effect): Fault | undefined {
  try {
    return toFault(effect) ?? undefined;
  } catch {
    return undefined;
  }
}

function toFaultAt(effect: Effect, index: number): Fault | null {
  try {
    return toFault(effect);
  } catch (error) {
    if (!(error instanceof DraftError)) throw error;
    throw new DraftError(error.problem.field, error.message, index);
  }
}

function toFault(draft: Effect): Fault | null {
  const { kind, message, isAfter } = draft;
  if (kind === "none") return null;
  const status = kind === "status" || kind === "answer" ? readStatus(draft) : undefined;
  const delay = readDelay(draft);
  if (kind === "delay" && delay === undefined)
    throw new DraftError("delayFrom", say("Enter the delay in ms", "请填写延迟（ms）"));
  const duration = kind === "slow-drip" ? readNumber(draft, "duration", 0, 600_000) : undefined;
  const errors = kind === "status" && status === 422 ? readErrors(draft) : undefined;
  return {
    kind,
    ...(status !== undefined && { status }),
    ...(kind === "answer" && readAnswer(draft)),
    ...(kind === "patch" && { patch: readPatch(draft) }),
    ...(kind === "status" && message.trim() !== "" && { message: message.trim() }),
    ...(errors && { errors }),
    ...(delay !== undefined && { delay }),
    ...(duration !== undefined && { duration }),
    ...(isAfter && canComeAfter(kind) && { when: "after" as const }),
  };
}

function readStatus(draft: Effect): number {
  const status = readCount(draft, "status", 200, 599);
  if (status === undefined) throw new DraftError("status", say("Enter a status", "请填写状态码"));
  return status;
}

function readAnswer({ body, contentType, headers }: Effect): Partial<Fault> {
  const lines = headers.split("\n").filter((line) => line.trim() !== "");
  const values: Record<string, string[]> = {};
  for (const line of lines) {
    const [, name, value] = /^([^:]+):(.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined)
      throw new DraftError("headers", say("A header is Name: value", "响应头的格式为 名称: 值"));
    (values[name.trim()] ??= []).push(value.trim());
  }
  return {
    ...(body !== "" && { body }),
    ...(contentType.trim() !== "" && { content_type: contentType.trim() }),
    ...(lines.length > 0 && { headers: values }),
  };
}

function readPatch({ patch }: Effect): PatchOperation[] {
  try {
    const operations = JSON.parse(patch) as unknown;
    if (Array.isArray(operations)) return operations as PatchOperation[];
  } catch {}
  throw new DraftError("patch", say("Enter a JSON Patch, a list", "请填写 JSON Patch 列表"));
}

function readDelay(draft: Effect): number | number[] | undefined {
  const from = readNumber(draft, "delayFrom", 0, 600_000);
  const to = readNumber(draft, "delayTo", 0, 600_000);
  if (from === undefined && to !== undefined)
    throw new DraftError("delayFrom", say("Enter the least delay in ms", "请填写最短延迟（ms）"));
  if (from === undefined || to === undefined || from === to) return from;
  if (to < from)
    throw new DraftError(
      "delayTo",
      say("The longest delay must not be below the least", "最长延迟不能小于最短延迟"),
    );
  return [from, to];
}

function readErrors({ fields }: Effect): Record<string, string[]> | undefined {
  const errors: Record<string, string[]> = {};
  for (const { field, message } of fields) {
    if (field.trim() === "" && message.trim() === "") continue;
    if (field.trim() === "" || message.trim() === "")
      throw new DraftError("fields", say("Enter both the field and its message", "字段和提示都要填写"));
    (errors[field.trim()] ??= []).push(message.trim());
  }
  return Object.keys(errors).length > 0 ? errors : undefined;
}

function readCount<Name extends Problem["field"]>(
  draft: Readonly<Record<Name, string>>,
  field: Name,
  least: number,
  most = Number.MAX_SAFE_INTEGER,
): number | undefined {
  const value = readNumber(draft, field, least, most);
  if (value !== undefined && !Number.isInteger(value))
    throw new DraftError(field, say("Enter an integer", "请填写整数"));
  return value;
}

function readNumber<Name extends Problem["field"]>(
  draft: Readonly<Record<Name, string>>,
  field: Name,
  least: number,
  most: number,
): number | undefined {
  const text = draft[field].trim();
  if (text === "") return undefined;
  const value = Number(text);
  if (Number.isFinite(value) && value >= least && value <= most) return value;
  const limit =
    most === Number.MAX_SAFE_INTEGER
      ? say(`Enter a number from ${least}`, `请填写不小于 ${least} 的数`)
      : say(`Enter a number from ${least} to ${most}`, `请填写 ${least} 到 ${most} 之间的数`);
  throw new DraftError(field, limit);
}
