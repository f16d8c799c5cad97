import type { Fault } from "#generated/control/model/fault.ts";
import type { FaultKind } from "#generated/control/model/faultKind.ts";
import type { FaultMatch } from "#generated/control/model/faultMatch.ts";
import type { FaultRule } from "#generated/control/model/faultRule.ts";
import { say } from "../language.ts";
import { canComeAfter } from "./kinds.ts";

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

/** An empty form: texts as typed, empty if unset. */
export const NEW_DRAFT = {
  target: "operation" as Target,
  operation: "",
  tag: "",
  path: "",
  method: "",
  conditions: [] as readonly Condition[],
  kind: "status" as FaultKind,
  status: 500,
  message: "",
  fields: [{ field: "", message: "" }] as readonly FieldMessage[],
  delayFrom: "",
  delayTo: "",
  duration: "",
  times: "",
  /** In per cent. */
  probability: "",
  after: "",
  isAfter: false,
};

/** A rule in the form. */
export type Draft = Readonly<typeof NEW_DRAFT>;

/** The fields that are typed. */
export type TextField = { [Name in keyof Draft]: Draft[Name] extends string ? Name : never }[keyof Draft];

/** Why a draft is not a valid rule: the field, and a message. */
export type Problem = { readonly field: keyof Draft; readonly text: string };

export type DraftResult = { readonly rule: FaultRule } | { readonly problem: Problem };

class DraftError extends Error {
  readonly problem: Problem;
  constructor(field: keyof Draft, text: string) {
    super(text);
    this.problem = { field, text };
  }
}

/** The rule of a draft, or what is wrong with it. */
export function toRule(draft: Draft): DraftResult {
  try {
    const match = { ...toTarget(draft), ...readConditions(draft) };
    const fault = toFault(draft);
    const times = readCount(draft, "times", 1);
    const after = readCount(draft, "after", 0);
    const percent = readNumber(draft, "probability", 0, 100);
    return {
      rule: {
        match,
        fault,
        ...(times !== undefined && { times }),
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

function toFault(draft: Draft): Fault {
  const { kind, status, message, isAfter } = draft;
  const delay = readDelay(draft);
  if (kind === "delay" && delay === undefined)
    throw new DraftError("delayFrom", say("Enter the delay in ms", "请填写延迟（ms）"));
  const duration = kind === "slow-drip" ? readNumber(draft, "duration", 0, 600_000) : undefined;
  const errors = kind === "status" && status === 422 ? readErrors(draft) : undefined;
  return {
    kind,
    ...(kind === "status" && { status }),
    ...(kind === "status" && message.trim() !== "" && { message: message.trim() }),
    ...(errors && { errors }),
    ...(delay !== undefined && { delay }),
    ...(duration !== undefined && { duration }),
    ...(isAfter && canComeAfter(kind) && { when: "after" as const }),
  };
}

function readDelay(draft: Draft): number | number[] | undefined {
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

function readErrors({ fields }: Draft): Record<string, string[]> | undefined {
  const errors: Record<string, string[]> = {};
  for (const { field, message } of fields) {
    if (field.trim() === "" && message.trim() === "") continue;
    if (field.trim() === "" || message.trim() === "")
      throw new DraftError("fields", say("Enter both the field and its message", "字段和提示都要填写"));
    (errors[field.trim()] ??= []).push(message.trim());
  }
  return Object.keys(errors).length > 0 ? errors : undefined;
}

function readCount(draft: Draft, field: "times" | "after", least: number): number | undefined {
  const value = readNumber(draft, field, least, Number.MAX_SAFE_INTEGER);
  if (value !== undefined && !Number.isInteger(value))
    throw new DraftError(field, say("Enter an integer", "请填写整数"));
  return value;
}

function readNumber(draft: Draft, field: TextField, least: number, most: number): number | undefined {
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
