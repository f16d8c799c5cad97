import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { MockOptions } from "#mock/node/app.ts";

/** A message from the thread: it listens, or the reason why it cannot. */
export type MockNews = { readonly listening: true } | { readonly failed: MockFailure };
export type MockFailure = Pick<NodeJS.ErrnoException, "message" | "stack" | "code"> & {
  readonly port?: number;
};

/** The time that the mock has to finish open calls: one that never ends must not keep the process alive. */
const TIMEOUT_MS = 1000;

/**
 * Starts the mock in a thread of its own, so that a busy one stops neither the shop's server nor Ctrl-C. Returns how to
 * end it. Rejects as startMockServer, with an error that has its message, stack, code and port.
 */
export async function startMockThread(
  options: Pick<MockOptions, "port" | "host" | "origins" | "language">,
): Promise<() => Promise<void>> {
  const thread = new Worker(new URL("serve-mock.ts", import.meta.url), { workerData: options });
  const [news] = (await once(thread, "message")) as [MockNews];
  if ("failed" in news) {
    await thread.terminate();
    throw Object.assign(new Error(news.failed.message), news.failed);
  }
  const ended = once(thread, "exit");
  return async () => {
    thread.postMessage("close");
    await Promise.race([ended, sleep(TIMEOUT_MS)]);
    await thread.terminate();
  };
}
