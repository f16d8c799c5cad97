import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { HELP } from "#mock/help.ts";
import { LANGUAGES } from "#mock/language/say.ts";
import { REFERENCE_PASS_MS, passMs, processorClock } from "../../support/calibration.ts";
import { freePorts } from "../../support/ports.ts";
import type { Expect, Tarballs } from "./expect.ts";
import { readmeFiles } from "./readme-files.ts";
import { tryTypes, TYPESCRIPTS } from "./typescripts.ts";
import { addressOf, type Running, type Workplace } from "./workplace.ts";

const MOST_BYTES = 8e6;
/** In passes of the calibration loop: 1.5 s on an idle machine of ours. */
const MOST_PASSES = 1500 / REFERENCE_PASS_MS;
/** The best of these counts: a start takes longer while the machine does something else. */
const STARTS = 5;
const STARTED = "API reference:";

/** A call without what the contract requires. */
const WRONG = `
import { mockWorld } from "@pharmacy-wholesale/mock";
const world = await mockWorld();
await world.call("addFavorites", { body: { goods_ids: "7" } });
`;

/** Wrong names, which the editor underlines; a name that is only known when it runs compiles. */
const NAMES = `
import { mockWorld } from "@pharmacy-wholesale/mock";
export async function wrongNames(given: string) {
  const { control } = await mockWorld({ scenario: "order-expiring", persona: "buyer" });
  await control.scenario(given);
  // @ts-expect-error
  await control.scenario("order-expirng");
  // @ts-expect-error
  await control.state.records("good");
  // @ts-expect-error
  await control.faults.add({ match: { operationId: "listGood" }, fault: { kind: "hang" } });
  // @ts-expect-error
  await control.faults.add({ match: { tag: "cartt" }, fault: { kind: "hang" } });
  // @ts-expect-error
  await control.requests({ operationId: "listGood" });
  // @ts-expect-error
  await mockWorld({ persona: "nobody" });
  // @ts-expect-error
  await mockWorld({ scenario: "order-expirng" });
}
`;

/** The mock: command line, pages, state and test kit. */
export async function checkMock(place: Workplace, { mock }: Tarballs, expect: Expect): Promise<void> {
  await place.install(mock);
  const installed = await readdir(join(place.folder, "node_modules"));
  expect("it needs no other package", installed.filter((name) => !name.startsWith(".")).length === 1);
  const bytes = await place.sizeOf("node_modules");
  expect(`installed it has ${(bytes / 1e6).toFixed(2)} MB, at most 8`, bytes <= MOST_BYTES);
  await checkFlags(place, expect);
  await checkStart(place, expect);
  await checkNpx(place, expect);
  await checkPages(place, expect);
  await checkTestKit(place, expect);
}

async function checkFlags(place: Workplace, expect: Expect): Promise<void> {
  const flagsOf = (text: string) => [...new Set(text.match(/--[a-z][a-z-]+/g))].toSorted().join(" ");
  for (const [index, language] of LANGUAGES.entries()) {
    const help = await place.run(`npx --no-install pharmacy-mock --help --lang ${language}`);
    expect(
      `it has every flag of \`npm run mock\` (${language})`,
      flagsOf(help) === flagsOf(HELP[index] ?? ""),
    );
    expect(`its help speaks of this package alone (${language})`, !/npm run|mock-server/.test(help));
  }
  const refused = await place.run("pharmacy-mock --watch || true");
  expect("--watch is refused with one line", /^✗ --watch .*\n$/.test(refused));
}

/** A signal to npx reaches only the shell that npx has started the command with. */
async function checkNpx(place: Workplace, expect: Expect): Promise<void> {
  const running = await place.start("npx --no-install pharmacy-mock --port 0 --quiet", STARTED);
  await running.stop();
  const isUp = () => fetch(`${addressOf(running)}/__mock__/health`).then(Boolean, () => false);
  const end = performance.now() + 10_000;
  while ((await isUp()) && performance.now() < end) await setTimeout(100);
  expect("it ends with the npx that started it", !(await isUp()));
}

