/** A quantity set by the buyer and not yet confirmed by the server. */
export type QuantityEdit = { number: number; phase: "waiting" | "saving" | "failed" };

/**
 * `refused`: the server rejected the edit and keeps its value. `failed`: the outcome is unknown; the buyer's value
 * stays.
 */
export type EditOutcome = "saved" | "refused" | "failed";

type Options = {
  send: (lineId: number, number: number) => Promise<EditOutcome>;
  delayMs: number;
  onChange: () => void;
};

/**
 * Sends quantities line by line, debounced. A newer value of a line supersedes one in flight; a quantity that could not
 * be sent stays as failed until it is retried or dropped.
 */
export function createQuantityQueue({ send, delayMs, onChange }: Options) {
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const running = new Set<Promise<void>>();
  let edits: ReadonlyMap<number, QuantityEdit> = new Map();
  let refusals = 0;

  function put(lineId: number, edit: QuantityEdit | undefined): void {
    const next = new Map(edits);
    if (edit) next.set(lineId, edit);
    else next.delete(lineId);
    edits = next;
    onChange();
  }

  async function deliver(lineId: number, number: number): Promise<void> {
    const edit: QuantityEdit = { number, phase: "saving" };
    put(lineId, edit);
    const outcome = await send(lineId, number);
    if (outcome === "refused") refusals += 1;
    if (edits.get(lineId) !== edit) return;
    put(lineId, outcome === "failed" ? { number, phase: "failed" } : undefined);
  }

  function start(lineId: number): void {
    clearTimeout(timers.get(lineId));
    timers.delete(lineId);
    const edit = edits.get(lineId);
    if (!edit || edit.phase === "saving") return;
    const delivery = deliver(lineId, edit.number).finally(() => running.delete(delivery));
    running.add(delivery);
  }

  return {
    edits: () => edits,
    set: (lineId: number, number: number): void => {
      clearTimeout(timers.get(lineId));
      timers.set(
        lineId,
        setTimeout(() => start(lineId), delayMs),
      );
      put(lineId, { number, phase: "waiting" });
    },
    retry: start,
    retryFailed: (): void => {
      for (const [lineId, { phase }] of edits) if (phase === "failed") start(lineId);
    },
    /** Drops a line's edit: the server's value is shown again. */
    drop: (lineId: number): void => {
      clearTimeout(timers.get(lineId));
      timers.delete(lineId);
      put(lineId, undefined);
    },
    /** Sends waiting and failed edits; resolves to the worst outcome. */
    settle: async (): Promise<EditOutcome> => {
      const before = refusals;
      for (const lineId of edits.keys()) start(lineId);
      while (running.size > 0) await Promise.all(running);
      if (edits.size > 0) return "failed";
      return refusals > before ? "refused" : "saved";
    },
  };
}
