import { type Buyer, hashOf } from "../buyer/buyer.ts";
import { send, sendUntilProcessed } from "../buyer/send.ts";
import { TrafficFailure } from "../engine/failure.ts";

/**
 * Replays all requests of a buyer in another world, which must return the same bytes for each. Returns the number of
 * compared calls. Throws TrafficFailure at the first difference.
 */
export async function replay(buyer: Buyer, other: string): Promise<number> {
  const { past } = buyer;
  const { urls, world } = buyer.plan;
  for (const [index, { place, request, hash, hangs }] of past.entries()) {
    const again = { ...request, headers: { ...request.headers, "x-mock-world": other } };
    const response = await (hangs ? sendUntilProcessed(urls, other, again) : send(again));
    if (namesItsWorld(place) || hashOf(response) === hash) continue;
    throw new TrafficFailure(
      `replay of ${place}`,
      `call ${index + 1} of ${past.length}, sent again in the new world ${other}, gets another response than in ${world}`,
      { request: again, response },
    );
  }
  return past.length;
}

/** Control API responses contain the world's name and the real time. */
const namesItsWorld = (place: string) => /^\/__mock__\/(?:reset|health|worlds|snapshots)/.test(place);
