/** The addresses of a mock by host: main, activity and chat. */
type Urls = Readonly<Record<string, string>>;

type Fetch = typeof globalThis.fetch;
type Connected = { readonly name: string; readonly fetch: Fetch };

/** The mocks' hosts by address, each with the world that answers there; undefined while none is connected. */
const hosts = new Map<string, Connected | undefined>();
let native: Fetch | undefined;

/**
 * From now on, a call of these hosts that names no world rejects, instead of reaching the default world: a test that
 * forgets to connect its app would pass without its own world ever being called.
 */
export function guardHosts(urls: Urls): void {
  for (const url of Object.values(urls)) if (!hosts.has(url)) hosts.set(url, undefined);
  if (native) return;
  const plain = globalThis.fetch;
  native = plain;
  globalThis.fetch = async (input, init) => {
    const address = addressOf(input);
    const host = [...hosts.keys()].find((url) => address === url || address.startsWith(`${url}/`));
    if (host === undefined || namesWorld(input, init)) return plain(input, init);
    const world = hosts.get(host);
    if (world) return world.fetch(input, init);
    throw new Error(
      `${address} is called by no world: connect the app under test with world.connect(), or give its client world.fetch`,
    );
  };
}

/** To be called for a server that has just begun: another one, which has closed, may have had its addresses. */
export function unguardHosts(urls: Urls): void {
  for (const url of Object.values(urls)) hosts.delete(url);
}

/**
 * Lets the global `fetch` call this world at these hosts. Returns how to undo it. Throws when another world is
 * connected: tests that run at the same time give each app its world's own `fetch`.
 */
export function connectWorld(urls: Urls, world: Connected): () => void {
  guardHosts(urls);
  for (const url of Object.values(urls)) {
    const other = hosts.get(url);
    if (other && other.name !== world.name)
      throw new Error(
        `the world ${other.name} is connected: one at a time, or give the client of each app its world.fetch`,
      );
    hosts.set(url, world);
  }
  return () => {
    for (const url of Object.values(urls)) if (hosts.get(url) === world) hosts.set(url, undefined);
  };
}

/** A page resolves a relative address itself. */
const addressOf = (input: RequestInfo | URL): string =>
  input instanceof Request ? input.url : (URL.parse(String(input), globalThis.location?.href)?.href ?? "");

const namesWorld = (input: RequestInfo | URL, init: RequestInit | undefined): boolean =>
  new Headers(init?.headers ?? (input instanceof Request ? input.headers : {})).has("x-mock-world");
