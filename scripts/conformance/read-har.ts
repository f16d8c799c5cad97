import { isUtf8 } from "node:buffer";
import { readText } from "../api-client/read-text.ts";
import { SetupError } from "../api-client/setup-error.ts";

type Header = { readonly name: string; readonly value: string };

/** An entry as tools write it: some leave parts out. */
type Written = {
  readonly time?: number;
  readonly request?: {
    readonly method?: string;
    readonly url?: string;
    readonly headers?: readonly Header[];
    readonly postData?: { readonly text?: string };
  };
  readonly response?: {
    readonly status?: number;
    readonly headers?: readonly Header[];
    readonly content?: { readonly text?: string; readonly encoding?: string; readonly size?: number };
  };
};

export type RecordedResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
  /** Undefined if there was one, and the browser did not keep it. */
  readonly text: string | undefined;
  readonly isUtf8?: boolean;
};

export type RecordedCall = {
  readonly ms: number;
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** Undefined if none was recorded. */
  readonly response: RecordedResponse | undefined;
};

/** The calls of a HAR, without those that have no address. Throws SetupError for a file that is not a HAR. */
export async function readHar(file: string): Promise<readonly RecordedCall[]> {
  try {
    const { log } = JSON.parse(await readText(file)) as { log?: { entries?: (Written | null)[] } };
    if (!Array.isArray(log?.entries)) throw new Error("log.entries");
    return log.entries.flatMap((entry) => callOf(entry ?? {}) ?? []);
  } catch (error) {
    const why = (error as Error).message;
    throw new SetupError({ zh: `读不了 HAR ${file}：${why}`, en: `cannot read the HAR ${file}: ${why}` });
  }
}

function callOf({ time = 0, request = {}, response }: Written): RecordedCall | undefined {
  const { method = "GET", url = "", headers = [], postData } = request;
  if (!URL.canParse(url)) return undefined;
  return {
    ms: time,
    method,
    url: new URL(url),
    headers: table(headers),
    body: postData?.text,
    response: response?.status ? responseOf(response.status, response) : undefined,
  };
}

function responseOf(
  status: number,
  { headers = [], content = {} }: NonNullable<Written["response"]>,
): RecordedResponse {
  const named = table(headers);
  const { text, encoding, size = 0 } = content;
  const isEmpty = size === 0 && Number(named["content-length"] ?? 0) === 0;
  const bytes = encoding === "base64" && text !== undefined ? Buffer.from(text, "base64") : undefined;
  return {
    status,
    headers: named,
    cookies: headers.filter(({ name }) => /^set-cookie$/i.test(name)).map(({ value }) => value),
    text: bytes?.toString("utf8") ?? text ?? (isEmpty ? "" : undefined),
    ...(bytes && { isUtf8: isUtf8(bytes) }),
  };
}

const table = (headers: readonly Header[]) =>
  Object.fromEntries(headers.map(({ name, value }) => [name.toLowerCase(), value]));
