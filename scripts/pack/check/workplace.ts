import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Runtime } from "./runtimes.ts";

export type Workplace = {
  readonly folder: string;
  readonly runtime: Runtime;
  /** Installs packages or tarballs. Rejects with npm's output. */
  install(...packages: string[]): Promise<void>;
  /** Runs a command and returns its output. Rejects with the output if it fails. */
  run(command: string, env?: NodeJS.ProcessEnv): Promise<string>;
  /** Starts a command and waits until it prints the text. Rejects with its output if it ends before. */
  start(command: string, text: string): Promise<Running>;
  write(file: string, text: string): Promise<void>;
  /** The bytes of all files below a folder of it. */
  sizeOf(folder: string): Promise<number>;
};

export type Running = {
  /** From the start to the text. */
  readonly ms: number;
  /** The CPU time used, in ms, which other programs hardly affect; undefined where Linux does not report it. */
  readonly processorMs: number | undefined;
  readonly output: string;
  /** Ends it by SIGTERM; resolves to its exit code. */
  stop(): Promise<number | null>;
};

/** The first address that a started mock has printed: of its main host. */
export const addressOf = ({ output }: Running): string => /http:\/\/localhost:\d+/.exec(output)?.[0] ?? "";

const started = new Set<ChildProcess>();
/** Ends what is still running. */
export const stopAll = (): void => {
  for (const child of started) child.kill("SIGKILL");
};

/** An empty folder with nothing but a package.json, as somebody has who begins. */
export async function createWorkplace(parent: string, name: string, runtime: Runtime): Promise<Workplace> {
  const folder = await mkdtemp(join(parent, `${name}-`));
  const write = async (file: string, text: string) => {
    await mkdir(join(folder, file, ".."), { recursive: true });
    await writeFile(join(folder, file), text);
  };
  await write("package.json", JSON.stringify({ name, private: true, type: "module" }));
  const begin = (command: string, env: NodeJS.ProcessEnv = {}) => {
    const child = spawn("sh", ["-c", command], {
      cwd: folder,
      env: { ...runtime.env, ...env, PATH: `${join(folder, "node_modules/.bin")}:${runtime.env.PATH}` },
      stdio: ["ignore", "pipe", "pipe"],
    });
    started.add(child);
    child.once("close", () => started.delete(child));
    return child;
  };
  const run = async (command: string, env?: NodeJS.ProcessEnv) => {
    const child = begin(command, env);
    const read = collect(child);
    const [code] = (await once(child, "close")) as [number | null];
    if (code !== 0)
      throw new Error(`${command} (${runtime.version}, in ${folder}): exit code ${code}\n${read().trim()}`);
    return read();
  };
  return {
    folder,
    runtime,
    run,
    write,
    install: async (...packages) =>
      void (await run(
        `npm install --no-audit --no-fund --fetch-timeout=30000 --prefer-offline ${packages.join(" ")}`,
      )),
    start: async (command, text) => {
      const begun = performance.now();
      // `exec`, so that a signal reaches the command and not a shell before it.
      const child = begin(`exec ${command}`);
      const read = collect(child);
      const closed = once(child, "close") as Promise<[number | null]>;
      await until(child, read, text, command);
      return {
        ms: performance.now() - begun,
        processorMs: await processorTime(child),
        output: read(),
        stop: async () => {
          child.kill("SIGTERM");
          const [code] = await closed;
          return code;
        },
      };
    },
    sizeOf: async (below) => {
      const files = await readdir(join(folder, below), { recursive: true, withFileTypes: true });
      const sizes = await Promise.all(
        files
          .filter((file) => file.isFile())
          .map(async (file) => (await stat(join(file.parentPath, file.name))).size),
      );
      return sizes.reduce((sum, size) => sum + size, 0);
    },
  };
}

/** The time of a process in user and system mode: fields 14 and 15 of its stat, in hundredths of a second. */
async function processorTime({ pid }: ChildProcess): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => undefined);
  const [user, system] =
    stat
      ?.replace(/^.*\) /s, "")
      .split(" ")
      .slice(11, 13)
      .map(Number) ?? [];
  return user === undefined || system === undefined ? undefined : (user + system) * 10;
}

function collect({ stdout, stderr }: ChildProcess): () => string {
  let output = "";
  for (const stream of [stdout, stderr]) stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return () => output;
}

async function until(child: ChildProcess, read: () => string, text: string, command: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const look = () => {
    if (read().includes(text)) resolve();
  };
  child.stdout?.on("data", look);
  child.stderr?.on("data", look);
  child.once("close", (code) =>
    reject(new Error(`${command}: ended with ${code} before it printed "${text}"\n${read().trim()}`)),
  );
  await promise;
}
