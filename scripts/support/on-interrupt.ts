/** npm passes a Ctrl-C on to the script that the terminal has told already: two signals, one wish. */
const SAME_WISH_MS = 500;
/** Whatever has not closed by then is ended with the process. */
const PATIENCE_MS = 3000;

/** On Ctrl-C, a closed terminal or a request to end: calls `stop` once, then exits with `code`. */
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
    setTimeout(() => process.exit(code), PATIENCE_MS).unref();
    void stopAndExit();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, handle);
}
