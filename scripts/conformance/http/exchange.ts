import type { Operation } from "../contract/operation.ts";

/**
 * Whose cookies go along: the buyer's, the second buyer's, those of a session that has ended, of one that the buyer has
 * beside the first, a made-up one, none.
 */
export type Actor = "buyer" | "other" | "ended" | "beside" | "made-up" | "visitor";

/** One request as plain data: it can be written down, and sent again. */
export type Request = {
  readonly method: string;
  /** Whole, with query. */
  readonly url: string;
  /** Names in lower case; without the cookies. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** The value of the `cookie` header; empty for none. */
  readonly cookie: string;
};

/** A request to an operation of the contract. */
export type Call = Request & {
  readonly operation: Operation;
  readonly actor: Actor;
  /** The operations to ask for to repeat the call: its own, or all of a flow. */
  readonly within: readonly string[];
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
  | "aborted"
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

const read = new WeakMap<Answer, { readonly json: unknown }>();

/** The JSON of an answer; undefined when it is none. */
export function jsonOf(answer: Answer): unknown {
  const known = read.get(answer);
  if (known) return known.json;
  const json = parseJson(answer.text);
  read.set(answer, { json });
  return json;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Envelope = { readonly [name in "code" | "message" | "data" | "errors"]?: unknown };

/** The fields of the envelope; none where there is no envelope. */
export function envelopeOf(answer: Answer): Envelope {
  const json = jsonOf(answer);
  return typeof json === "object" && json !== null ? json : {};
}

const SUCCESS_CODES: readonly unknown[] = [200, 201, 10_000];

/** Whether an answer of a success status says by its code that it is an error (§8). */
export function hidesError(answer: Answer): boolean {
  const { code } = envelopeOf(answer);
  return isOk(answer) && typeof code === "number" && !SUCCESS_CODES.includes(code);
}

const isOk = ({ status }: Answer) => status >= 200 && status < 300;

/** A success status that does not hide an error. */
export const isSuccess = (answer: Answer): boolean => isOk(answer) && !hidesError(answer);
