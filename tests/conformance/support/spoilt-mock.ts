import { onTestFinished } from "vitest";
import type { TestWorld } from "#tests/support/mock.ts";
import { startMutatingProxy } from "../mutants/mutating-proxy.ts";
import type { Plant } from "../mutants/wire.ts";

/** The address of a world of the mock with faults planted in front of it, for one test. */
export async function spoiltMock(world: TestWorld, plant: Plant): Promise<string> {
  const proxy = await startMutatingProxy(world, plant);
  onTestFinished(() => proxy.close());
  return proxy.url;
}

export const BUYER = { user: "buyer", password: "demo1234" } as const;

/** The same on the command line. */
export const BUYER_ARGS = ["--user", "buyer", "--password", "demo1234", "--lang", "en", "--seed", "1"];
