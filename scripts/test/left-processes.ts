import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/** Every process that a run starts inherits it, and keeps it when its parent is gone. */
const MARK = "TEST_RUN";
/** The time that processes have to exit after the signal; a test of this module waits less. */
const TIMEOUT_MS = Number(process.env.TEST_LEFT_MS ?? 20_000);
const LOOK_EVERY_MS = 100;

export interface LeftProcess {
  pid: number;
  /** Its command line, as far as it is of use. */
  command: string;
  /** The process id of the run that started it. */
  run: number;
}

/** Marks what this process starts from now on. */
export function markProcesses(): void {
  process.env[MARK] = String(process.pid);
}

const MARKED = new RegExp(`(?:^|[\\0 ])${MARK}=(\\d+)(?:[\\0 ]|$)`);
const shortened = (command: string) => command.replaceAll("\0", " ").trim().slice(0, 160);

/** On Linux, from the files that the kernel keeps of each process. */
function fromProc(): LeftProcess[] {
  const read = (pid: string, name: string) => {
    try {
      return readFileSync(`/proc/${pid}/${name}`, "utf8");
    } catch {
      // It has ended, or is another user's.
      return "";
    }
  };
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      const run = MARKED.exec(read(pid, "environ"))?.[1];
      return run ? [{ pid: Number(pid), run: Number(run), command: shortened(read(pid, "cmdline")) }] : [];
    });
}

/** Elsewhere, from `ps`, which shows the environment behind the command. */
function fromPs(): LeftProcess[] {
  const lines = execFileSync("ps", ["axeww", "-o", "pid=,command="], {
    encoding: "utf8",
    maxBuffer: 1e8,
  }).split("\n");
  return lines.flatMap((line) => {
    const [, pid, rest = ""] = /^ *(\d+) (.*)$/.exec(line) ?? [];
    const run = MARKED.exec(rest)?.[1];
    // The environment begins at the first assignment.
    return run
      ? [{ pid: Number(pid), run: Number(run), command: shortened(rest.split(/ \w+=/)[0] ?? "") }]
      : [];
  });
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * The processes that this run has started, and those of runs that are over: none but this process itself should be
 * there.
 */
function findLeft(): LeftProcess[] {
  if (process.platform === "win32") return [];
  return (process.platform === "linux" ? fromProc() : fromPs()).filter(
    ({ pid, run }) => pid !== process.pid && (run === process.pid || !isRunning(run)),
  );
}

/**
 * Kills the processes that a run left behind, and returns them. Those of this run have some time to end by themselves.
 */
export async function endLeftProcesses(timeoutMs = TIMEOUT_MS): Promise<LeftProcess[]> {
  const end = performance.now() + timeoutMs;
  let left = findLeft();
  while (left.length > 0 && performance.now() < end) {
    await sleep(LOOK_EVERY_MS);
    left = findLeft();
  }
  for (const { pid } of left) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It has ended meanwhile.
    }
  }
  return left;
}
