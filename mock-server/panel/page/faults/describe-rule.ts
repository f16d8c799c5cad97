import type { Fault } from "#generated/control/model/fault.ts";
import type { FaultMatch } from "#generated/control/model/faultMatch.ts";
import type { FaultRule } from "#generated/control/model/faultRule.ts";
import { say } from "../language.ts";
import { PLACES } from "./draft.ts";
import { KINDS, kindTitle } from "./kinds.ts";

/** The titles of operations and tags. */
export type Titles = { readonly operation: (id: string) => string; readonly tag: (name: string) => string };

const PROVENANCES = {
  documented: say("all documented operations", "文档写明的接口"),
  inferred: say("all inferred operations", "契约推断的接口"),
};

/** Describes the calls that a rule applies to. */
export function describeMatch(match: FaultMatch, titles: Titles): string {
  const { operationId, tag, provenance, path, method } = match;
  const words = [
    operationId === undefined ? "" : titles.operation(operationId),
    tag === undefined ? "" : say(`all of ${titles.tag(tag)}`, `“${titles.tag(tag)}”的全部接口`),
    provenance === undefined ? "" : PROVENANCES[provenance],
    method?.toUpperCase() ?? "",
    path ?? "",
  ].filter(Boolean);
  const target = words.length > 0 ? words.join(" ") : say("all operations", "全部接口");
  const conditions = PLACES.flatMap((place) =>
    Object.entries(match[place] ?? {}).map(([name, value]) => `${place} ${name} = ${String(value)}`),
  );
  return conditions.length === 0
    ? target
    : say(`${target} with ${conditions.join(", ")}`, `${target}，且 ${conditions.join("，")}`);
}

/** The effect of a rule; of a sequence, of each call in turn. */
export const describeEffect = ({ fault, sequence = [fault ?? null] }: FaultRule): string =>
  sequence.map((each) => (each ? describeFault(each) : KINDS.none[0])).join(" → ");

function describeFault(fault: Fault): string {
  const { kind, status, delay, duration, when } = fault;
  const words = [
    kind === "status" ? say(`returns ${status}`, `返回 ${status}`) : kindTitle(kind),
    delay === undefined ? "" : `${[delay].flat().join("–")} ms`,
    duration === undefined ? "" : say(`over ${duration} ms`, `历时 ${duration} ms`),
    when === "after" ? say("after processing (the request took effect)", "处理之后（请求已生效）") : "",
  ];
  return words.filter(Boolean).join(" · ");
}

/** Describes how often a rule applies. */
export function describeFrequency({ times, probability, after }: FaultRule): string {
  const words = [
    after ? say(`after ${after} ${after === 1 ? "call" : "calls"}`, `跳过前 ${after} 次`) : "",
    probability === undefined || probability === 1
      ? ""
      : say(`${percentOf(probability)}% of calls`, `${percentOf(probability)}% 的请求`),
    times === undefined ? "" : times === 1 ? say("once", "一次") : say(`${times} times`, `${times} 次`),
  ].filter(Boolean);
  return words.length > 0 ? words.join(say(", ", "，")) : say("every call", "每次请求");
}

const percentOf = (probability: number): number => Math.round(probability * 1000) / 10;
