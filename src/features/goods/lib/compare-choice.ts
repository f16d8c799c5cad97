import { useSyncExternalStore } from "react";
import type { Goods } from "#generated/model/index.ts";
import { COMPARED_MOST } from "#src/entities/goods/compared.ts";
import { sessionStore } from "#src/shared/lib/browser-storage.ts";

/** Goods ticked for a comparison, across lists and searches of this tab. */
export type Chosen = Pick<Goods, "id" | "name" | "ypgg">;

const KEY = "compared-goods";

let chosen: readonly Chosen[] = sessionStore.read(KEY, parse) ?? [];
const listeners = new Set<() => void>();

export function useCompareChoice(): readonly Chosen[] {
  return useSyncExternalStore(subscribe, () => chosen);
}

export function useIsCompared(id: number): boolean {
  return useSyncExternalStore(subscribe, () => chosen.some((each) => each.id === id));
}

/** Ticks goods; returns whether there was room for them. */
export function addToComparison({ id, name, ypgg }: Chosen): boolean {
  if (chosen.some((each) => each.id === id)) return true;
  if (chosen.length >= COMPARED_MOST) return false;
  put([...chosen, { id, name, ypgg }]);
  return true;
}

export function removeFromComparison(id: number): void {
  put(chosen.filter((each) => each.id !== id));
}

export function clearComparison(): void {
  put([]);
}

function put(next: readonly Chosen[]): void {
  chosen = next;
  sessionStore.write(KEY, next);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function parse(value: unknown): Chosen[] | undefined {
  return Array.isArray(value) ? value.filter(isChosen).slice(0, COMPARED_MOST) : undefined;
}

function isChosen(value: unknown): value is Chosen {
  if (typeof value !== "object" || value === null) return false;
  const { id, name, ypgg } = value as Record<string, unknown>;
  return typeof id === "number" && typeof name === "string" && typeof ypgg === "string";
}
