import { encodeForm } from "#api-spec/kit/codec/encode-form.ts";
import { type OperationId, operations } from "#generated/operations.ts";

/**
 * The calls of a page by operation, with the parameters of the query string. Those of the path come from its address.
 */
export type FirstCalls = { readonly [id in OperationId]?: Readonly<Record<string, string | number>> };

/** A visit to a page whose calls are recorded. */
export type Visit = {
  account: "visitor" | "buyer";
  id: string;
  size: { width: number; height: number };
  /** The browser has been there and remembers the help and which ads were closed. */
  isReturn: boolean;
};

/**
 * They differ in all that a page's first calls must not depend on. The windows are small: what nobody comes near is not
 * requested.
 */
export const VISITS: readonly Visit[] = [
  { account: "visitor", id: "7", size: { width: 1024, height: 600 }, isReturn: false },
  { account: "buyer", id: "8", size: { width: 360, height: 560 }, isReturn: true },
];

/** The address of a route's page; parameters that may be missing are. */
export const addressOf = (pattern: string, { id }: Visit): string =>
  pattern.replaceAll(/\/:\w+\?/g, "").replaceAll(/:\w+/g, id);

/** The calls that were made on each of the visits, in the order of the first. */
export function commonCalls(pattern: string, recorded: readonly (readonly string[])[]): FirstCalls {
  const [first = [], ...others] = recorded.map((calls, index) => {
    const visit = VISITS[index];
    if (!visit) throw new Error("more was recorded than there are visits");
    return calls.map((call) => readCall(call, pattern, visit)).filter((call) => call !== undefined);
  });
  const texts = others.map((calls) => new Set(calls.map((call) => JSON.stringify(call))));
  const common = first.filter((call) => texts.every((all) => all.has(JSON.stringify(call))));
  return Object.fromEntries(common);
}

/** The operation and query of a call; undefined where it cannot be begun with the page's address alone. */
function readCall(
  call: string,
  pattern: string,
  { id }: Visit,
): [OperationId, Record<string, string | number>] | undefined {
  const [path = "", query = ""] = call.split("?");
  for (const [name, { method, path: template }] of Object.entries(operations)) {
    if (method !== "GET") continue;
    const filled = template.replaceAll(/\{(\w+)\}/g, (whole, parameter: string) =>
      pattern.includes(`:${parameter}`) ? id : whole,
    );
    if (filled !== path) continue;
    const params = Object.fromEntries(
      [...new URLSearchParams(query)].map(([key, value]) => [
        key,
        /^\d+$/.test(value) ? Number(value) : value,
      ]),
    );
    if (encodeForm(params) !== query) throw new Error(`${call} is not written as the http client writes it`);
    return [name as OperationId, params];
  }
  return undefined;
}
