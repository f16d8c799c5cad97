import { useQuery } from "@tanstack/react-query";
import type { MockControl } from "#mock/client.ts";
import { useControl } from "./world-context.ts";

/** The parts of a world's state, each with its own query. */
export type Part =
  | "worlds"
  | "clock"
  | "faults"
  | "requests"
  | "outbox"
  | "pageViews"
  | "session"
  | "personas"
  | "scenarios"
  | "state"
  | "snapshots"
  | "coverage"
  | "check";

export const keyOf = (world: string, part: Part, ...more: readonly unknown[]) => [world, part, ...more];

/** A part of the world's state. `more` distinguishes queries with different parameters. */
export function useMock<T>(
  part: Part,
  ask: (control: MockControl) => Promise<T>,
  more: readonly unknown[] = [],
) {
  const { world, control } = useControl();
  return useQuery({ queryKey: keyOf(world, part, ...more), queryFn: () => ask(control) });
}
