import { onTestFinished } from "vitest";
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
