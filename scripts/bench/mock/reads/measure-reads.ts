import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { fileURLToPath } from "node:url";
import { median } from "../../../support/median.ts";
import { mockArguments } from "../../../support/mock-process.ts";
import { freePorts } from "../../../support/ports.ts";
import { ROOT } from "../../../support/run-command.ts";
import { CONTRACT, prism } from "../contenders.ts";
import { waitFor } from "../processes.ts";
import { type Read, readsOf } from "./used-most.ts";

const PROBE = fileURLToPath(new URL("processor-probe.ts", import.meta.url));
const CONNECTIONS = 10;
/** Prism is that much slower: so both take about as long. */
const FEWER_OF_PRISM = 6;

/** The speed of a server: requests per second, and its CPU time per request, in µs. */
type Round = { readonly rate: number; readonly cost: number };

export type MeasuredRead = {
  readonly read: Read;
  readonly mock: readonly Round[];
  readonly prism: readonly Round[];
};

/** The number of requests to the mock per round, and the number of rounds. */
export type Extent = { readonly requests: number; readonly rounds: number };

type Server = { readonly url: string; readonly child: ChildProcess };

/** Sends the same requests to the mock and stock Prism in turns, each in a process of its own: all reads or some. */
export async function measureReads(
  extent: Extent,
  isIncluded: (read: Read) => boolean = () => true,
): Promise<MeasuredRead[]> {
  const servers: Server[] = [];
  const start = async (command: (port: number) => string[]) => {
    const server = await startProbed(command);
    servers.push(server);
    return server;
  };
  try {
    const mock = await start((port) => mockArguments("--port", String(port), "--quiet"));
    const peer = await start(prism(CONTRACT));
    const measured: MeasuredRead[] = [];
    for (const read of (await readsOf(mock.url)).filter(isIncluded))
      measured.push(await measure(read, mock, peer, extent));
    return measured;
  } finally {
    for (const { child } of servers) {
      child.kill("SIGTERM");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    }
  }
}

/** The mock's requests per second as a multiple of stock Prism's: the median of the rounds. */
export const ratioOf = ({ mock, prism: peer }: MeasuredRead): number =>
  median(mock.map(({ rate }, round) => rate / (peer[round]?.rate ?? Number.NaN)));

/**
 * Stock Prism's CPU time as a multiple of the mock's. The minimum over all rounds counts for each: other programs can
 * only add to it, so a busy machine hardly changes the ratio.
 */
export const costRatioOf = ({ mock, prism: peer }: MeasuredRead): number => least(peer) / least(mock);

const least = (rounds: readonly Round[]) => Math.min(...rounds.map(({ cost }) => cost));

async function startProbed(command: (port: number) => string[]): Promise<Server> {
  const port = await freePorts(3);
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ["--import", PROBE, ...command(port)], {
    cwd: ROOT,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  await waitFor(child, url + "/api/goods/list");
  return { url, child };
}

async function measure(read: Read, mock: Server, peer: Server, extent: Extent): Promise<MeasuredRead> {
  const ours: Round[] = [];
  const others: Round[] = [];
  const fewer = Math.ceil(extent.requests / FEWER_OF_PRISM);
  // One round before, in which the code is compiled, does not count.
  for (let round = -1; round < extent.rounds; round += 1) {
    const [one, other] = [await load(mock, read, extent.requests), await load(peer, read, fewer)];
    if (round < 0) continue;
    ours.push(one);
    others.push(other);
  }
  return { read, mock: ours, prism: others };
}

/** Rejects at the first response that is no success. */
async function load({ url, child }: Server, read: Read, requests: number): Promise<Round> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const before = await processorTime(child);
  const start = performance.now();
  let left = requests;
  const work = async () => {
    while (left > 0) {
      left -= 1;
      const status = await statusOf(url, read, agent);
      if (status !== 200) throw new Error(`${url} responds to ${read.name} with ${status}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, work));
  } finally {
    agent.destroy();
  }
  const seconds = (performance.now() - start) / 1000;
  return { rate: requests / seconds, cost: ((await processorTime(child)) - before) / requests };
}

async function processorTime(child: ChildProcess): Promise<number> {
  child.send("processor");
  const [time] = (await once(child, "message")) as [number];
  return time;
}

const statusOf = (url: string, { path, method, headers, body }: Read, agent: Agent) =>
  new Promise<number | undefined>((resolve, reject) => {
    request(url + path, { agent, method, headers }, (response) => {
      response.on("end", () => resolve(response.statusCode)).resume();
    })
      .on("error", reject)
      .end(body);
  });
