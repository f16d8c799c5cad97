import type { Severity } from "./rules/rule.ts";
import type { RuleId } from "./rules/rules.ts";
import type { Language } from "./words.ts";

export type SeenRequest = {
  readonly method: string;
  /** Whole, with secrets redacted. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
};

export type SeenResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The beginning of it, with secrets redacted. */
  readonly body: string;
  readonly ms: number;
};

/** One call and its response, without secrets; undefined where none came. */
export type SeenExchange = {
  readonly operationId: string;
  /** When the answer was there. */
  readonly at: Date;
  readonly request: SeenRequest;
  readonly response: SeenResponse | undefined;
};

/** What `POST /__mock__/faults` of the mock takes. */
export type FaultRule = {
  readonly match: { readonly operationId: string };
  readonly fault: Readonly<Record<string, unknown>>;
};

/** One way in which one operation breaks one rule, however many calls showed it. */
export type Failure = {
  /** `operationId/rule/place`: the same in every run, for the baseline. */
  readonly key: string;
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly provenance: string;
  readonly rule: RuleId;
  readonly severity: Severity;
  /** Of the product specification, such as `§8`. */
  readonly section: string;
  /** Where in the answer or the request, such as `body.data.list[].price`; empty for the whole. */
  readonly place: string;
  /** One sentence. */
  readonly message: string;
  readonly expected: string;
  readonly seen: string;
  /** What was tried, such as `query page: below the minimum (0)`. */
  readonly probe: string;
  /** How many calls showed it. */
  readonly count: number;
  readonly request: SeenRequest | undefined;
  readonly response: SeenResponse | undefined;
  /** The call as one curl; secrets are shell variables. */
  readonly curl: string;
  /** Makes the mock show the same. */
  readonly fault: FaultRule;
  /** The arguments that repeat the call. */
  readonly replay: string;
};

/** Failures that one fix would resolve: the same rule at the same place of the same part of the contract. */
export type Cause = {
  readonly rule: RuleId;
  readonly severity: Severity;
  readonly message: string;
  /** What to do about it. */
  readonly advice: string;
  readonly operationIds: readonly string[];
  readonly failures: readonly Failure[];
};

/** What was not judged, and why. */
export type Skipped = { readonly what: string; readonly reason: string };

export type OperationCoverage = {
  readonly operationId: string;
  readonly tag: string;
  readonly method: string;
  readonly path: string;
  readonly provenance: string;
  readonly calls: number;
  /** Declared status to how often it was seen. */
  readonly statuses: Readonly<Record<string, number>>;
  /** `query page`, `path id` to how often one was sent and accepted (2xx). */
  readonly parameters: Readonly<Record<string, number>>;
  /** `params[].number` to how often one was sent. */
  readonly bodyFields: Readonly<Record<string, number>>;
};

export type Coverage = {
  readonly operations: readonly OperationCoverage[];
  /** In words such as `listGoods 200`, `listGoods query zone`, `addCartLines body params[].type`. */
  readonly unseen: readonly string[];
  /** Of all that can be seen, 0 to 1. */
  readonly share: number;
  /** The same for each kind. */
  readonly shares: Readonly<Record<"statuses" | "parameters" | "bodyFields", number>>;
};

export type Timing = {
  readonly operationId: string;
  readonly calls: number;
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
};

export type Report = {
  readonly version: 1;
  readonly language: Language;
  readonly contract: { readonly title: string; readonly version: string; readonly operations: number };
  readonly target: Readonly<Record<string, string>>;
  readonly seed: number;
  readonly depth: number;
  readonly startedAt: string;
  readonly durationMs: number;
  /** Why the run ended before its end; undefined for a whole one. */
  readonly stopped: string | undefined;
  readonly calls: number;
  /** New ones: what counts. Worst first. */
  readonly failures: readonly Failure[];
  /** `failures`, grouped; worst first. */
  readonly causes: readonly Cause[];
  /** Found, but in the baseline. */
  readonly accepted: readonly Failure[];
  /** Keys of the baseline that were looked for and not found any more. */
  readonly mended: readonly string[];
  readonly skipped: readonly Skipped[];
  readonly coverage: Coverage;
  /** Slowest first. */
  readonly timings: readonly Timing[];
};
