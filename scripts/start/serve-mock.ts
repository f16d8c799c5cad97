/** The mock's thread in `npm start`: serves until it gets the message to close. */
import { parentPort, workerData } from "node:worker_threads";
import { startMockServer } from "#mock/node/start.ts";
import type { MockFailure, MockNews } from "./mock-thread.ts";

const tell = (news: MockNews) => parentPort?.postMessage(news);

try {
  const mock = await startMockServer(workerData);
  parentPort?.once("message", () => void mock.close().finally(() => process.exit()));
  tell({ listening: true });
} catch (error) {
  const { message, stack, code, port } = error as MockFailure;
  tell({ failed: { message, ...(stack && { stack }), ...(code && { code }), ...(port && { port }) } });
}
