import { type Buyer, hashOf } from "./buyer.ts";
import { SoakFailure } from "./failure.ts";
import { send, sendUnanswered } from "./send.ts";

/**
 * Sends everything that a buyer has sent to another world, which must answer each call with the same bytes. Returns how
 * many calls were compared. Throws SoakFailure at the first that differs.
 */
export async function replay(buyer: Buyer, other: string): Promise<number> {
  const { past } = buyer;
  const { urls, world } = buyer.plan;
  for (const [index, { place, request, hash, hangs }] of past.entries()) {
    const again = { ...request, headers: { ...request.headers, "x-mock-world": other } };
    const answer = await (hangs ? sendUnanswered(urls, other, again) : send(again));
    if (namesItsWorld(place) || hashOf(answer) === hash) continue;
    throw new SoakFailure(
      `replay of ${place}`,
      `call ${index + 1} of ${past.length}, sent again in the new world ${other}, is answered otherwise than in ${world}`,
      { request: again, answer },
    );
  }
  return past.length;
}

/** The control API names a world and the real time. */
const namesItsWorld = (place: string) => /^\/__mock__\/(?:reset|health|worlds|snapshots)/.test(place);
