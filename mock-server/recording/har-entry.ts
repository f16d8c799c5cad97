import { MASK, type Mask, createMask, isSecretHeader } from "./mask.ts";
import { type HeaderLists, type RecordedExchange, cookieValues } from "./recorded-exchange.ts";

/** The largest body that is recorded, in bytes. For larger ones only the size is. */
const RECORDED_BYTES = 1024 * 1024;

/** A call as an entry of an HTTP Archive 1.2, without secrets. */
export function toHarEntry(seen: RecordedExchange) {
  const { at, ms, method, origin, path, queryText, sent, sentHeaders, status, headers, content } = seen;
  const mask = createMask(cookieValues(seen));
  const query = maskQuery(queryText, mask);
  const sentType = sentHeaders["content-type"]?.[0] ?? "";
  const type = headers["content-type"]?.[0] ?? "";
  const isTextSent = sent !== undefined && sent.length > 0 && sent.length <= RECORDED_BYTES;
  return {
    startedDateTime: new Date(at).toISOString(),
    time: ms,
    request: {
      method,
      url: `${origin}${mask.text(path)}${query === "" ? "" : `?${query}`}`,
      httpVersion: "HTTP/1.1",
      cookies: [],
      headers: listHeaders(sentHeaders, mask),
      queryString: [...new URLSearchParams(query)].map(([name, value]) => ({ name, value })),
      ...(isTextSent ? { postData: { mimeType: sentType, ...maskBody(sent, sentType, mask) } } : {}),
      headersSize: -1,
      bodySize: sent?.length ?? -1,
    },
    response: {
      status,
      statusText: "",
      httpVersion: "HTTP/1.1",
      cookies: [],
      headers: listHeaders(headers, mask),
      content: {
        size: content?.length ?? -1,
        mimeType: type,
        ...(content && content.length <= RECORDED_BYTES ? maskBody(content, type, mask) : {}),
      },
      redirectURL: mask.text(headers.location?.[0] ?? ""),
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: ms, receive: 0 },
    // Fields that the archive format does not define.
    _operationId: seen.operation?.id ?? null,
    _violations: seen.violations.map((line) => mask.text(line)),
  };
}

const listHeaders = (headers: HeaderLists, mask: Mask) =>
  Object.entries(headers).flatMap(([name, values]) =>
    values.map((value) => ({ name, value: isSecretHeader(name) ? MASK : mask.text(value) })),
  );

/** A body without secrets in the form of an HTTP Archive; binary in base64, a form with files omitted. */
function maskBody(body: Buffer, type: string, mask: Mask): { text?: string; encoding?: "base64" } {
  if (type.startsWith("multipart/")) return {};
  if (type.startsWith("application/x-www-form-urlencoded"))
    return { text: maskQuery(body.toString("utf8"), mask) };
  if (/json/i.test(type)) return { text: maskJson(body.toString("utf8"), mask) };
  if (/^text\/|xml|javascript/i.test(type)) return { text: mask.text(body.toString("utf8")) };
  return { text: body.toString("base64"), encoding: "base64" };
}

/** A form or a query, with names as sent: `phones[0]=13800000001`. */
function maskQuery(text: string, mask: Mask): string {
  if (text === "") return "";
  const masked = [...new URLSearchParams(text)].map(([name, value]) => [
    name,
    String(mask.value(value, name.replace(/^.*?(\w+)(?:\[\d*\])*\]?$/, "$1"))),
  ]);
  return new URLSearchParams(masked).toString();
}

function maskJson(text: string, mask: Mask): string {
  try {
    return JSON.stringify(mask.value(JSON.parse(text)));
  } catch {
    return mask.text(text);
  }
}
