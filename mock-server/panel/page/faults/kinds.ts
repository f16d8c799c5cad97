import type { FaultKind } from "#generated/control/model/faultKind.ts";

/** The kinds of faults, in display order. */
export const KINDS: readonly { readonly kind: FaultKind; readonly title: string; readonly about: string }[] =
  [
    {
      kind: "status",
      title: "Error status",
      about: "Answers the status with the contract's example; message and field errors can be replaced.",
    },
    {
      kind: "login-code",
      title: "Session ended (10001)",
      about: "Answers 200, but the body's code is 10001.",
    },
    { kind: "delay", title: "Delay", about: "The real response, but late." },
    { kind: "hang", title: "No answer", about: "Never responds: the client waits for its own timeout." },
    {
      kind: "reset",
      title: "Connection reset",
      about: "Resets the connection: the client sees a network error.",
    },
    { kind: "cut", title: "Truncated body", about: "Cuts off halfway through the response body." },
    { kind: "slow-drip", title: "Slow transfer", about: "The real response, in small pieces." },
    { kind: "content-type", title: "Wrong content type", about: "The same body under another Content-Type." },
    { kind: "invalid-json", title: "Invalid JSON", about: "Answers 200 with a body that is not valid JSON." },
    { kind: "wrong-shape", title: "Wrong shape", about: "Valid JSON that violates the contract." },
  ];

/** `answer` and `patch` are not offered: JSON is not typed but set by commands. */
export const kindTitle = (kind: FaultKind): string =>
  kind === "answer"
    ? "Given answer"
    : kind === "patch"
      ? "Patched answer"
      : (KINDS.find((one) => one.kind === kind)?.title ?? kind);

/** Kinds that can replace the response after the call has been executed. */
export const canComeAfter = (kind: FaultKind): boolean =>
  kind !== "delay" && kind !== "slow-drip" && kind !== "patch";

export const STATUSES: readonly (readonly [status: number, title: string])[] = [
  [401, "not logged in"],
  [403, "forbidden"],
  [404, "not found"],
  [409, "conflict"],
  [422, "invalid fields"],
  [429, "too many requests"],
  [459, "contract not signed"],
  [500, "server error"],
  [502, "bad gateway"],
  [503, "maintenance"],
];
