import type { ContractDocument } from "#mock/contract/document.ts";
import { type Contract, loadContract } from "#mock/contract/load-contract.ts";
import { createPrism } from "#mock/contract/prism.ts";
import { type Router, createRouter } from "#mock/contract/router.ts";
import type { HandlerMap } from "#mock/handlers/define.ts";
import { handlers as shopHandlers } from "#mock/handlers/index.ts";
import { createSeed } from "#mock/state/seed.ts";
import { type TerminalLog, createTerminalLog } from "./terminal-log.ts";
import { createWorld } from "./world.ts";
import { type Worlds, createWorlds } from "./worlds.ts";

export type MockOptions = {
  /** Of the main host; activity and chat follow on the next two. 0 takes any free port for each. */
  readonly port?: number;
  readonly seed?: number;
  /** Multiplies the number of goods. */
  readonly scale?: number;
  /** No line per request; violations and errors are still shown. */
  readonly quiet?: boolean;
  /** Every answer of the contract takes this many ms, from and to. */
  readonly latency?: readonly [from: number, to: number];
  /** In place of the shop's own handlers, to test the server itself. */
  readonly handlers?: HandlerMap;
  /** In place of the bundled contract, to test the server itself. */
  readonly document?: ContractDocument;
};

/** What the stages of a request share. */
export type App = {
  readonly contract: Contract;
  readonly prism: ReturnType<typeof createPrism>;
  readonly router: Router;
  readonly worlds: Worlds;
  readonly handlers: HandlerMap;
  readonly latency: readonly [from: number, to: number] | undefined;
  readonly terminal: TerminalLog;
  readonly startedAt: number;
};

/** Builds all but the sockets. Throws ContractError. */
export function createApp(options: MockOptions): App {
  const { seed: seedNumber = 1, scale = 1 } = options;
  const contract = loadContract(options.document);
  const seed = createSeed({ seed: seedNumber, scale });
  return {
    contract,
    prism: createPrism(contract),
    router: createRouter(contract),
    worlds: createWorlds((name) => createWorld(name, seed, seedNumber)),
    handlers: options.handlers ?? shopHandlers,
    latency: options.latency,
    terminal: createTerminalLog(options.quiet ?? false),
    startedAt: Date.now(),
  };
}
