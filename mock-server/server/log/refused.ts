import type { ShopRule } from "#mock/domain/common/shop-rules.ts";

/**
 * Which stage of the server refused a call.
 * - `address`: no such operation, method or host, or a world's name that cannot be one
 * - `body`: what was sent cannot be read
 * - `session`: the operation needs a login
 * - `contract`: a field breaks the contract
 * - `rule`: a rule of the shop stands against it
 * - `fault`: a fault was planned, or asked for in a header
 * - `upstream`: the real backend, or there was no reaching it
 * - `answer`: the mock's own answer broke the contract. `program`: its own code failed
 */
export type RefusalStage =
  | "address"
  | "body"
  | "session"
  | "contract"
  | "rule"
  | "fault"
  | "upstream"
  | "answer"
  | "program";

export type RefusedField = {
  /** Where the field stands: `path`, `query`, `headers` or `body`. */
  readonly place: string;
  readonly field: string;
  /** The keyword of the schema that it breaks, as `minimum`. */
  readonly rule: string;
  readonly message: string;
};

/** Why a call was refused, as the stage that did it noted. */
export type Refused = {
  readonly stage: RefusalStage;
  /** With `contract` and `answer`. */
  readonly fields?: readonly RefusedField[];
  /** With `rule` and `session`. */
  readonly rule?: ShopRule;
  /** With `session`: whether a cookie was sent that is no session. */
  readonly hadCookie?: boolean;
  /** With `fault`: null when the request asked for it itself. */
  readonly faultId?: number | null;
  /** With `program`. */
  readonly error?: string;
};
