/** The cost of a new world, printed as JSON. Needs `node --expose-gc`. */
import { createApp } from "#mock/server/app.ts";

const WORLDS = 1000;

function heapAfterCollection(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

const app = createApp({ quiet: true });
// Each world is used: a login and a cart read create its overlay over the seed.
const touch = (name: string) => {
  const { state } = app.worlds.get(name);
  state.transaction(() => state.carts.put(1, [...(state.carts.get(1) ?? [])]));
};
touch("warm-up");
const before = heapAfterCollection();
const start = performance.now();
for (let count = 0; count < WORLDS; count += 1) touch(`world-${count}`);
const ms = (performance.now() - start) / WORLDS;
const bytes = (heapAfterCollection() - before) / WORLDS;
console.log(JSON.stringify({ ms, mb: bytes / 1024 / 1024 }));
