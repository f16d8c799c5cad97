import { mockArguments, startMockProcess } from "../../support/mock-process.ts";
import { compareWithPeer } from "../compare-with-peer.ts";
import type { Figure } from "../print-table.ts";
import { CONTRACT, prism } from "./contenders.ts";
import { effort } from "./effort.ts";
import { load } from "./load.ts";
import { type Running, startServer } from "./processes.ts";

const LIST = "/api/goods/list";
/** 1.5 s on an idle machine of ours. */
const MOST_OF_PRISM = 1;

const start = () => startServer((port) => mockArguments("--port", String(port), "--quiet"), LIST);

/** From the command to the first list response, in its own process; in turns with stock Prism. */
export async function measureStart(): Promise<Figure[]> {
  const times: number[] = [];
  const ofPrism: number[] = [];
  for (let count = 0; count < effort.starts; count += 1) {
    times.push(await startAndStop(start()));
    ofPrism.push(await startAndStop(startServer(prism(CONTRACT), LIST)));
  }
  const note = `longest ${Math.round(Math.max(...times))}`;
  return compareWithPeer("start to first response", times, ["stock prism", ofPrism], MOST_OF_PRISM, { note });
}

async function startAndStop(starting: Promise<Running>): Promise<number> {
  const server = await starting;
  await server.stop();
  return server.startMs;
}

async function residentMb(url: string): Promise<number> {
  const health = (await (await fetch(`${url}/__mock__/health`)).json()) as { memory_mb: number };
  return health.memory_mb;
}

/** Resident memory, as users of the mock see it. */
export async function measureMemory(): Promise<Figure[]> {
  const server = await start();
  try {
    const atRest = await residentMb(server.url);
    await load(server.url + LIST, { requests: effort.requests });
    const after = await residentMb(server.url);
    return [
      { name: "memory at rest", value: atRest, unit: "MB", target: 250 },
      { name: `memory after ${effort.requests} requests`, value: after, unit: "MB", target: 250 },
    ];
  } finally {
    await server.stop();
  }
}

/** The heap after garbage collection: resident memory varies with the collector, this only with retained objects. */
export async function measureGrowth(): Promise<Figure> {
  const server = await startMockProcess();
  const held = async () => {
    await load(server.urls.main + LIST, { requests: effort.requests });
    return (await server.memory()).heapMb;
  };
  try {
    const first = await held();
    const name = `growth in ${effort.requests} requests, garbage apart`;
    return { name, value: (await held()) - first, unit: "MB", target: 1, note: `of ${first.toFixed(1)} MB` };
  } finally {
    await server.stop();
  }
}
