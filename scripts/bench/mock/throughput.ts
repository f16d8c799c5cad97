import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ResponseObject } from "#api-spec/kit/document.ts";
import { readDocument } from "#api-spec/kit/read-document.ts";
import { mockArguments } from "../../support/mock-process.ts";
import type { Figure } from "../print-table.ts";
import { CONTRACT, bare, foreignContenders, prism } from "./contenders.ts";
import { type Rates, inTurns, rateOf, ratioOf } from "./in-turns.ts";
import { type Running, startServer } from "./processes.ts";

const LIST = "/api/goods/list";
/** A list of one product. */
const ONE = "/api/goods/list?page_size=1&brand_id=3";

const mockCommand = (port: number) => mockArguments("--port", String(port), "--quiet");

/** The servers: ours, a bare one, Prism and, if they could be installed, two more. */
type ServerName =
  | "mock"
  | "bare"
  | "prismSame"
  | "scalarSame"
  | "mockOne"
  | "bareOne"
  | "prism"
  | "scalar"
  | "mockoon";

/**
 * Requests per second of the list call, of the mock, a bare server and other mock servers on the same contract, in
 * turns so that all have the same conditions. The others return the contract's example; so the mock's actual response,
 * of twenty products and of one, becomes that example.
 */
export async function measureThroughput(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "bench-mock-"));
  const servers: Running[] = [];
  const start = async (command: (port: number) => string[]) => {
    const server = await startServer(command, LIST);
    servers.push(server);
    return server.url;
  };
  try {
    const mock = await start(mockCommand);
    const list = await saveResponse(mock + LIST, join(folder, "list.json"));
    const one = await saveResponse(mock + ONE, join(folder, "one.json"));
    const same = await withExample(list, join(folder, "contract.json"));
    const sameOne = await withExample(one, join(folder, "contract-one.json"));
    const others = await foreignContenders();
    const rates = await inTurns<ServerName>({
      mock: mock + LIST,
      bare: (await start(bare(list))) + LIST,
      prismSame: (await start(prism(same))) + LIST,
      ...(others && { scalarSame: (await start(others.scalar(same))) + LIST }),
      mockOne: mock + ONE,
      bareOne: (await start(bare(one))) + ONE,
      prism: (await start(prism(sameOne))) + ONE,
      ...(others && { scalar: (await start(others.scalar(sameOne))) + ONE }),
      ...(others && { mockoon: (await start(others.mockoon(sameOne))) + ONE }),
    });
    return figures(rates);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await rm(folder, { recursive: true });
  }
}

async function saveResponse(url: string, file: string): Promise<string> {
  await writeFile(file, await (await fetch(url)).text());
  return file;
}

/** The contract with this response as the example of the list call. */
async function withExample(response: string, file: string): Promise<string> {
  const contract = readDocument(CONTRACT);
  const value: unknown = JSON.parse(await readFile(response, "utf8"));
  const success = contract.paths[LIST]?.get?.responses?.["200"] as ResponseObject;
  Object.assign(success.content?.["application/json"] ?? {}, { examples: { success: { value } } });
  await writeFile(file, JSON.stringify(contract));
  return file;
}

function figures(rates: Rates<ServerName>): Figure[] {
  return [
    rateOf(rates, "mock", "mock, 20 goods (30 kB), both validations on"),
    rateOf(rates, "bare", "bare node:http, the same response"),
    rateOf(rates, "prismSame", "stock prism, the same response"),
    rateOf(rates, "scalarSame", "scalar, the same response, nothing validated"),
    rateOf(rates, "mockOne", "mock, one goods (3 kB)"),
    rateOf(rates, "bareOne", "bare node:http, the same response of one goods"),
    rateOf(rates, "prism", "stock prism, the same response of one goods"),
    rateOf(rates, "scalar", "scalar, the same response of one goods, nothing validated"),
    rateOf(rates, "mockoon", "mockoon, one goods of random values, nothing validated"),
    ratioOf(rates, "mock", "bare", "mock / bare, 20 goods", 0.35),
    ratioOf(rates, "mockOne", "bareOne", "mock / bare, one goods", 0.35),
    ratioOf(rates, "mock", "prismSame", "mock / prism, 20 goods each", 6),
    ratioOf(rates, "mockOne", "prism", "mock / prism, one goods each", 6),
    ratioOf(rates, "mock", "prism", "mock / prism, 20 goods against one"),
    ratioOf(rates, "mock", "scalarSame", "mock / scalar, 20 goods each"),
    ratioOf(rates, "mockOne", "scalar", "mock / scalar, one goods each"),
    ratioOf(rates, "mockOne", "mockoon", "mock / mockoon, one goods each"),
  ].filter((figure) => figure !== undefined);
}
