import { useQuery } from "@tanstack/react-query";
import type { MockControl } from "#mock/client.ts";
import { useControl } from "./world-context.ts";

/** What the page knows of a world, each part asked for on its own. */
export type Part =
  | "worlds"
  | "clock"
  | "faults"
  | "requests"
  | "outbox"
  | "session"
  | "personas"
  | "scenarios"
  | "state"
  | "snapshots"
  | "coverage";

/** The log holds as many. */
export const MOST_CALLS = 500;

export const keyOf = (world: string, part: Part, ...more: readonly unknown[]) => [world, part, ...more];

/** One part of the world. `more` tells apart what is asked with different values. */
export function useMock<T>(
  part: Part,
  ask: (control: MockControl) => Promise<T>,
  more: readonly unknown[] = [],
) {
  const { world, control } = useControl();
  return useQuery({ queryKey: keyOf(world, part, ...more), queryFn: () => ask(control) });
}
