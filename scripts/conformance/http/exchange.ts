import type { Operation } from "../contract/operation.ts";

/** Whose cookies go along: the buyer's, the second buyer's, those of a session that has ended, a made-up one, none. */
export type Actor = "buyer" | "other" | "ended" | "made-up" | "visitor";

export type Call = {
  readonly operation: Operation;
  readonly actor: Actor;
  readonly method: string;
  /** Whole, with query. */
  readonly url: string;
  /** Without the cookies of the actor. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** The cookies that went along. */
  readonly cookie: string;
};

/** Why there is no whole answer. */
export type Failure =
  | "refused"
  | "unknown-host"
  | "reset"
  | "cut"
  | "timeout"
  | "tls"
  | "too-large"
  | "other";

export type Answer = {
  /** 0 when there is none. */
  readonly status: number;
  /** Names in lower case; several of one name are joined by a comma. */
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
  readonly text: string;
  readonly ms: number;
  readonly failure: Failure | undefined;
  /** What the system says of the failure. */
  readonly detail: string;
};

export type Exchange = { readonly call: Call; readonly answer: Answer };

/** The JSON of an answer; undefined when it is none. */
export function jsonOf({ text }: Answer): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A field of the envelope; undefined where there is no envelope. */
export function envelopeOf(answer: Answer): { code?: unknown; data?: unknown; errors?: unknown } {
  const json = jsonOf(answer);
  return typeof json === "object" && json !== null ? json : {};
}

export const isSuccess = ({ status }: Answer): boolean => status >= 200 && status < 300;
