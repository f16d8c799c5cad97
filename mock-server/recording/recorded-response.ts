import { sessionChange } from "#mock/proxy/session-change.ts";
import { createMask, type Mask } from "./mask.ts";
import { type HeaderLists, type RecordedExchange, cookieValues } from "./recorded-exchange.ts";
import { type RecordedRequest, keyOf, toRecordedRequest } from "./request-key.ts";

/** A response of a recording. The body is in one of three fields, or there was none. */
export type RecordedResponse = {
  readonly request: RecordedRequest;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly text?: string;
  readonly base64?: string;
  /** The effect of the response on the session; the cookie itself is not recorded. */
  readonly session?: "starts" | "ends";
  /** The other cookies, as `Set-Cookie` lines: an archive of another tool may have them, a recording never does. */
  readonly cookies?: readonly string[];
  /** The contract violations of the call. */
  readonly violations: readonly string[];
  /** When it was last recorded. */
  readonly seen_at: string;
};

/** They describe the body; the others belong to the moment. */
const RECORDED_HEADERS = ["content-type", "content-disposition", "content-language", "location"];

/** A response without secrets; undefined for what cannot be replayed: no operation, or an unknown body. */
export function recordResponse(seen: RecordedExchange): RecordedResponse | undefined {
  const { operation, method, path, queryText, sentHeaders, sent, content, status, headers } = seen;
  if (!operation || method === "HEAD" || sent === undefined || content === undefined) return undefined;
  const mask = createMask(cookieValues(seen));
  const session = hasSession(sentHeaders.cookie?.join(";"));
  const contentType = sentHeaders["content-type"]?.[0];
  const parts = { operation, method, path, queryText, contentType, body: sent, session };
  const change = sessionChange(headers)?.change;
  return {
    request: toRecordedRequest(parts, mask),
    status,
    headers: storedHeaders(headers, mask),
    ...bodyOf(content, headers["content-type"]?.[0] ?? "", mask),
    ...(change && { session: change }),
    violations: seen.violations.map((line) => mask.text(line)),
    seen_at: new Date(seen.at).toISOString(),
  };
}

/** Responses with the same key are equivalent: a later one replaces an earlier one. */
export const responseKey = (response: RecordedResponse): string =>
  `${keyOf(response.request)} ${response.status} ${response.json === undefined ? (response.headers["content-type"] ?? "") : shapeOf(response.json)}`;

export const hasSession = (cookie: string | undefined) => /(?:^|;\s*)session=[^;\s]/.test(cookie ?? "");

const storedHeaders = (headers: HeaderLists, mask: Mask) =>
  Object.fromEntries(
    RECORDED_HEADERS.flatMap((name) => {
      const [value] = headers[name] ?? [];
      return value === undefined ? [] : [[name, mask.text(value)]];
    }),
  );

function bodyOf(
  content: Buffer,
  type: string,
  mask: Mask,
): Pick<RecordedResponse, "json" | "text" | "base64"> {
  if (content.length === 0) return {};
  if (/json/i.test(type)) {
    try {
      return { json: mask.value(JSON.parse(content.toString("utf8"))) };
    } catch {
      return { text: mask.text(content.toString("utf8")) };
    }
  }
  if (/^text\/|xml|javascript/i.test(type)) return { text: mask.text(content.toString("utf8")) };
  return { base64: content.toString("base64") };
}

/**
 * The shape of a JSON value: names and types, not values. Lists of any length have the same shape when their items do;
 * an empty list has another.
 */
function shapeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return `[${[...new Set(value.map(shapeOf))].toSorted().join("|")}]`;
  if (typeof value !== "object") return typeof value;
  const fields = Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}:${shapeOf(item)}`);
  return `{${fields.toSorted().join(",")}}`;
}
