import type { StoreLines } from "#mock/server/saved/state-keeper.ts";
import type { FromWorker, ToWorker } from "./messages.ts";
import { WorkerError } from "./messages.ts";

/**
 * Sends the lines of this worker's worlds to the process that writes the state file: of each line once. Resolves when they
 * are written, and rejects when they cannot be.
 */
export function createLinesSender(): StoreLines {
  const numbers = new WeakMap<Buffer, number>();
  const waiting = new Map<number, PromiseWithResolvers<void>>();
  let [lastLine, lastSave] = [0, 0];
  process.on("message", (message: ToWorker) => {
    if (message.kind !== "saved") return;
    const { save, failure } = message;
    if (failure) waiting.get(save)?.reject(new WorkerError(failure));
    else waiting.get(save)?.resolve();
    waiting.delete(save);
  });
  return (stamp, lines) => {
    const fresh: [number, Buffer][] = [];
    const order = lines.map((line) => {
      const known = numbers.get(line);
      if (known !== undefined) return known;
      lastLine += 1;
      numbers.set(line, lastLine);
      fresh.push([lastLine, line]);
      return lastLine;
    });
    lastSave += 1;
    const saved = Promise.withResolvers<void>();
    waiting.set(lastSave, saved);
    process.send?.({ kind: "lines", save: lastSave, stamp, order, fresh } satisfies FromWorker);
    return saved.promise;
  };
}