async function checkStart(place: Workplace, expect: Expect): Promise<void> {
  const starts: Running[] = [];
  for (let round = 0; round < STARTS; round += 1) {
    const running = await place.start("pharmacy-mock --port 0 --quiet", STARTED);
    starts.push(running);
    await running.stop();
  }
  const best = Math.min(...starts.map(({ ms, processorMs }) => processorMs ?? ms));
  const wall = Math.min(...starts.map(({ ms }) => ms));
  const passes = best / passMs(processorClock);
  expect(
    `it starts in ${Math.round(best)} ms (here and now ${Math.round(wall)}), ${Math.round(passes)} passes of calibration, at most ${MOST_PASSES}`,
    passes <= MOST_PASSES,
  );
}

async function checkPages(place: Workplace, expect: Expect): Promise<void> {
  const flags = "--seed 2 --scale 0.5 --strict --latency 1..2 --quiet --state worlds.json --clock 2026-11-22";
  const first = await place.start(`pharmacy-mock --port 0 ${flags}`, STARTED);
  const url = addressOf(first);
  const get = async (path: string, init?: RequestInit) => (await fetch(`${url}${path}`, init)).text();
  expect("it has its panel", /<script>.{99}/s.test(await get("/__mock__/")));
  expect("it has the reference", (await get("/__mock__/docs")).includes("addCartLines"));
  const chat = first.output.match(/http:\/\/localhost:\d+/g)?.[2];
  expect("it has the page of the chat", (await (await fetch(`${chat}/chat/desk.js`)).text()).length > 10_000);
  expect("it describes its control API", (await get("/__mock__/openapi.json")).includes('"/faults"'));
  expect("it has goods", JSON.parse(await get("/api/goods/list")).data.total > 1000);
  expect("--strict refuses", JSON.parse(await get("/api/goods/list?nonsense=1")).code === 422);
  await get("/__mock__/state?table=goods&key=7", { method: "PATCH", body: '{"number": 2}' });
  expect("a signal ends it", (await first.stop()) === 0);

  const second = await place.start(`pharmacy-mock --port 0 ${flags}`, STARTED);
  const changed = await (await fetch(`${addressOf(second)}/__mock__/state?table=goods&key=7`)).text();
  expect("--state keeps worlds", JSON.parse(changed).records[0].value.number === 2);
  const front = await place.start(
    `pharmacy-mock --port 0 --quiet --upstream ${addressOf(second)} --record recording`,
    STARTED,
  );
  await (await fetch(`${addressOf(front)}/api/goods/list`)).text();
  await Promise.all([front.stop(), second.stop()]);
  const replaying = await place.start("pharmacy-mock --port 0 --quiet --replay recording", STARTED);
  const replayed = (await (await fetch(`${addressOf(replaying)}/api/goods/list`)).json()) as { code: number };
  expect("--upstream, --record and --replay work", replayed.code === 200);
  await replaying.stop();
}

/** The examples of the README, type-checked and run. */
async function checkTestKit(place: Workplace, expect: Expect): Promise<void> {
  await place.install(...TYPESCRIPTS, "vitest@4", "@playwright/test", "@types/node");
  const readme = join(place.folder, "node_modules/@pharmacy-wholesale/mock/README.md");
  const files = await readmeFiles(readme);
  for (const { file, text } of files) await place.write(file, text);
  expect(`the README has examples: ${files.map(({ file }) => file).join(", ")}`, files.length >= 3);
  await place.write("names.ts", NAMES);
  await tryTypes(place, WRONG, expect);
  const port = await freePorts(3);
  const MOCK_URL = `http://localhost:${port}`;
  expect(
    "the README's example for Vitest passes",
    / passed/.test(await place.run("vitest run unit --testTimeout=60000")),
  );
  const running = await place.start(`pharmacy-mock --quiet --port ${port}`, STARTED);
  const tested = await place.run("playwright test journeys", { MOCK_URL });
  expect("the README's example for Playwright passes", / passed/.test(tested));
  await running.stop();
}
