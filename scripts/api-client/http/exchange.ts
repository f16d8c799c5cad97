import { withoutMark } from "../byte-order-mark.ts";
import type { Operation } from "../contract/operation.ts";
import { isTooDeep } from "./nesting.ts";

/**
 * Whose cookies are sent: those of the buyer, of the second buyer, of an ended session, of a second session of the
 * buyer (`beside`), of a disposable account (`made`), invalid ones, or none.
 */
export type Actor = "buyer" | "other" | "ended" | "second" | "made" | "made-up" | "visitor";

/** One request as plain data, which can be stored and sent again. */
export type Request = {
  readonly method: string;
  /** The full URL with query. */
  readonly url: string;
  /** Lower-case names; without cookies. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** The value of the `cookie` header; empty for none. */
  readonly cookie: string;
};

/** A request to an operation of the contract. */
export type Call = Request & {
  readonly operation: Operation;
  readonly actor: Actor;
  /** The operations to select in order to repeat the call: its own, or all of a flow. */
  readonly within: readonly string[];
  /** The id of the flow that made it; undefined for a call of its own. */
  readonly flow: string | undefined;
};

/** Why there is no complete response. */
export type Failure =
  | "refused"
  | "unknown-host"
  | "reset"
  | "cut"
  | "timeout"
  | "tls"
  | "too-large"
  | "aborted"
  | "undecodable"
  | "other";

export type HttpResponse = {
  /** 0 if there is none. */
  readonly status: number;
  /** Lower-case names; repeated headers are joined by a comma. */
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
  readonly text: string;
  /** True if the bytes were valid UTF-8; undefined if the bytes are unknown. */
  readonly isUtf8?: boolean;
  readonly ms: number;
  readonly failure: Failure | undefined;
  /** The system's error message. */
  readonly detail: string;
};

export type Exchange = { readonly call: Call; readonly response: HttpResponse };

const read = new WeakMap<HttpResponse, { readonly json: unknown }>();

/** The JSON of a response; undefined if it is not JSON, or nested too deep. */
export function jsonOf(response: HttpResponse): unknown {
  const known = read.get(response);
  if (known) return known.json;
  const json = parseJson(response.text);
  read.set(response, { json });
  return json;
}

function parseJson(text: string): unknown {
  if (isTooDeep(text)) return undefined;
  try {
    return JSON.parse(withoutMark(text));
  } catch {
    return undefined;
  }
}

type Envelope = { readonly [name in "code" | "message" | "data" | "errors"]?: unknown };

/** The fields of the envelope; empty if there is no envelope. */
export function envelopeOf(response: HttpResponse): Envelope {
  const json = jsonOf(response);
  return typeof json === "object" && json !== null ? json : {};
}

const SUCCESS_CODES: readonly unknown[] = [200, 201, 10_000];

/** True if a response with a success status has an error code (§8). */
export function hidesError(response: HttpResponse): boolean {
  const { code } = envelopeOf(response);
  return isOk(response) && typeof code === "number" && !SUCCESS_CODES.includes(code);
}

const isOk = ({ status }: HttpResponse) => status >= 200 && status < 300;

/** A success status without an error code. */
export const isSuccess = (response: HttpResponse): boolean => isOk(response) && !hidesError(response);

const HTML = "text/html";

/** True for an HTML page where the contract has JSON; the page of a failed server (5xx) is not looked at. */
export function isUndeclaredPage({ call, response }: Exchange): boolean {
  const { status, headers, text } = response;
  if (status >= 500 || call.operation.responses.get(status)?.mediaType === HTML) return false;
  return (headers["content-type"] ?? "").toLowerCase().startsWith(HTML) && text.trimStart().startsWith("<");
}
