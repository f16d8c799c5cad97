/**
 * What can go wrong with an answer.
 * - `status`: this status with the contract's example; `errors` and `message` replace those of the example
 * - `answer`: this status and body, verbatim, such as another server has sent
 * - `login-code`: 200 with the code 10001
 * - `delay`: the real answer, late. `slow-drip`: the real answer in small pieces
 * - `hang`: no answer. `reset`: the connection is reset. `cut`: the body stops half way
 * - `content-type`: the body is declared as something else. `invalid-json`: no JSON. `wrong-shape`: JSON that breaks
 *   the contract
 * - `patch`: the real answer, changed by a JSON Patch (RFC 6902). `documented-only`: the real answer without the fields that
 *   the contract infers
 */
export type FaultKind =
  | "status"
  | "answer"
  | "login-code"
  | "delay"
  | "hang"
  | "reset"
  | "cut"
  | "slow-drip"
  | "content-type"
  | "invalid-json"
  | "wrong-shape"
  | "patch"
  | "documented-only";

/** An operation of RFC 6902. */
export type PatchOperation = {
  readonly op: "add" | "remove" | "replace" | "move" | "copy" | "test";
  readonly path: string;
  readonly from?: string;
  readonly value?: unknown;
};

export type Fault = {
  readonly kind: FaultKind;
  /** For `status`. */
  readonly status?: number;
  /** For `answer`: the text of the body; empty by default. */
  readonly body?: string;
  /** For `answer`: the whole `Content-Type`; that of JSON by default. */
  readonly content_type?: string;
  /** Name of the contract's example, for `status`. */
  readonly example?: string;
  /** For `status`: replaces the message of the example. */
  readonly message?: string;
  /** For `status` 422: messages per field. */
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  /** Delay before the fault in ms, or a range to choose from at random by the world's seed. */
  readonly delay?: number | readonly [from: number, to: number];
  /** For `patch`: what to change in the body, `{ op: "replace", path: "/data/price", value: 0 }`. */
  readonly patch?: readonly PatchOperation[];
  /** For `slow-drip`: ms for the whole body; 2000 by default. */
  readonly duration?: number;
  /**
   * `before` (the default): the handler does not run, and a body to be corrupted comes from the contract's example.
   * `after`: the handler runs first, then its answer is changed: a payment that went through although its answer was lost.
   * `delay`, `slow-drip`, `patch` and `documented-only` always let the handler run.
   */
  readonly when?: "before" | "after";
};

/** Values by name, with `*` for any part of a text. */
export type FieldValues = Readonly<Record<string, string | number | boolean>>;

/** Which calls a rule is for: those that everything here fits. */
export type FaultMatch = {
  readonly operationId?: string;
  readonly tag?: string;
  /** `documented` operations are named by the specification, `inferred` ones only by the contract. */
  readonly provenance?: "documented" | "inferred";
  /** A path, with `*` for any part of it. */
  readonly path?: string;
  readonly method?: string;
  /** Of parameters of the query: `{ page: "2" }`. */
  readonly query?: FieldValues;
  /** Of fields of the body, as in the form or decoded: `params[0][goods_id]`, `params.0.goods_id`, `params.*.goods_id`. */
  readonly body?: FieldValues;
  readonly headers?: FieldValues;
};

export type FaultRule = {
  readonly match: FaultMatch;
  readonly fault: Fault;
  /** How many calls it hits; all by default. */
  readonly times?: number;
  /** From 0 to 1; random by the world's seed. */
  readonly probability?: number;
  /** How many matching calls it spares first. */
  readonly after?: number;
};

export const FAULT_KINDS: readonly FaultKind[] = [
  "status",
  "answer",
  "login-code",
  "delay",
  "hang",
  "reset",
  "cut",
  "slow-drip",
  "content-type",
  "invalid-json",
  "wrong-shape",
  "patch",
  "documented-only",
];

/** For the log: `status 500`, `hang after`. */
export function describeFault(fault: Fault): string {
  const words: string[] = [fault.kind];
  if (fault.status !== undefined) words.push(String(fault.status));
  if (fault.delay !== undefined) words.push(`${[fault.delay].flat().join("..")}ms`);
  if (fault.when === "after") words.push("after");
  return words.join(" ");
}

/** Whether a fault replaces the handler; otherwise it changes the handler's response. */
export const replacesAnswer = ({ kind, when }: Fault): boolean =>
  !CHANGES_ANSWER.includes(kind) && when !== "after";

const CHANGES_ANSWER: readonly FaultKind[] = ["delay", "slow-drip", "patch", "documented-only"];
