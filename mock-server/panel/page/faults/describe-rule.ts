import type { FaultMatch } from "#generated/control/model/faultMatch.ts";
import type { FaultRule } from "#generated/control/model/faultRule.ts";
import { kindTitle } from "./kinds.ts";

/** The titles of operations and tags. */
export type Titles = { readonly operation: (id: string) => string; readonly tag: (name: string) => string };

/** Which calls a rule applies to. */
export function describeMatch({ operationId, tag, path, method }: FaultMatch, titles: Titles): string {
  const words = [
    operationId === undefined ? "" : titles.operation(operationId),
    tag === undefined ? "" : `${titles.tag(tag)}的所有接口`,
    method?.toUpperCase() ?? "",
    path ?? "",
  ].filter(Boolean);
  return words.length > 0 ? words.join(" ") : "所有接口";
}

/** The effect of a rule. */
export function describeEffect({ fault }: FaultRule): string {
  const { kind, status, delay, duration, when } = fault;
  const words = [
    kind === "status" ? `返回 ${status}` : kindTitle(kind),
    delay === undefined ? "" : `${[delay].flat().join("–")} ms`,
    duration === undefined ? "" : `共 ${duration} ms`,
    when === "after" ? "在处理之后（请求已生效）" : "",
  ];
  return words.filter(Boolean).join(" · ");
}

/** How often a rule applies. */
export function describeFrequency({ times, probability, after }: FaultRule): string {
  const words = [
    after ? `放过前 ${after} 次` : "",
    probability === undefined || probability === 1 ? "" : `${Math.round(probability * 1000) / 10}% 的概率`,
    times === undefined ? "" : times === 1 ? "只 1 次" : `共 ${times} 次`,
  ].filter(Boolean);
  return words.length > 0 ? words.join("，") : "每一次";
}
