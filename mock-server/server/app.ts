import type { ContractDocument } from "#api-spec/kit/document.ts";
import { type Contract, loadContract } from "#mock/contract/load-contract.ts";
import { createPrism } from "#mock/contract/prism.ts";
import { type Router, createRouter } from "#mock/contract/router.ts";
import { type StockPrism, createStockPrism } from "#mock/contract/stock-prism.ts";
import type { HandlerMap } from "#mock/domain/common/handler.ts";
import { handlers as shopHandlers } from "#mock/domain/handlers.ts";
import { type Language, currentLanguage } from "#mock/language/say.ts";
import { type MixedMode, type Mixing, createMixing } from "#mock/proxy/mixing.ts";
import { applyScenario } from "#mock/scenarios/apply-scenario.ts";
import { findScenario } from "#mock/scenarios/index.ts";
import { sharedSeed } from "#mock/seed/shared-seed.ts";
import { START_MS } from "#mock/world/clock.ts";
import { type Resources, type ResourceOptions, createResources } from "./resources.ts";
import { type Stamp, contractHash } from "./saved/stamp.ts";
import { createWorld } from "./world.ts";
import { type Worlds, createWorlds } from "./worlds.ts";

export type MockOptions = ResourceOptions & {
  /** The port of the main host; the activity and chat hosts use the next two. 0 takes any free port for each. */
  readonly port?: number;
  /**
   * The seed of the data, 1 by default. If set, tokens, codes and signatures are the same in each run; otherwise they
   * are unpredictable.
   */
  readonly seed?: number;
  /** Multiplies the number of goods. */
  readonly scale?: number;
  /**
   * The time at which the clock of a new world starts: in ms, or the real time; by default 2026-11-21 10:00:00 in
   * Shanghai.
   */
  readonly clock?: number | "real";
  /** The language of texts for developers: the panel, refusals of the control API, why a call was refused. */
  readonly language?: Language;
  /** The scenario that every new world begins with. */
  readonly scenario?: string;
  /** A file that keeps the worlds over a restart. */
  readonly state?: string;
  /** True if there is a control API; the default. */
  readonly control?: boolean;
  /** Warnings, such as a query parameter that the contract does not have, are refused with 422. */
  readonly strict?: boolean;
  /** Serves over TLS, with a certificate of its own that it keeps in this folder. */
  readonly https?: { readonly folder: string };
  /** Changed code, data and contract are reloaded while the server runs (startWatched). */
  readonly watch?: boolean;
  /** Delays every response of the contract by this many ms, from and to. */
  readonly latency?: readonly [from: number, to: number];
  /** The operations that the mock serves itself although there are upstreams; none by default. */
  readonly mixed?: MixedMode;
  /** Instead of the shop's handlers, to test the server itself. */
  readonly handlers?: HandlerMap;
  /** Instead of the bundled contract, to test the server itself. */
  readonly document?: ContractDocument;
};

/** The state and services that the stages of the pipeline share. */
export type App = Resources & {
  readonly contract: Contract;
  readonly prism: ReturnType<typeof createPrism>;
  readonly stockPrism: StockPrism;
  readonly router: Router;
  readonly worlds: Worlds;
  readonly handlers: HandlerMap;
  /** Selects the calls that the mock serves itself in front of upstreams. */
  readonly mixing: Mixing | undefined;
  /** Identifies the inputs that saved worlds depend on. */
  readonly stamp: () => Stamp;
  readonly hasControl: boolean;
  readonly strict: boolean;
  readonly language: Language;
  readonly latency: readonly [from: number, to: number] | undefined;
};

/**
 * Builds everything but the sockets. Throws ContractError, and InputError for an unknown scenario and as
 * createResources. `resources` are those of the app that this one replaces.
 */
export function createApp(options: MockOptions, resources: Resources = createResources(options)): App {
  const { seed: seedNumber = 1, scale = 1, clock = START_MS } = options;
  const contract = loadContract(options.document);
  const seed = sharedSeed({ seed: seedNumber, scale });
  const secret = options.seed === undefined ? undefined : `seed ${options.seed}`;
  const plan = { seed, secret, budget: resources.logBudget, startMs: clock === "real" ? undefined : clock };
  const scenario = options.scenario === undefined ? undefined : findScenario(options.scenario);
  let stamp: Stamp | undefined;
  return {
    ...resources,
    contract,
    prism: createPrism(contract),
    stockPrism: createStockPrism(contract),
    router: createRouter(contract),
    worlds: createWorlds({
      create: (name, snapshots) => createWorld(name, plan, snapshots),
      begin: scenario && ((world) => void applyScenario(scenario, world)),
      keepIdle: options.state !== undefined,
    }),
    handlers: options.handlers ?? shopHandlers,
    mixing: options.mixed && createMixing(options.mixed, [...contract.operations.values()]),
    stamp: () => (stamp ??= { contract: contractHash(contract.document), seed: seedNumber, scale }),
    hasControl: options.control ?? true,
    strict: options.strict ?? false,
    language: options.language ?? currentLanguage(),
    latency: options.latency,
  };
}
