import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { createServer } from "vite";
import { ROOT, startCommand } from "../support/run-command.ts";
import { envForApi } from "../web/api-origins.ts";
import { type StartOptions, shopOrigins } from "./options.ts";

/** The time that the mock has to finish open calls before it is killed. */
const TIMEOUT_MS = 1000;

/** Waits until the port is open; a mock that fails to start prints the reason itself. */
async function waitForPort(port: number, host: string, timeoutMs: number) {
  const end = performance.now() + timeoutMs;
  while (performance.now() < end) {
    const socket = connect({ port, host });
    const open = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (open) return;
    await sleep(200);
  }
}

/**
 * Starts the mock with hot reload in a child process, unless there is a backend, and Vite's dev server here. Adds
 * cleanup functions to `closers`.
 */
export async function startDev(options: StartOptions, closers: (() => Promise<void>)[]) {
  const { mockPort, webPort, host, api, isBackend } = options;
  if (!isBackend) closers.push(startMock(options));

  // Vite's configuration reads the addresses from the environment.
  Object.assign(process.env, envForApi(api));
  const open = host === undefined ? {} : { host, allowedHosts: [host] };
  const web = await createServer({ root: ROOT, server: { port: webPort, strictPort: true, ...open } });
  closers.push(() => web.close());
  await web.listen();
  if (!isBackend) await waitForPort(mockPort, host ?? "localhost", 60_000);
}

/** Returns how to end it. */
function startMock(options: StartOptions): () => Promise<void> {
  const { mockPort, host, language } = options;
  const origins = shopOrigins(options).flatMap((origin) => ["--origin", origin]);
  // The same flags as for this process keep the mock's heap small.
  const mockFlags = [
    "--watch",
    "--port",
    String(mockPort),
    "--lang",
    language,
    ...(host === undefined ? [] : ["--host", host]),
    ...origins,
  ];
  const command = [process.execPath, ...process.execArgv, "mock-server/cli.ts", ...mockFlags];
  const mock = startCommand(command, { show: true });
  return async () => {
    if (mock.exitCode !== null) return;
    mock.kill("SIGTERM");
    const ended = once(mock, "exit");
    await Promise.race([ended, sleep(TIMEOUT_MS)]);
    // A call that never ends is no reason to stay.
    mock.kill("SIGKILL");
    await ended;
  };
}
