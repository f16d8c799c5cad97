/** `npm run fuzz`: sends malformed and hostile requests. See options.ts. */
import fc from "fast-check";
import { printableLines } from "#api-spec/kit/terminal.ts";
import { exitWith } from "../api-client/arguments.ts";
import { heldLines, watchEventLoop } from "../support/event-loop/watch.ts";
import { onInterrupt } from "../support/on-interrupt.ts";
import { type MockProcess, startMockProcess } from "../support/mock-process.ts";
import { CASES } from "./cases/index.ts";
import { HELP, type FuzzOptions, readOptions } from "./options.ts";
import { type Client, orderProperty, requestProperty } from "./random/properties.ts";
import { callsMeanwhile, neverDone, slowClients } from "./slow.ts";
import { tryCase } from "./try-case.ts";

/** Acceptable heap growth after the run, in MB. */
const GROWTH_MB = 40;
/** Small batches, so that an ended session is soon renewed. */
const BATCH = 400;
const SLOW_CLIENTS = 60;
/** The mock's header timeout is 15 s. */
const NEVER_DONE_S = 25;

type Found = { readonly where: string; readonly wrong: string };

async function tryCases(port: number, found: Found[]): Promise<number> {
  const all = Object.entries(CASES).flatMap(([group, cases]) => cases.map((each) => [group, each] as const));
  for (const [group, hostile] of all) {
    const wrong = await tryCase(port, hostile);
    if (wrong !== undefined) found.push({ where: `${group}: ${hostile.name}`, wrong });
  }
  return all.length;
}

async function trySlow({ urls }: MockProcess, port: number, found: Found[]): Promise<void> {
  let isWaiting = true;
  const slow = slowClients(port, SLOW_CLIENTS, () => isWaiting);
  const longest = await callsMeanwhile(urls.main);
  isWaiting = false;
  if (longest > 2000)
    found.push({ where: `${SLOW_CLIENTS} slow clients`, wrong: `others waited ${longest} ms` });
  await slow;
  const { closed, responses, ms } = await neverDone(port, NEVER_DONE_S);
  if (!closed || responses.at(-1)?.status !== 408)
    found.push({ where: "headers without end", wrong: `not answered with 408 after ${Math.round(ms)} ms` });
}

/** Sends random requests until the time is up or one of them does harm; returns their number. */
async function tryRandom(
  client: Client,
  options: FuzzOptions,
  endAt: number,
  found: Found[],
): Promise<number> {
  let count = 0;
  for (let batch = 0; performance.now() < endAt && found.length === 0; batch += 1) {
    const seed = options.seed + batch;
    const property = seed % 4 === 3 ? orderProperty(client) : requestProperty(client);
    const run = await fc.check(property as fc.IAsyncProperty<unknown>, {
      seed,
      numRuns: BATCH,
      interruptAfterTimeLimit: Math.max(1, endAt - performance.now()),
    });
    count += run.numRuns;
    if (run.failed && !run.interrupted)
      found.push({
        where: `a random request (--seed ${seed})`,
        wrong: `${String((run.errorInstance as Error | undefined)?.message)}\n  ${JSON.stringify(run.counterexample)}`,
      });
  }
  return count;
}

/** A buyer in a separate world, logged in again whenever a request has ended the session. */
async function createClient(
  { urls }: MockProcess,
  port: number,
): Promise<Client & { renew(): Promise<void> }> {
  const world = "fuzz";
  let session = "";
  const renew = async () => {
    const headers = { "x-mock-world": world };
    await fetch(`${urls.main}/__mock__/reset`, { method: "POST", headers });
    const body = new URLSearchParams({ username: "buyer", password: "demo1234" });
    const reply = await fetch(`${urls.main}/api/user/login`, { method: "POST", headers, body });
    session = /session=([^;]+)/.exec(reply.headers.get("set-cookie") ?? "")?.[1] ?? "";
  };
  await renew();
  return { port, world, session: () => session, renew };
}

async function fuzz(options: FuzzOptions): Promise<number> {
  onInterrupt(() => console.log("\nstopped"), 130);
  const held = heldLines(await watchEventLoop());
  console.log(held.summary);
  const found: Found[] = held.failures.map((wrong) => ({ where: "the event loop", wrong }));
  const mock = await startMockProcess();
  const port = Number(new URL(mock.urls.main).port);
  const endAt = performance.now() + options.minutes * 60_000;
  // All cases once first, so that lazily allocated memory is part of the baseline.
  await tryCases(port, []);
  const before = await mock.memory();
  const wrong: Found[] = [];
  const cases = await tryCases(port, wrong);
  found.push(...wrong);
  console.log(`${cases} cases, ${wrong.length} of them wrong`);
  await trySlow(mock, port, found);
  console.log(`${SLOW_CLIENTS} slow clients, one that is never done`);
  const client = await createClient(mock, port);
  let random = 0;
  while (performance.now() < endAt && found.length === 0 && mock.ended() === undefined) {
    await client.renew();
    random += await tryRandom(
      client,
      { ...options, seed: options.seed + random },
      Math.min(endAt, performance.now() + 10_000),
      found,
    );
    console.log(`${random} random requests`);
  }
  await conclude(mock, before.heapMb, found);
  await mock.stop();
  for (const { where, wrong } of found) console.log(printableLines(`✗ ${where}\n  ${wrong}`));
  console.log(
    found.length === 0 ? `✓ all refused in order (--seed ${options.seed})` : `✗ ${found.length} failures`,
  );
  return found.length === 0 ? 0 : 1;
}

/** Whether the mock survived: running, no errors, no memory growth. */
async function conclude(mock: MockProcess, heapBefore: number, found: Found[]): Promise<void> {
  const ended = mock.ended();
  if (ended !== undefined) {
    found.push({ where: "the mock", wrong: `ended (${ended})\n${mock.output()}` });
    return;
  }
  const answer = await fetch(`${mock.urls.main}/api/goods/list`);
  if (answer.status !== 200)
    found.push({ where: "an ordinary call afterwards", wrong: `answered ${answer.status}` });
  await fetch(`${mock.urls.main}/__mock__/worlds`, { method: "DELETE" });
  const { heapMb } = await mock.memory();
  console.log(`heap ${heapBefore.toFixed(1)} → ${heapMb.toFixed(1)} MB`);
  if (heapMb - heapBefore > GROWTH_MB)
    found.push({ where: "memory", wrong: `grew by ${(heapMb - heapBefore).toFixed(1)} MB` });
}

await exitWith(async () => {
  const options = readOptions(process.argv.slice(2));
  if (!options.help) return fuzz(options);
  console.log(HELP);
  return 0;
}, "en");
