import type { Goods } from "#generated/model/index.ts";
import { COMPARED_MOST } from "#src/entities/goods/compared.ts";
import { sessionStore } from "#src/shared/lib/browser-storage.ts";
import { createStore } from "#src/shared/lib/store.ts";

/** Goods ticked for a comparison, across lists and searches of this tab. */
export type Chosen = Pick<Goods, "id" | "name" | "ypgg">;

const KEY = "compared-goods";

const chosen = createStore<readonly Chosen[]>(sessionStore.read(KEY, parse) ?? []);

export const useCompareChoice = (): readonly Chosen[] => chosen.useValue();

export const useIsCompared = (id: number): boolean =>
  chosen.useValue((all) => all.some((each) => each.id === id));

/** Ticks goods; returns whether there was room for them. */
export function addToComparison({ id, name, ypgg }: Chosen): boolean {
  const before = chosen.get();
  if (before.some((each) => each.id === id)) return true;
  if (before.length >= COMPARED_MOST) return false;
  put([...before, { id, name, ypgg }]);
  return true;
}

export function removeFromComparison(id: number): void {
  put(chosen.get().filter((each) => each.id !== id));
}

export function clearComparison(): void {
  put([]);
}

function put(next: readonly Chosen[]): void {
  chosen.set(next);
  sessionStore.write(KEY, next);
}

function parse(value: unknown): Chosen[] | undefined {
  return Array.isArray(value) ? value.filter(isChosen).slice(0, COMPARED_MOST) : undefined;
}

function isChosen(value: unknown): value is Chosen {
  if (typeof value !== "object" || value === null) return false;
  const { id, name, ypgg } = value as Record<string, unknown>;
  return typeof id === "number" && typeof name === "string" && typeof ypgg === "string";
}
