import type { ContractDocument } from "#api-spec/kit/document.ts";
import { type Contract, loadContract } from "#mock/contract/load-contract.ts";
import { createPrism } from "#mock/contract/prism.ts";
import { type Router, createRouter } from "#mock/contract/router.ts";
import type { HandlerMap } from "#mock/domain/common/handler.ts";
import { handlers as shopHandlers } from "#mock/domain/handlers.ts";
import { applyScenario } from "#mock/scenarios/apply-scenario.ts";
import { findScenario } from "#mock/scenarios/index.ts";
import { START_MS } from "#mock/world/clock.ts";
import { sharedSeed } from "#mock/seed/shared-seed.ts";
import { type Lasting, type LastingOptions, createLasting } from "./lasting.ts";
import { type Stamp, contractHash } from "./saved/stamp.ts";
import { createWorld } from "./world.ts";
import { type Worlds, createWorlds } from "./worlds.ts";

export type MockOptions = LastingOptions & {
  /** Of the main host; activity and chat follow on the next two. 0 takes any free port for each. */
  readonly port?: number;
  readonly seed?: number;
  /** Multiplies the number of goods. */
  readonly scale?: number;
  /** When the clock of a new world starts: a time in ms, or the real time. Without it 2026-11-21 10:00:00 in Shanghai. */
  readonly clock?: number | "real";
  /** The scenario with which every new world begins. */
  readonly scenario?: string;
  /** A file in which the worlds outlive the server. */
  readonly state?: string;
  /** What is only noted otherwise, as a query parameter that the contract does not have, is refused with 422. */
  readonly strict?: boolean;
  /** Changed code, data and contract are taken over while the server runs; startWatched does it. */
  readonly watch?: boolean;
  /** Every answer of the contract takes this many ms, from and to. */
  readonly latency?: readonly [from: number, to: number];
  /** In place of the shop's own handlers, to test the server itself. */
  readonly handlers?: HandlerMap;
  /** In place of the bundled contract, to test the server itself. */
  readonly document?: ContractDocument;
};

/** What the stages of a request share. */
export type App = Lasting & {
  readonly contract: Contract;
  readonly prism: ReturnType<typeof createPrism>;
  readonly router: Router;
  readonly worlds: Worlds;
  readonly handlers: HandlerMap;
  /** What saved worlds rest on. */
  readonly stamp: () => Stamp;
  readonly strict: boolean;
  readonly latency: readonly [from: number, to: number] | undefined;
};

/**
 * Builds all but the sockets. Throws ContractError, and InputError for a scenario that does not exist, an upstream that
 * is no address and a folder that holds no recording. `lasting` is that of an app whose place this one takes.
 */
export function createApp(options: MockOptions, lasting: Lasting = createLasting(options)): App {
  const { seed: seedNumber = 1, scale = 1, clock = START_MS } = options;
  const contract = loadContract(options.document);
  const seed = sharedSeed({ seed: seedNumber, scale });
  const plan = { seed, budget: lasting.logBudget, startMs: clock === "real" ? undefined : clock };
  const scenario = options.scenario === undefined ? undefined : findScenario(options.scenario);
  let stamp: Stamp | undefined;
  return {
    ...lasting,
    contract,
    prism: createPrism(contract),
    router: createRouter(contract),
    worlds: createWorlds({
      create: (name, snapshots) => createWorld(name, plan, snapshots),
      begin: scenario && ((world) => void applyScenario(scenario, world)),
      keepIdle: options.state !== undefined,
    }),
    handlers: options.handlers ?? shopHandlers,
    stamp: () => (stamp ??= { contract: contractHash(contract.document), seed: seedNumber, scale }),
    strict: options.strict ?? false,
    latency: options.latency,
  };
}
