import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ROOT } from "../../support/run-command.ts";
import { type Figure, median } from "../print-table.ts";
import { load } from "./load.ts";
import { type Running, mockCommand, startServer } from "./processes.ts";

const LIST = "/api/goods/list";
/** One goods, as in the contract's example, which is all that Prism has to answer with. */
const ONE = "/api/goods/list?page_size=1&brand_id=3";
const ROUNDS = 5;
const SECONDS = 3;

const PRISM = createRequire(import.meta.url).resolve("@stoplight/prism-cli/dist/index.js");
const BARE = fileURLToPath(new URL("bare-server.ts", import.meta.url));
const CONTRACT = join(ROOT, "generated/openapi.json");

const prismCommand = (file: string) => (port: number) => [PRISM, "mock", "-p", String(port), file];
const bareCommand = (file: string) => (port: number) => [BARE, String(port), file];

/**
 * Requests per second of the list call, of the mock, of stock Prism and of a bare server, in turns so that all have
 * the same machine. Prism answers with the one goods of the contract's example; so it is compared twice, with one
 * goods and, its example replaced, with the very answer of the mock.
 */
export async function measureThroughput(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "bench-mock-"));
  const servers: Running[] = [];
  const start = async (command: (port: number) => string[], path: string) => {
    const server = await startServer(command, path);
    servers.push(server);
    return server.url;
  };
  try {
    const mock = await start(mockCommand, LIST);
    const list = await keepAnswer(mock + LIST, join(folder, "list.json"));
    const one = await keepAnswer(mock + ONE, join(folder, "one.json"));
    const sameContract = await withExample(list, join(folder, "contract.json"));
    const rates = await inTurns({
      mock: mock + LIST,
      bare: (await start(bareCommand(list), LIST)) + LIST,
      prism: (await start(prismCommand(CONTRACT), LIST)) + LIST,
      prismSame: (await start(prismCommand(sameContract), LIST)) + LIST,
      mockOne: mock + ONE,
      bareOne: (await start(bareCommand(one), ONE)) + ONE,
    });
    return figures(rates);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await rm(folder, { recursive: true });
  }
}

async function keepAnswer(url: string, file: string): Promise<string> {
  await writeFile(file, await (await fetch(url)).text());
  return file;
}

/** The contract with this answer as the example of the list call. */
async function withExample(answer: string, file: string): Promise<string> {
  const contract = JSON.parse(await readFile(CONTRACT, "utf8")) as {
    components: { examples: { listGoods: { value: unknown } } };
  };
  contract.components.examples.listGoods.value = JSON.parse(await readFile(answer, "utf8"));
  await writeFile(file, JSON.stringify(contract));
  return file;
}

type Rates<Name extends string> = Record<Name, number[]>;

async function inTurns<Name extends string>(urls: Record<Name, string>): Promise<Rates<Name>> {
  const names = Object.keys(urls) as Name[];
  const rates = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Rates<Name>;
  for (const name of names) await load(urls[name], { seconds: 2 });
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of names) rates[name].push(await load(urls[name], { seconds: SECONDS }));
  return rates;
}

function figures(rates: Rates<"mock" | "bare" | "prism" | "prismSame" | "mockOne" | "bareOne">): Figure[] {
  const rate = (name: keyof typeof rates, what: string): Figure => ({
    name: what,
    value: Math.round(median(rates[name])),
    unit: "req/s",
  });
  // Round by round: what else runs on the machine then slows both.
  const ratio = (a: keyof typeof rates, b: keyof typeof rates) =>
    median(rates[a].map((value, round) => value / (rates[b][round] ?? Number.NaN)));
  const bareNote = (prism: "prism" | "prismSame") => `(bare node:http: ${ratio("bare", prism).toFixed(1)} ×)`;
  return [
    rate("mock", "mock, 20 goods (30 kB)"),
    rate("bare", "bare node:http, the same answer"),
    rate("prismSame", "stock prism, the same answer"),
    rate("mockOne", "mock, one goods (3 kB)"),
    rate("bareOne", "bare node:http, the same answer of one goods"),
    rate("prism", "stock prism, its example of one goods (1 kB)"),
    { name: "mock / bare, 20 goods", value: ratio("mock", "bare"), unit: "×", target: 0.35, atLeast: true },
    {
      name: "mock / bare, one goods",
      value: ratio("mockOne", "bareOne"),
      unit: "×",
      target: 0.35,
      atLeast: true,
    },
    {
      name: "mock / prism, 20 goods each",
      value: ratio("mock", "prismSame"),
      unit: "×",
      target: 6,
      atLeast: true,
      note: bareNote("prismSame"),
    },
    {
      name: "mock / prism, one goods each",
      value: ratio("mockOne", "prism"),
      unit: "×",
      target: 6,
      atLeast: true,
    },
    {
      name: "mock / prism, 20 goods against one",
      value: ratio("mock", "prism"),
      unit: "×",
      note: bareNote("prism"),
    },
  ];
}
