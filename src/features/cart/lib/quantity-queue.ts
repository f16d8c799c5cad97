/** A quantity that the buyer has set and the server has not confirmed. */
export type QuantityEdit = { number: number; phase: "waiting" | "saving" | "failed" };

/** `refused`: the server said no and keeps its value. `failed`: nobody knows; the buyer's value is kept. */
export type EditOutcome = "saved" | "refused" | "failed";

type Options = {
  send: (lineId: number, number: number) => Promise<EditOutcome>;
  delayMs: number;
  onChange: () => void;
};

/**
 * Sends quantities line by line once the buyer pauses. A newer value of a line replaces the one on its way; what
 * could not be sent stays, marked failed, until it is tried again or given up.
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
    /** Gives a line's edit up: the server's value shows again. */
    drop: (lineId: number): void => {
      clearTimeout(timers.get(lineId));
      timers.delete(lineId);
      put(lineId, undefined);
    },
    /** Sends what waits or failed and resolves when all is answered: to the worst that happened. */
    settle: async (): Promise<EditOutcome> => {
      const before = refusals;
      for (const lineId of edits.keys()) start(lineId);
      while (running.size > 0) await Promise.all(running);
      if (edits.size > 0) return "failed";
      return refusals > before ? "refused" : "saved";
    },
  };
}
