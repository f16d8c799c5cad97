import type { Operation } from "../../api-client/contract/operation.ts";
import type { Buyer } from "../buyer/buyer.ts";
import { contract } from "../buyer/contract.ts";
import { randomRule } from "../buyer/random-faults.ts";

/** Calls that end or change the session: made, but rarely. */
const SELDOM = new Set(["logout", "resetPassword", "switchStore"]);

function randomOperation(random: () => number): Operation {
  const operation = contract.operations[Math.floor(random() * contract.operations.length)];
  if (!operation) throw new Error("the contract has no operations");
  return SELDOM.has(operation.id) && random() < 0.8 ? randomOperation(random) : operation;
}

/** Random calls, like a curious user. */
export async function wander(buyer: Buyer): Promise<void> {
  const steps = buyer.whole(3, 10);
  for (let step = 0; step < steps; step += 1) await buyer.ask(randomOperation(buyer.random).id);
}

/** Plans a fault for later calls, and sometimes clears all of them. */
export async function planFault(buyer: Buyer): Promise<void> {
  if (buyer.random() < 0.2) {
    await buyer.control("DELETE", "faults");
    buyer.forecast.clear();
    return;
  }
  const rule = randomRule(buyer.random, randomOperation(buyer.random));
  await buyer.control("POST", "faults", rule);
  buyer.forecast.add(rule);
}
