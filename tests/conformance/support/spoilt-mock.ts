import { onTestFinished } from "vitest";
import type { ConformanceOptions } from "#scripts/conformance/options.ts";
import { runConformance } from "#scripts/conformance/run.ts";
import type { TestWorld } from "#tests/support/mock.ts";
import { startMutatingProxy } from "../mutants/mutating-proxy.ts";
import type { Plant } from "../mutants/wire.ts";

/** The address of a world with planted faults, for one test. */
export async function spoiltMock(world: TestWorld, plant: Plant): Promise<string> {
  const proxy = await startMutatingProxy(world, plant);
  onTestFinished(() => proxy.close());
  return proxy.url;
}

export const BUYER = { user: "buyer", password: "demo1234" } as const;

/** The same as command-line arguments. */
export const BUYER_ARGS = ["--user", "buyer", "--password", "demo1234", "--lang", "en", "--seed", "1"];

/** The report on a server as this buyer sees it, with the first seed unless another is named. */
export const judge = (baseUrl: string, options: Partial<ConformanceOptions>) =>
  runConformance({ ...BUYER, baseUrl, seed: 1, ...options });
