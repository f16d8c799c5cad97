import type { Severity } from "../api-client/checks/rule.ts";
import type { Coverage } from "../api-client/coverage.ts";
import type { SeenRequest, SeenResponse } from "../api-client/http/seen.ts";
import type { Language } from "../api-client/words.ts";
import type { RuleId } from "./rules/rules.ts";

/** When a call was sent and when its response was complete, in ms since the first; 0 is no response. */
export type TimedCall = {
  readonly operationId: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly status: number;
};

/** The body of the mock's `POST /__mock__/faults`. */
export type FaultRule = {
  readonly match: { readonly operationId: string };
  readonly fault: Readonly<Record<string, unknown>>;
  /** The number of calls that it affects, and the number that it lets pass before that. */
  readonly times?: number;
  readonly after?: number;
};

/** One way in which one operation violates one rule, however many calls showed it. */
export type Failure = {
  /** `operationId/rule/place`: stable across runs, for the baseline. */
  readonly key: string;
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly provenance: string;
  readonly rule: RuleId;
  readonly severity: Severity;
  /** Section of the product specification, such as `§8`. */
  readonly section: string;
  /** The specification's rule, in our own words. */
  readonly specification: string;
  /** The sentences of the contract that it violates; none where no sentence says it. */
  readonly sentences: readonly string[];
  /** The location in the response or the request, such as `body.data.list[].price`; empty for the whole. */
  readonly place: string;
  /** One sentence. */
  readonly message: string;
  readonly expected: string;
  readonly seen: string;
  /** The input that was tried, such as `query page: below the minimum (0)`. */
  readonly probe: string;
  /** The number of calls that showed it. */
  readonly count: number;
  readonly request: SeenRequest | undefined;
  readonly response: SeenResponse | undefined;
  /** The calls that show it only at the same time, in the order in which they were sent; otherwise empty. */
  readonly timeline: readonly TimedCall[];
  /** The call, or all that were sent at the same time, as a curl command; secrets are shell variables. */
  readonly curl: string;
  /** Make the mock reproduce the responses; empty where they alone do not show the failure. */
  readonly faults: readonly FaultRule[];
  /** The arguments that repeat the call. */
  readonly replay: string;
};

/** Failures that one fix would resolve: the same rule at the same place of the same part of the contract. */
export type Cause = {
  readonly rule: RuleId;
  readonly severity: Severity;
  readonly message: string;
  readonly advice: string;
  readonly operationIds: readonly string[];
  readonly failures: readonly Failure[];
};

/** A part that was not checked, and the reason. */
export type Skipped = { readonly what: string; readonly reason: string };

/** The progress of a server: the ids of all selected operations with a known result, by result. */
export type Implementation = {
  readonly clean: readonly string[];
  readonly failing: readonly string[];
  /** Every response was that of a server without such an operation. */
  readonly missing: readonly string[];
};

export type Timing = {
  readonly operationId: string;
  readonly calls: number;
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
};

export type Report = {
  readonly version: 2;
  readonly language: Language;
  readonly contract: { readonly title: string; readonly version: string; readonly operations: number };
  readonly target: Readonly<Record<string, string>>;
  readonly seed: number;
  readonly depth: number;
  readonly startedAt: string;
  readonly durationMs: number;
  /** Why the run ended early; undefined for a complete one. */
  readonly stopped: string | undefined;
  readonly calls: number;
  /** New ones, which make the run fail. Most severe first. */
  readonly failures: readonly Failure[];
  /** `failures`, grouped; most severe first. */
  readonly causes: readonly Cause[];
  /** Found, but in the baseline. */
  readonly accepted: readonly Failure[];
  /** Keys of the baseline that were looked for and no longer found. */
  readonly mended: readonly string[];
  readonly skipped: readonly Skipped[];
  /** As `operationId`, and as `operationId/flow` for a call of a flow that succeeded: sorted, for the baseline. */
  readonly judged: readonly string[];
  /** The part of the baseline's that this run should have judged and did not, which makes it fail. */
  readonly unjudged: readonly string[];
  readonly implementation: Implementation;
  readonly coverage: Coverage;
  /** Slowest first. */
  readonly timings: readonly Timing[];
};
