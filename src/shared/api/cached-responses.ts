import type { OperationId } from "#generated/operations.ts";
import { whenIdle } from "#src/shared/lib/when-idle.ts";

/** The operations whose responses a buyer can still read offline: the cart, lists of goods, and goods. */
const CACHED: ReadonlySet<OperationId> = new Set(["listCartLines", "listGoods", "getGoodsDetail"]);

/** Bump when the format of the responses changes, so that those of an older release are not read. */
const CACHE = "responses-1";
const AT = "x-cached-at";
/** The least recently loaded are dropped first. */
const ENTRIES_MAX = 40;

export const isCached = (id: OperationId): boolean => CACHED.has(id);

/** Counts how often the cache was cleared: responses that were waiting to be cached then are dropped. */
let timesCleared = 0;

/**
 * Caches a copy of the response of a call, with the time, once the browser is idle: a cart of thousands of lines is
 * megabytes, and the user is waiting for its first rows. Does nothing where the browser has no caches.
 */
export function cacheResponse(address: string, copy: Response): void {
  const at = String(Date.now());
  const before = timesCleared;
  whenIdle(
    () => before === timesCleared && void store(address, new Response(copy.body, { headers: { [AT]: at } })),
  );
}

async function store(address: string, response: Response): Promise<void> {
  try {
    const cache = await caches.open(CACHE);
    await cache.put(address, response);
    const spare = (await cache.keys()).slice(0, -ENTRIES_MAX);
    await Promise.all(spare.map((request) => cache.delete(request)));
  } catch {
    // Forbidden or full: the shop works without it.
  }
}

/** The cached response of a call and when it was cached (ms since 1970); undefined if there is none. */
export async function findCached(address: string): Promise<{ body: object; at: number } | undefined> {
  try {
    const cached = await caches.match(address, { cacheName: CACHE });
    return cached && { body: (await cached.json()) as object, at: Number(cached.headers.get(AT)) };
  } catch {
    return undefined;
  }
}

/** Removes every cached response: they belong to a buyer who is not here any more. */
export async function forgetCached(): Promise<void> {
  timesCleared += 1;
  try {
    await caches.delete(CACHE);
  } catch {
    // Without the Cache API nothing was stored.
  }
}
