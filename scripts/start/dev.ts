import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { createServer } from "vite";
import { ROOT, startCommand } from "../support/run-command.ts";
import { MOCK_PORT, WEB_PORT } from "./taken-ports.ts";

/** Waits until somebody listens on the port; a mock that does not start has said why itself. */
async function waitForPort(port: number, timeoutMs: number) {
  const end = performance.now() + timeoutMs;
  while (performance.now() < end) {
    const socket = connect({ port, host: "localhost" });
    const open = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (open) return;
    await sleep(200);
  }
}

/** Starts the mock, which takes edits over while it runs, in a child process and Vite's server here. Adds to `closers` what must be closed. */
export async function startDev(closers: (() => Promise<void>)[]) {
  const mock = startCommand([process.execPath, "mock-server/cli.ts", "--watch"], { show: true });
  closers.push(async () => {
    if (mock.exitCode !== null) return;
    mock.kill("SIGTERM");
    await once(mock, "exit");
  });

  const web = await createServer({ root: ROOT, server: { port: WEB_PORT, strictPort: true } });
  closers.push(() => web.close());
  await web.listen();
  await waitForPort(MOCK_PORT, 60_000);
}
