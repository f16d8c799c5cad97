/**
 * What can go wrong with an answer.
 * - `status`: this status with the contract's example; `errors` and `message` replace those of the example
 * - `answer`: this status and body, word for word: what was seen of another server
 * - `login-code`: 200 with the code 10001
 * - `delay`: the true answer, late. `slow-drip`: the true answer in small pieces
 * - `hang`: no answer at all. `reset`: the connection is reset. `cut`: the body stops half way
 * - `content-type`: the body is declared as something else. `invalid-json`: no JSON. `wrong-shape`: JSON that breaks
 *   the contract
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
  | "wrong-shape";

export type Fault = {
  readonly kind: FaultKind;
  /** For `status`. */
  readonly status?: number;
  /** For `answer`: the body as text; defaults to empty. */
  readonly body?: string;
  /** For `answer`: the full `Content-Type`; defaults to JSON. */
  readonly content_type?: string;
  /** Name of the contract's example, for `status`. */
  readonly example?: string;
  /** For `status`: replaces the message of the example. */
  readonly message?: string;
  /** For `status` 422: messages per field. */
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  /** The delay in ms, or a range to draw from with the world's seed. */
  readonly delay?: number | readonly [from: number, to: number];
  /** For `slow-drip`: ms for the whole body; 2000 if not said. */
  readonly duration?: number;
  /**
   * `before`: the handler does not run, and a corrupted body comes from the contract's example. `after`: the handler
   * runs first, then its response is replaced: a payment whose response is lost but which succeeded. `delay` and
   * `slow-drip` always run the handler.
   */
  readonly when?: "before" | "after";
};

export type FaultMatch = {
  readonly operationId?: string;
  readonly tag?: string;
  /** A path, `*` standing for any part of it. */
  readonly path?: string;
  readonly method?: string;
};

export type FaultRule = {
  readonly match: FaultMatch;
  readonly fault: Fault;
  /** How many calls it hits; without it, every one. */
  readonly times?: number;
  /** From 0 to 1, drawn from the world's seed. */
  readonly probability?: number;
  /** How many matching calls pass unharmed first. */
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
];

/** One word for the log: `status 500`, `hang after`. */
export function describeFault(fault: Fault): string {
  const words: string[] = [fault.kind];
  if (fault.status !== undefined) words.push(String(fault.status));
  if (fault.delay !== undefined) words.push(`${[fault.delay].flat().join("..")}ms`);
  if (fault.when === "after") words.push("after");
  return words.join(" ");
}

/** Whether a fault replaces the handler; otherwise it changes the handler's response. */
export const replacesAnswer = ({ kind, when }: Fault): boolean =>
  kind !== "delay" && kind !== "slow-drip" && when !== "after";
