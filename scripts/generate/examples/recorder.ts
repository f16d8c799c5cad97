import type { Contract } from "#mock/contract/load-contract.ts";
import type { MockUrls } from "#mock/test-kit/mock-urls.ts";
import { createWays, isRecord, mapValues } from "./follow-way.ts";

/** The numbers of list entries to try for an example: two, or the fewest more that the contract allows. */
const ENTRIES = [2, 3, 4];

/** The header by which the mock says so. */
const VIOLATION = "x-mock-violation";

type Recording = {
  readonly value: unknown;
  /** The fields that the handler left out, and the mock made up. */
  readonly violation: string | null;
};

/**
 * Returns a function that records the JSON by which an operation succeeds in a new world of the mock at `urls`, with
 * short lists. It rejects when the mock refuses the call or breaks the contract.
 */
export function createRecorder(urls: MockUrls, { document, operations }: Contract) {
  const { follow, call } = createWays(urls, { operations });
  const servers = (document.servers ?? []).map(
    ({ url, "x-host": host = "main" }) => [urls[host], url] as const,
  );

  return async (id: string): Promise<Recording> => {
    const { world, values } = await follow(id);
    const reply = await call(world, id, values);
    if (reply.status >= 300) throw new Error(`${reply.status} ${reply.text}`);
    const response: unknown = JSON.parse(withContractUrls(reply.text));
    const { validate } = operations.get(id)?.checkedResponses.get(reply.status)?.body ?? {};
    for (const entries of ENTRIES) {
      const value = shorten(response, entries);
      if (validate?.(value)) return { value, violation: reply.headers.get(VIOLATION) };
    }
    throw new Error(JSON.stringify(validate?.errors));
  };

  /** The mock's addresses as the contract says them. */
  function withContractUrls(text: string): string {
    return servers.reduce((all, [actual, declared]) => all.replaceAll(actual, declared), text);
  }
}

/** A value whose lists have at most this many entries. */
function shorten(value: unknown, entries: number): unknown {
  if (Array.isArray(value)) return value.slice(0, entries).map((one) => shorten(one, entries));
  return isRecord(value) ? mapValues(value, (inner) => shorten(inner, entries)) : value;
}
