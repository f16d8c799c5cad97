import type { OperationId } from "#generated/operations.ts";

/** What a buyer can read again while the network is off: the cart, lists of goods, and goods. */
const KEPT: ReadonlySet<OperationId> = new Set(["listCartLines", "listGoods", "getGoodsDetail"]);

/** Bump when the format of the answers changes, so that those of an older release are not read. */
const CACHE = "answers-1";
const AT = "x-kept-at";
/** The least recently loaded are dropped first. */
const KEEP = 40;

export const isKept = (id: OperationId): boolean => KEPT.has(id);

/** Keeps the answer of a call, with the time. Does nothing where the browser has no caches. */
export async function keepAnswer(address: string, body: unknown): Promise<void> {
  try {
    const cache = await caches.open(CACHE);
    await cache.put(address, new Response(JSON.stringify(body), { headers: { [AT]: String(Date.now()) } }));
    const spare = (await cache.keys()).slice(0, -KEEP);
    await Promise.all(spare.map((request) => cache.delete(request)));
  } catch {
    // Forbidden or full: the shop works without it.
  }
}

/** The kept answer of a call and when it was kept (ms since 1970); undefined if there is none. */
export async function findKept(address: string): Promise<{ body: object; at: number } | undefined> {
  try {
    const kept = await caches.match(address, { cacheName: CACHE });
    return kept && { body: (await kept.json()) as object, at: Number(kept.headers.get(AT)) };
  } catch {
    return undefined;
  }
}

/** Removes every kept answer: they belong to a buyer who is not here any more. */
export async function forgetKept(): Promise<void> {
  try {
    await caches.delete(CACHE);
  } catch {
    // Where there are no caches nothing was kept.
  }
}
