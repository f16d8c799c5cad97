import { writeSync } from "node:fs";
/**
 * The thread of hang-watch.ts: when the main thread has been silent for too long, says what it does and ends the
 * process.
 */
import { Session } from "node:inspector";
import { parentPort, workerData } from "node:worker_threads";

const limitMs = workerData as number;

function endWithStack(): void {
  const session = new Session();
  session.connectToMainThread();
  const urls = new Map<string, string>();
  session.on("Debugger.scriptParsed", ({ params }) => void urls.set(params.scriptId, params.url));
  session.on("Debugger.paused", ({ params }) => {
    const frames = params.callFrames.map(({ functionName, location }) => {
      const place = `${urls.get(location.scriptId)}:${location.lineNumber + 1}`;
      return `    at ${functionName || "(anonymous)"} (${place})`;
    });
    const ours = frames.filter((frame) => !/node_modules|node:/.test(frame));
    writeSync(2, `\n✗ The event loop was held for ${limitMs / 1000} s:\n${ours.join("\n")}\n`);
    process.kill(process.pid, "SIGKILL");
  });
  session.post("Debugger.enable");
  session.post("Debugger.pause");
}

let timer = setTimeout(endWithStack, limitMs);
parentPort?.on("message", () => {
  clearTimeout(timer);
  timer = setTimeout(endWithStack, limitMs);
});
