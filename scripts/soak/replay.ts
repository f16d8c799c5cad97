import { type Buyer, hashOf } from "./buyer.ts";
import { SoakFailure } from "./failure.ts";
import { sendCall } from "./send-call.ts";
import { sendUnanswered } from "./unanswered.ts";

/**
 * Sends all that a buyer has sent to another world, which must answer each call with the same bytes. Answers how many
 * calls were compared. Throws SoakFailure at the first that differs.
 */
export async function replay(buyer: Buyer, other: string): Promise<number> {
  const { past } = buyer;
  const { urls, world } = buyer.plan;
  for (const [index, { call, hash, silent }] of past.entries()) {
    const reply = await (silent ? sendUnanswered : sendCall)(urls, other, call);
    if (namesItsWorld(call.path) || hashOf(reply) === hash) continue;
    const found = buyer.failure(call, reply, "");
    throw new SoakFailure(
      `replay of ${found.place}`,
      `call ${index + 1} of ${past.length}, sent again in the new world ${other}, is answered otherwise than in ${world}`,
      found.curl,
      found.answer,
    );
  }
  return past.length;
}

/** The control API tells of a world by its name and by real time. */
const namesItsWorld = (path: string) => /^\/__mock__\/(?:reset|health|worlds|snapshots)/.test(path);
