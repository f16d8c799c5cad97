/**
 * npx starts a shell that starts the command, and a signal to npx ends the shell alone: the mock would stay and hold
 * its ports. So it ends when the shell is gone.
 */
const LOOK_EVERY_MS = 500;

if (process.env.npm_command === "exec") {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, "SIGTERM");
  }, LOOK_EVERY_MS).unref();
}
