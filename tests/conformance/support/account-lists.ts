import type { MockUrls } from "#mock/test-kit/mock-urls.ts";
import { loadContract } from "#scripts/api-client/contract/load-contract.ts";

export type Lists = Readonly<Record<string, unknown>>;

const { operations } = loadContract();

/** Their responses change with every call. */
const FLEETING: ReadonlySet<string> = new Set(["getCaptcha"]);

/** The lists, and the records without an id, of this buyer in a world of the mock: all, or the given ones. */
export async function listsOf(
  urls: MockUrls,
  world: string,
  username: string,
  only?: readonly string[],
): Promise<Lists> {
  const headers = { "x-mock-world": world };
  const body = new URLSearchParams({ username, password: "demo1234" });
  const login = await fetch(`${urls.main}/api/user/login`, { method: "POST", headers, body });
  const cookie = login.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const lists: Record<string, unknown> = {};
  for (const { id, method, path, host, parameters, writes } of operations) {
    if (method !== "GET" || writes || FLEETING.has(id) || parameters.some(({ required }) => required))
      continue;
    if (only?.includes(id) === false) continue;
    const isPaged = parameters.some(({ name }) => name === "page_size");
    const address = `${urls[host]}${path}${isPaged ? "?page_size=100" : ""}`;
    const response = await fetch(address, { headers: { ...headers, cookie } });
    const text = await response.text();
    // A file, such as a template, is not a list.
    if (response.headers.get("content-type")?.startsWith("application/json") !== true) continue;
    lists[id] = (JSON.parse(text) as { data?: unknown }).data;
  }
  return lists;
}
