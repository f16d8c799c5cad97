/** The cost of a new world, in turns with the calibration loop, printed as JSON. Needs `node --expose-gc`. */
import { createNodeApp } from "#mock/node/app.ts";
import { passMs } from "../../support/calibration.ts";

const ROUNDS = 10;
const WORLDS = 100;

function heapAfterCollection(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

const app = createNodeApp({ quiet: true });
// Each world is used: a login and a cart read create its overlay over the seed.
const touch = (name: string) => {
  const { state } = app.worlds.get(name);
  state.transaction(() => state.carts.put(1, [...(state.carts.get(1) ?? [])]));
};
touch("warm-up");
const before = heapAfterCollection();
const times: number[] = [];
const loops: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const start = performance.now();
  for (let count = 0; count < WORLDS; count += 1) touch(`world-${round}-${count}`);
  times.push((performance.now() - start) / WORLDS);
  loops.push(passMs());
}
const bytes = (heapAfterCollection() - before) / (ROUNDS * WORLDS);
console.log(JSON.stringify({ times, loops, mb: bytes / 1024 / 1024 }));
