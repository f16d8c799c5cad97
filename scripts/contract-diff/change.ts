import { type Kind, type Verdict, rules } from "./rules.ts";
import type { Fact } from "./walk.ts";

export type Severity = "breaking" | "compatible" | "documentation";

/** One reported change. */
export interface Change {
  severity: Severity;
  kind: Kind;
  /** Whom it breaks; empty unless it is breaking. */
  breaks: ("clients" | "servers")[];
  /** "schema Money" for a change in a component that operations share. */
  component?: string;
  /** The operations affected in their requests and in their responses; both empty for the contract itself. */
  requests: string[];
  responses: string[];
  /** "body field params[].ck_id is now required". */
  says: string;
  /** "breaks clients"; empty if it breaks nobody. */
  effect: string;
}

const WHOM: Readonly<Record<Verdict, Change["breaks"]>> = {
  clients: ["clients"],
  servers: ["servers"],
  "clients and servers": ["clients", "servers"],
  compatible: [],
  documentation: [],
};

const effectOf = (verdict: Verdict) => (WHOM[verdict].length > 0 ? `breaks ${verdict}` : "");

function severityOf(verdicts: readonly Verdict[]): Severity {
  if (verdicts.some((verdict) => WHOM[verdict].length > 0)) return "breaking";
  return verdicts.includes("compatible") ? "compatible" : "documentation";
}

function sentence({ kind, place, values }: Fact): string {
  const where = [place.subject, place.field && `field ${place.field}`].filter(Boolean).join(" ");
  const says = rules[kind].says.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
  return where === "" ? says : `${where} ${says}`;
}

/** Rates a fact by its rule, for the operations that use it in requests and those that use it in responses. */
export function judge(
  fact: Fact,
  touched: { requests: Iterable<string>; responses: Iterable<string> },
  component?: string,
): Change {
  const [requests, responses] = [[...touched.requests], [...touched.responses]];
  const { request, response } = rules[fact.kind];
  const isOneSided = requests.length === 0 || responses.length === 0 || request === response;
  const verdicts = isOneSided
    ? [requests.length === 0 && responses.length > 0 ? response : request]
    : [request, response];
  const [first = "compatible"] = verdicts;
  return {
    severity: severityOf(verdicts),
    kind: fact.kind,
    breaks: [...new Set(verdicts.flatMap((verdict) => WHOM[verdict]))],
    ...(component !== undefined && { component }),
    requests,
    responses,
    says: sentence(fact),
    effect: isOneSided
      ? effectOf(first)
      : `in requests: ${effectOf(request) || request}; in responses: ${effectOf(response) || response}`,
  };
}
