/** `npm run mock`: the mock server on three ports. Prints one line if it cannot start. */
import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";
import { ContractError } from "./contract/contract-error.ts";
import { InputError } from "#mock/input/check-fields.ts";
import { HELP, readOptions } from "./read-options.ts";
import { findScenario } from "./scenarios/index.ts";
import type { MockOptions } from "./server/app.ts";
import { StateFileError } from "./server/saved/load-state.ts";
import type { MockServer } from "./server/serve.ts";

/** The compile cache, which saves about a fifth of the next start. */
const COMPILED = fileURLToPath(new URL("../.cache/compiled", import.meta.url));
const KNOWN = [InputError, ContractError, StateFileError];

/** Loads either the whole server, or in development the loader that reloads it (Vite). */
async function start(options: MockOptions): Promise<MockServer> {
  if (!options.watch) return (await import("./server/start.ts")).startMockServer(options);
  return (await import("./watch/start-watched.ts")).startWatched(options);
}

/** The error for users; unexpected errors keep their stack. */
function describe(error: unknown): string {
  // Compared by name, because watched code has its own copies of the classes.
  if (KNOWN.some(({ name }) => (error as Error).constructor.name === name)) return (error as Error).message;
  const { code, message, port, address, stack, syscall } = error as NodeJS.ErrnoException & {
    port?: number;
    address?: string;
  };
  if (code === "EADDRINUSE")
    return `port ${port} is in use: stop the program that uses it, or choose another with --port`;
  if (code === "EACCES") return `no permission to listen on port ${port}`;
  if (code === "EADDRNOTAVAIL") return `--host ${address} is not an address of this machine`;
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return `--host: host name not found (${message})`;
  // The system's own words, such as those of a full disk.
  return syscall === undefined ? (stack ?? message) : message;
}

/** What cannot be written, such as the state file on a full disk, is no reason to stay. */
function endWith(error: unknown): never {
  console.error(`✗ ${describe(error)}`);
  process.exit(1);
}

function announce({ urls }: MockServer, { scenario, state, upstreams = {} }: MockOptions): void {
  console.log(
    `Mock server started: main ${urls.main} activity ${urls.activity} chat ${urls.chat} (Ctrl-C stops it)`,
  );
  for (const [host, url] of Object.entries(upstreams)) console.log(`Forwarding: ${host} → ${url}`);
  if (scenario !== undefined) {
    const { title, persona } = findScenario(scenario);
    console.log(
      `Scenario: ${title} (${persona === null ? "not logged in" : `log in as ${persona}, password demo1234`})`,
    );
  }
  if (state !== undefined) console.log(`State file: ${state}`);
  console.log(`Panel: ${urls.main}/__mock__/\nAPI reference: ${urls.main}/__mock__/docs`);
}

try {
  const options = readOptions();
  if (options === undefined) console.log(HELP);
  else {
    enableCompileCache(COMPILED);
    const server = await start(options);
    // Before it is announced: whoever reads that may stop it at once.
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      process.once(signal, () => void server.close().then(() => process.exit(0), endWith));
    }
    announce(server, options);
  }
} catch (error) {
  console.error(`✗ ${describe(error)}`);
  process.exitCode = 1;
}
