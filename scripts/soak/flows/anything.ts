import type { CompiledOperation } from "#mock/contract/compile-operation.ts";
import type { Buyer } from "../buyer.ts";
import { operations } from "../operations.ts";
import { drawRule } from "../weather.ts";

const ALL = [...operations.values()];
/** What ends a buyer's day: called, but seldom. */
const SELDOM = new Set(["logout", "resetPassword", "switchStore"]);

function drawOperation(random: () => number): CompiledOperation {
  const drawn = ALL[Math.floor(random() * ALL.length)];
  if (!drawn) throw new Error("the contract has no operations");
  return SELDOM.has(drawn.id) && random() < 0.8 ? drawOperation(random) : drawn;
}

/** Calls of any kind, as a curious person clicks. */
export async function wander(buyer: Buyer): Promise<void> {
  const steps = 3 + Math.floor(buyer.random() * 8);
  for (let step = 0; step < steps; step += 1) await buyer.ask(drawOperation(buyer.random).id);
}

/** Plans a fault for later calls, now and then none at all any more. */
export async function planFault(buyer: Buyer): Promise<void> {
  if (buyer.random() < 0.2) {
    await buyer.control("DELETE", "faults");
    buyer.weather.clear();
    return;
  }
  const rule = drawRule(buyer.random, drawOperation(buyer.random));
  await buyer.control("POST", "faults", rule);
  buyer.weather.add(rule);
}
