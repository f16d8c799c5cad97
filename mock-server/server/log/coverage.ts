/** The operations that were called in a world, and the statuses of their responses. */
export type Coverage = {
  /** Status 0: there was no response. */
  add(operationId: string, status: number): void;
  /** For each called operation, how often each status occurred. */
  list(): ReadonlyMap<string, ReadonlyMap<number, number>>;
  clear(): void;
};

/** Counts for one world; the contract's operations bound it. */
export function createCoverage(): Coverage {
  const seen = new Map<string, Map<number, number>>();
  return {
    add(operationId, status) {
      const statuses = seen.get(operationId) ?? new Map<number, number>();
      seen.set(operationId, statuses);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    },
    list: () => seen,
    clear: () => seen.clear(),
  };
}
