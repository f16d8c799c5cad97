import { InputError } from "#mock/input/input-error.ts";
import { say } from "#mock/language/say.ts";
import type { CompiledOperation } from "./compile-operation.ts";
import type { Wishes } from "./stock-prism.ts";

type Input = { readonly headers: Readonly<Record<string, unknown>>; readonly queryText: string };

/**
 * The wishes of a call, as Prism documents them: `Prefer: code=404, example=gone, dynamic=true, seed=7`, or without
 * that header `?__code=404&__example=…&__dynamic=…&__seed=…`; and an `Accept` that the operation's response does not
 * fit. Undefined for all other calls. Throws InputError for a code that is no status, and for `dynamic` that is neither
 * true nor false.
 */
export function readWishes(operation: CompiledOperation, { headers, queryText }: Input): Wishes | undefined {
  const { prefer } = headers;
  const named = typeof prefer === "string" ? fromHeader(prefer) : fromQuery(queryText);
  const { code, example, dynamic, seed } = named;
  const mediaTypes = refusedTypes(operation, headers.accept);
  if ([code, example, dynamic, seed, mediaTypes].every((wish) => wish === undefined)) return undefined;
  return {
    ...(code !== undefined && { code: toCode(code) }),
    ...(example !== undefined && { exampleKey: example }),
    ...(dynamic !== undefined && { dynamic: toBoolean(dynamic) }),
    ...(seed !== undefined && { seed }),
    ...(mediaTypes && { mediaTypes }),
  };
}

const PREFIX = "__";
const PARAMETER = /^__(?:code|example|dynamic|seed)=/;

/** A query without the parameters that are wishes. */
export const withoutWishes = (queryText: string): string =>
  queryText.includes(PREFIX)
    ? queryText
        .split("&")
        .filter((part) => !PARAMETER.test(part))
        .join("&")
    : queryText;

type Named = { readonly [name in "code" | "example" | "dynamic" | "seed"]?: string | undefined };

/** `code=459, example="unsigned"` (RFC 7240). */
function fromHeader(text: string): Named {
  const parts = text.split(/[,;]/).map((part) => part.trim().split("="));
  return Object.fromEntries(
    parts.map(([name = "", ...value]) => [name.trim(), value.join("=").trim().replaceAll('"', "")]),
  );
}

function fromQuery(text: string): Named {
  if (!text.includes(PREFIX)) return {};
  const values = new URLSearchParams(text);
  const named = (name: string) => values.get(PREFIX + name) ?? undefined;
  return { code: named("code"), example: named("example"), dynamic: named("dynamic"), seed: named("seed") };
}

/** `application/json;q=0.9`, `text/*`; in a header that has anything else, nothing counts. */
const MEDIA_RANGE = /^\s*[\w!#$&^.+-]+\/[\w!#$&^.+*-]+\s*(?:;|$)/;

/** The media types of `Accept`, if the operation's first success has none of them. */
function refusedTypes({ responses }: CompiledOperation, accept: unknown): string[] | undefined {
  if (typeof accept !== "string" || accept.includes("*/*")) return undefined;
  const [success] = [...responses.values()].filter(({ status }) => status >= 200 && status < 300);
  const sent = success?.mediaType;
  if (sent === undefined) return undefined;
  const fitting = [sent, sent.replace(/\/.*/, "/*")];
  const types = accept.split(",");
  if (!types.every((type) => MEDIA_RANGE.test(type))) return undefined;
  return types.some((type) => fitting.includes((type.split(";")[0] ?? "").trim())) ? undefined : types;
}

function toCode(text: string): number {
  if (/^[1-5]\d\d$/.test(text)) return Number(text);
  throw new InputError(
    say(`Prefer: code is a status, not ${text}`, `Prefer：code 应为状态码，不能是 ${text}`),
  );
}

function toBoolean(text: string): boolean {
  if (text === "true" || text === "false") return text === "true";
  throw new InputError(
    say(
      `Prefer: dynamic is true or false, not ${text}`,
      `Prefer：dynamic 应为 true 或 false，不能是 ${text}`,
    ),
  );
}
