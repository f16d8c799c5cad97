import { createMask, type Mask } from "./mask.ts";
import { type HeaderLists, type RecordedExchange, cookieValues } from "./recorded-exchange.ts";
import { type RecordedRequest, keyOf, toRecordedRequest } from "./request-key.ts";
import { shapeOf } from "./shape.ts";

/** A response in a recording. The body is under one of three names, or absent. */
export type RecordedAnswer = {
  readonly request: RecordedRequest;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly text?: string;
  readonly base64?: string;
  /** The response's effect on the session; the cookie itself is not recorded. */
  readonly session?: "starts" | "ends";
  /** How the call broke the contract. */
  readonly violations: readonly string[];
  /** When it was last seen. */
  readonly seen_at: string;
};

/** Say how the body is to be read; the rest belongs to the moment. */
const KEPT_HEADERS = ["content-type", "content-disposition", "content-language", "location"];

/** A response without secrets; undefined if it cannot be replayed: no operation, or an unknown body. */
export function recordAnswer(seen: RecordedExchange): RecordedAnswer | undefined {
  const { operation, method, path, queryText, sentHeaders, sent, content, status, headers } = seen;
  if (!operation || method === "HEAD" || sent === undefined || content === undefined) return undefined;
  const mask = createMask(cookieValues(seen));
  const session = hasSession(sentHeaders.cookie?.join(";"));
  const contentType = sentHeaders["content-type"]?.[0];
  const asked = { operation, method, path, queryText, contentType, body: sent, session };
  const change = sessionChange(headers);
  return {
    request: toRecordedRequest(asked, mask),
    status,
    headers: keptHeaders(headers, mask),
    ...bodyOf(content, headers["content-type"]?.[0] ?? "", mask),
    ...(change && { session: change }),
    violations: seen.violations.map((line) => mask.text(line)),
    seen_at: new Date(seen.at).toISOString(),
  };
}

/** Answers of the same key say the same thing: the later one takes the place of the earlier. */
export const answerKey = (answer: RecordedAnswer): string =>
  `${keyOf(answer.request)} ${answer.status} ${answer.json === undefined ? (answer.headers["content-type"] ?? "") : shapeOf(answer.json)}`;

export const hasSession = (cookie: string | undefined) => /(?:^|;\s*)session=[^;\s]/.test(cookie ?? "");

const keptHeaders = (headers: HeaderLists, mask: Mask) =>
  Object.fromEntries(
    KEPT_HEADERS.flatMap((name) => {
      const [value] = headers[name] ?? [];
      return value === undefined ? [] : [[name, mask.text(value)]];
    }),
  );

function bodyOf(content: Buffer, type: string, mask: Mask): Pick<RecordedAnswer, "json" | "text" | "base64"> {
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

function sessionChange(headers: HeaderLists): RecordedAnswer["session"] {
  const line = headers["set-cookie"]?.findLast((cookie) => /^session=/i.test(cookie));
  if (line === undefined) return undefined;
  const expires = /;\s*expires=([^;]*)/i.exec(line)?.[1];
  const isOver = /^session=(?:"")?(?:;|$)/i.test(line) || /;\s*max-age=(?:0|-\d+)/i.test(line);
  return isOver || (expires !== undefined && Date.parse(expires) < Date.now()) ? "ends" : "starts";
}
