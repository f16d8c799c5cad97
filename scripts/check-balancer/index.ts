/**
 * `npm run check -- balancer`: three mocks behind the real nginx with docs/deploy/mock-nginx.conf. A buyer in each of
 * 1,000 worlds logs in, changes the cart and reads it by header, by cookie and by both; each has to find its own
 * number, each world has to live in one mock, faults have to come through. `--worlds N` takes fewer, `--load` then
 * measures the throughput, `--config FILE` tries another configuration. Exits with 1 if a world is mixed up, or if
 * there is no nginx.
 */
import { parseArgs } from "node:util";
import { startServer } from "../bench/mock/processes.ts";
import { loadWorlds } from "../bench/mock/world-load.ts";
import { type Figure, printTable } from "../bench/print-table.ts";
import { checkFaults, checkWorlds, worldsOf } from "./check-worlds.ts";
import { findNginx, startNginx } from "./nginx.ts";

const { values } = parseArgs({
  options: {
    worlds: { type: "string", default: "1000" },
    load: { type: "boolean", default: false },
    config: { type: "string", default: "docs/deploy/mock-nginx.conf" },
  },
});
const MOCKS = 3;
const SECONDS = 4;
const NAMES = Array.from({ length: Number(values.worlds) }, (_, index) => `balanced-${index}`);

const nginx = findNginx();
if (nginx === undefined) {
  console.error("✗ no nginx here: apt-get install nginx-light, or name it by NGINX_PATH");
  process.exit(1);
}
const mocks = await Promise.all(
  Array.from({ length: MOCKS }, () =>
    startServer((port) => ["mock-server/cli.ts", "--quiet", "--port", String(port)], "/__mock__/health"),
  ),
);
const closers: (() => Promise<void>)[] = mocks.map((mock) => () => mock.stop());
try {
  const balancer = await startNginx(
    nginx,
    values.config,
    mocks.map(({ url }) => url),
  );
  closers.push(() => balancer.stop());
  const start = performance.now();
  const problems = await checkWorlds(balancer.url, NAMES);
  const seconds = (performance.now() - start) / 1000;
  const held = await Promise.all(mocks.map(({ url }) => worldsOf(url)));
  for (const name of NAMES) {
    const holders = held.filter((names) => names.includes(name)).length;
    if (holders !== 1) problems.push(`${name} lives in ${holders} mocks`);
  }
  problems.push(...(await checkFaults(balancer.url, NAMES.slice(0, 6))));
  for (const problem of problems.slice(0, 10)) console.error(`✗ ${problem}`);
  if (problems.length > 10) console.error(`  … and ${problems.length - 10} more`);
  if (problems.length > 0) process.exitCode = 1;
  else
    console.log(
      `✓ ${NAMES.length} worlds over ${MOCKS} mocks (${held.map((names) => names.filter((name) => NAMES.includes(name)).length).join(", ")}), none mixed, in ${seconds.toFixed(1)} s`,
    );
  if (values.load) await measure(nginx, balancer.url);
} finally {
  await Promise.allSettled(closers.map((close) => close()));
}

/** The list call in a hundred worlds: one mock alone, behind nginx, and three behind nginx. */
async function measure(path: string, three: string): Promise<void> {
  const [first] = mocks;
  if (!first) return;
  const single = await startNginx(path, values.config, [first.url]);
  closers.push(() => single.stop());
  const worlds = NAMES.slice(0, 100);
  const rate = async (name: string, url: string): Promise<Figure> => {
    await loadWorlds(url, worlds, 1);
    return { name, value: Math.round(await loadWorlds(url, worlds, SECONDS)), unit: "req/s" };
  };
  printTable("GET /api/goods/list in 100 worlds", [
    await rate("one mock", first.url),
    await rate("one mock behind nginx", single.url),
    await rate("three mocks behind nginx", three),
  ]);
}
