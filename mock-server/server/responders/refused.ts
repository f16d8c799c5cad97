import type { Diagnostic } from "#mock/contract/validate-input.ts";
import type { ShopRule } from "#mock/domain/common/shop-rules.ts";

/**
 * The stage of the server that refused a call.
 * - `address`: no such operation, method or host, or an impossible name of a world
 * - `origin`: a page of another site sent it
 * - `body`: the request cannot be decoded
 * - `session`: the operation needs a login
 * - `contract`: a field breaks the contract
 * - `rule`: a rule of the shop forbids it
 * - `fault`: a fault was planned, or requested in a header
 * - `upstream`: the real backend refused it or could not be reached
 * - `answer`: the mock's own response broke the contract. `program`: its own code failed
 */
export type RefusalStage =
  | "address"
  | "origin"
  | "body"
  | "session"
  | "contract"
  | "rule"
  | "fault"
  | "upstream"
  | "answer"
  | "program";

export type RefusedField = {
  /** The part of the request: `path`, `query`, `headers` or `body`. */
  readonly place: string;
  readonly field: string;
  /** The keyword of the schema that it violates, such as `minimum`. */
  readonly rule: string;
  readonly message: string;
};

/** Why a call was refused, as noted by the stage that refused it. */
export type Refused = {
  readonly stage: RefusalStage;
  /** With `contract` and `answer`. */
  readonly fields?: readonly RefusedField[];
  /** With `rule` and `session`. */
  readonly rule?: ShopRule;
  /** With `session`: whether a cookie was sent, but of no valid session. */
  readonly hadCookie?: boolean;
  /** With `fault`: null when requested by a header. */
  readonly faultId?: number | null;
  /** With `program`. */
  readonly error?: string;
};

/** A validation error in terms of the request or response. */
export const refusedField = ({ code, message, path }: Diagnostic): RefusedField => ({
  place: path[0] ?? "",
  field: path.slice(1).join("."),
  rule: String(code),
  message,
});

/** For the log: `request query.page: …`. A missing session has no path. */
export const violationOf = ({ path, message }: Diagnostic) =>
  path.length > 0 ? `request ${path.join(".")}: ${message}` : `request: ${message}`;
