import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { CompiledOperation } from "#mock/contract/compile-operation.ts";
import { InputError, isRecord } from "#mock/input/input-error.ts";
import { say } from "#mock/language/say.ts";
import { createMask } from "./mask.ts";
import type { HeaderLists, RecordedExchange } from "./recorded-exchange.ts";
import { hasSession, recordResponse } from "./recorded-response.ts";
import type { Recording } from "./recording.ts";
import { type RequestParts, keyOf, toRecordedRequest } from "./request-key.ts";

type Header = { readonly name: string; readonly value: string };
/** Playwright writes bodies into files beside the archive (`_file`). */
type Content = { readonly text?: string; readonly encoding?: string; readonly _file?: string };

type Entry = {
  readonly startedDateTime?: string;
  readonly time?: number;
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly headers?: readonly Header[];
    readonly postData?: Content & { readonly mimeType?: string; readonly params?: readonly Header[] };
  };
  readonly response: {
    readonly status: number;
    readonly headers?: readonly Header[];
    readonly content?: Content & { readonly size?: number; readonly mimeType?: string };
  };
};

type Seen = Omit<RecordedExchange, "operation">;

/**
 * Reads an HTTP Archive of any tool as a recording: the last response to a request applies, whatever host it came from.
 * Since most tools leave cookies out, a call with a session finds a response that was recorded without one. Throws
 * InputError for a file that is no archive.
 */
export function readHar(file: string): Recording {
  const byAddress = new Map<string, Seen[]>();
  const entries = readEntries(file).flatMap((entry) => toSeen(entry, dirname(file)) ?? []);
  for (const seen of entries) {
    const address = `${seen.method} ${seen.path}`;
    byAddress.set(address, [...(byAddress.get(address) ?? []), seen]);
  }
  const mask = createMask();
  return {
    find(parts) {
      const { operation, method, path } = parts;
      const requested = keyOf(toRecordedRequest({ ...parts, session: false }, mask));
      const found = (byAddress.get(`${method === "HEAD" ? "GET" : method} ${path}`) ?? []).filter(
        (seen) => keyOf(toRecordedRequest(partsOf(seen, operation), mask)) === requested,
      );
      const seen = found.findLast((each) => isLoggedIn(each) === parts.session) ?? found.at(-1);
      const recorded = seen && recordResponse({ ...seen, operation });
      return recorded && { ...recorded, cookies: otherCookies(seen) };
    },
    size: { operations: byAddress.size, responses: entries.length },
  };
}

/** The cookies but that of the session. A masked line has no name, and so is none. */
const otherCookies = ({ headers }: Seen) =>
  (headers["set-cookie"] ?? []).filter((line) => /^[^=;]+=/.test(line) && !/^session=/i.test(line));

const isLoggedIn = ({ sentHeaders }: Seen) => hasSession(sentHeaders.cookie?.join(";"));

const partsOf = (
  { method, path, queryText, sentHeaders, sent }: Seen,
  operation: CompiledOperation,
): RequestParts => ({
  operation,
  method,
  path,
  queryText,
  contentType: sentHeaders["content-type"]?.[0],
  body: sent ?? Buffer.alloc(0),
  session: false,
});

function readEntries(file: string): readonly Entry[] {
  let har: unknown;
  try {
    har = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    const { message } = error as Error;
    throw new InputError(
      say(`--replay: cannot read ${file}: ${message}`, `--replay：无法读取 ${file}：${message}`),
    );
  }
  const entries = isRecord(har) && isRecord(har.log) ? har.log.entries : undefined;
  const isWhole = (entry: unknown) =>
    isRecord(entry) &&
    isRecord(entry.request) &&
    typeof entry.request.method === "string" &&
    URL.canParse(String(entry.request.url)) &&
    isRecord(entry.response) &&
    Number.isInteger(entry.response.status);
  if (Array.isArray(entries) && entries.every(isWhole)) return entries as Entry[];
  throw new InputError(
    say(
      `--replay: ${file} is not an HTTP Archive: log.entries is missing, or an entry in it is incomplete`,
      `--replay：${file} 不是 HTTP Archive：缺少 log.entries，或其中某一项不完整`,
    ),
  );
}

/** Undefined for what has no response to send again: preflights, broken calls, what came from a cache, no body. */
function toSeen({ startedDateTime, time = 0, request, response }: Entry, folder: string): Seen | undefined {
  const { status, content = {} } = response;
  if (status < 200 || status === 304 || request.method === "OPTIONS") return undefined;
  const url = new URL(request.url);
  const bytes = bytesOf(content, folder) ?? (content.size === 0 ? Buffer.alloc(0) : undefined);
  if (!bytes) return undefined;
  return {
    at: Date.parse(startedDateTime ?? "") || 0,
    ms: time,
    method: request.method.toUpperCase(),
    origin: url.origin,
    path: url.pathname,
    queryText: url.search.slice(1),
    sentHeaders: listsOf(request.headers, request.postData?.mimeType),
    sent: sentBytes(request.postData, folder),
    status,
    headers: listsOf(response.headers, content.mimeType),
    content: bytes,
    violations: [],
  };
}

function sentBytes(data: Entry["request"]["postData"], folder: string): Buffer {
  if (!data) return Buffer.alloc(0);
  const form = new URLSearchParams((data.params ?? []).map(({ name, value }) => [name, value]));
  return bytesOf(data, folder) ?? Buffer.from(form.toString());
}

function bytesOf({ text, encoding, _file: file }: Content, folder: string): Buffer | undefined {
  if (text !== undefined) return Buffer.from(text, encoding === "base64" ? "base64" : "utf8");
  if (file === undefined) return undefined;
  try {
    return readFileSync(join(folder, file));
  } catch (error) {
    const { message } = error as Error;
    throw new InputError(say(`--replay: cannot read ${message}`, `--replay：无法读取 ${message}`));
  }
}

/** `type` stands for a content type that the headers lack. Some tools join cookies by line breaks. */
function listsOf(headers: readonly Header[] = [], type = ""): HeaderLists {
  const lists: Record<string, string[]> = {};
  for (const { name, value } of headers) (lists[name.toLowerCase()] ??= []).push(...value.split("\n"));
  return type === "" ? lists : { "content-type": [type], ...lists };
}
