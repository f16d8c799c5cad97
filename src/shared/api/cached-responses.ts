import type { OperationId } from "#generated/operations.ts";
import { whenIdle } from "#src/shared/lib/when-idle.ts";

/** The operations whose responses a buyer can still read offline: the cart, lists of goods, and goods. */
const CACHED: ReadonlySet<OperationId> = new Set(["listCartLines", "listGoods", "getGoodsDetail"]);

/** Bump when the format of the responses changes, so that those of an older release are not read. */
const CACHE = "responses-1";
const AT = "x-cached-at";
/** The least recently loaded are dropped first. */
const KEEP = 40;

export const isCached = (id: OperationId): boolean => CACHED.has(id);

/** Counts how often everything was forgotten: what was waiting to be kept then is not kept afterwards. */
let forgotten = 0;

/**
 * Keeps a copy of the response of a call, with the time, once the browser is idle: a cart of thousands of lines is
 * megabytes, and whoever asked for it waits for its first rows. Does nothing where the browser has no caches.
 */
export function cacheResponse(address: string, copy: Response): void {
  const at = String(Date.now());
  const before = forgotten;
  whenIdle(
    () => before === forgotten && void keep(address, new Response(copy.body, { headers: { [AT]: at } })),
  );
}

async function keep(address: string, response: Response): Promise<void> {
  try {
    const cache = await caches.open(CACHE);
    await cache.put(address, response);
    const spare = (await cache.keys()).slice(0, -KEEP);
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
  forgotten += 1;
  try {
    await caches.delete(CACHE);
  } catch {
    // Without the Cache API nothing was stored.
  }
}
