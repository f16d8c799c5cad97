import { type ChildProcess, spawn } from "node:child_process";
import { onTestFinished } from "vitest";
import { ROOT } from "#scripts/support/run-command.ts";
import { WAIT_MS } from "#scripts/test/limits.ts";

export type Ended = {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly out: string;
  readonly err: string;
  /** Both, line by line as they came. */
  readonly lines: readonly string[];
};

export type Options = {
  /** The project's root by default. */
  readonly cwd?: string;
  /** Added to the environment of the tests; a variable that is undefined is taken out. */
  readonly env?: Readonly<Record<string, string | undefined>>;
};

export type Program = {
  readonly pid: number;
  /** Both streams so far. */
  readonly output: () => string;
  /** Waits until it has said this after what was found before; rejects when it ends before. */
  readonly said: (pattern: RegExp) => Promise<RegExpExecArray>;
  /** Waits for its end: one that goes on writing does not hang, however long it takes. */
  readonly ended: () => Promise<Ended>;
  /** Ends it, and waits for that. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<Ended>;
};

/** The running programs: a test process that exits kills them. */
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) killGroup(child, "SIGKILL");
});

/** It and all that it has started: each program leads a process group of its own. */
function killGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // All of it has ended.
  }
}

/** Runs a file of the project by Node, to its end. */
export const runNode = (args: readonly string[], options?: Options): Promise<Ended> =>
  startNode(args, options).ended();

/** Starts a file of the project by Node. */
export const startNode = (args: readonly string[], options?: Options): Program =>
  startProgram([process.execPath, ...args], options);

/** Runs a program to its end. */
export const runProgram = (command: readonly string[], options?: Options): Promise<Ended> =>
  startProgram(command, options).ended();

/**
 * Starts a program with its output kept. It ends with the test that started it, and so does all that it has started;
 * one that is started in a hook has to be stopped in a hook.
 */
export function startProgram(command: readonly string[], { cwd = ROOT, env }: Options = {}): Program {
  const [file = "", ...args] = command;
  const child = spawn(file, args, {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  const texts = { out: "", err: "" };
  let output = "";
  let found = 0;
  let end: Ended | Error | undefined;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  for (const [name, stream] of [
    ["out", child.stdout],
    ["err", child.stderr],
  ] as const)
    stream.setEncoding("utf8").on("data", (text: string) => {
      texts[name] += text;
      output += text;
      tell();
    });
  child.once("error", (error) => {
    end = error;
    tell();
  });
  // Not its exit: some of what it has written may be read only after that.
  child.once("close", (code, signal) => {
    running.delete(child);
    const lines = output.trim().split("\n");
    end ??= { code, signal, out: texts.out.trim(), err: texts.err.trim(), lines };
    tell();
  });

  /**
   * Looks at each event until there is something; rejects with the output, and the stack of who waits, after a time in
   * all, or without output.
   */
  function wait<T>(
    what: string,
    look: () => T | undefined,
    limit: "in all" | "silent" = "in all",
  ): Promise<T> {
    const late = new Error(`${command.join(" ")} ${what} after ${WAIT_MS / 1000} s`);
    return new Promise<T>((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer);
        listeners.delete(check);
      };
      const fail = (error: Error) => {
        stop();
        error.message += `:\n${output.trim()}`;
        reject(error);
      };
      let timer = setTimeout(() => fail(late), WAIT_MS);
      const check = () => {
        if (limit === "silent") {
          clearTimeout(timer);
          timer = setTimeout(() => fail(late), WAIT_MS);
        }
        const value = look();
        if (value !== undefined) {
          stop();
          resolve(value);
        } else if (end) {
          late.message = `${command.join(" ")} ended before that`;
          fail(end instanceof Error ? end : late);
        }
      };
      listeners.add(check);
      check();
    });
  }

  const program: Program = {
    pid: child.pid ?? 0,
    output: () => output,
    said: (pattern) =>
      wait(`has not said ${pattern}`, () => {
        const match = pattern.exec(output.slice(found));
        if (match) found += match.index + match[0].length;
        return match ?? undefined;
      }),
    ended: () => wait("has not ended", () => (end instanceof Error ? undefined : end), "silent"),
    stop(signal = "SIGTERM") {
      child.kill(signal);
      return program.ended();
    },
  };
  endWithTest(() => killGroup(child, "SIGKILL"));
  return program;
}

function endWithTest(stop: () => void): void {
  try {
    onTestFinished(stop);
  } catch {
    // It was started in a hook.
  }
}
