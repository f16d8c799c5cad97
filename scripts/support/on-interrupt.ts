/** npm forwards Ctrl-C to a script that the terminal has already signaled: two signals for one key press. */
const SAME_WISH_MS = 500;
/** Anything still open after this time ends with the process. */
const TIMEOUT_MS = 3000;

/** On SIGINT, SIGHUP or SIGTERM: calls `stop` once, then exits with `code`. */
export function onInterrupt(stop: () => Promise<void> | void, code: number) {
  let firstAt: number | undefined;
  const stopAndExit = async () => {
    try {
      await stop();
    } finally {
      process.exit(code);
    }
  };
  const handle = () => {
    if (firstAt !== undefined) {
      if (performance.now() - firstAt > SAME_WISH_MS) process.exit(code);
      return;
    }
    firstAt = performance.now();
    setTimeout(() => process.exit(code), TIMEOUT_MS).unref();
    void stopAndExit();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, handle);
}
