import { operations as shopOperations } from "#generated/operations.ts";
import { type Contract, loadContract } from "#mock/contract/load-contract.ts";
import { createPrism } from "#mock/contract/prism.ts";
import { type Router, createRouter } from "#mock/contract/router.ts";
import { type StockPrism, createStockPrism } from "#mock/contract/stock-prism.ts";
import type { HandlerMap } from "#mock/domain/common/handler.ts";
import { handlers as shopHandlers } from "#mock/domain/handlers.ts";
import { type Language, currentLanguage, say } from "#mock/language/say.ts";
import { applyScenario } from "#mock/scenarios/apply-scenario.ts";
import { findScenario } from "#mock/scenarios/index.ts";
import { sharedSeed } from "#mock/seed/shared-seed.ts";
import { START_MS } from "#mock/world/clock.ts";
import type { BackendOptions } from "./backend-options.ts";
import { respondByPicture } from "./images.ts";
import type { Resources } from "./resources.ts";
import { respondByCashier } from "./responders/cashier.ts";
import { respondByContract } from "./responders/contract.ts";
import { respondByCustom } from "./responders/custom.ts";
import { respondByDesk } from "./responders/desk.ts";
import { injectFault } from "./responders/fault.ts";
import type { Responder } from "./responders/responder.ts";
import { type Stamp, contractHash } from "./saved/stamp.ts";
import { createWorld } from "./world.ts";
import { type Worlds, createWorlds } from "./worlds.ts";

/** The options of an app: those of a backend, and what only tests of the server itself set. */
export type AppOptions = BackendOptions & {
  /** Instead of the shop's handlers. */
  readonly handlers?: HandlerMap;
};

/** The parts of an app that depend on how it is called. */
type Surroundings = {
  /** Keeps idle worlds, since they are saved. */
  readonly keepIdle?: boolean;
  /** Real backends respond, alone (`streams`) or for some calls. */
  readonly upstream?: { readonly streams: boolean } | undefined;
  /** Responders that come before the mock's own. */
  readonly responders?: readonly Responder<App>[];
};

/** The state and services that the stages of the pipeline share. */
export type App = Resources & {
  readonly contract: Contract;
  readonly prism: ReturnType<typeof createPrism>;
  readonly stockPrism: StockPrism;
  readonly router: Router;
  readonly worlds: Worlds;
  readonly handlers: HandlerMap;
  readonly upstream: Surroundings["upstream"];
  /** In their order: the first that responds to a call wins. */
  readonly responders: readonly Responder<App>[];
  /** Identifies the inputs that saved worlds depend on. */
  readonly stamp: () => Stamp;
  readonly hasControl: boolean;
  readonly strict: boolean;
  readonly language: Language;
  readonly latency: readonly [from: number, to: number] | undefined;
};

/**
 * Builds everything but the way in. Throws ContractError, and InputError for an unknown scenario. `resources` are those
 * of the app that this one replaces, if it does.
 */
export function createApp<Given extends Resources>(
  options: AppOptions,
  resources: Given,
  { keepIdle = false, upstream, responders = [] }: Surroundings = {},
): App & Given {
  const { seed: seedNumber = 1, scale = 1, clock = START_MS } = options;
  const contract = loadContract(options.document, options.contractKind);
  warnOf(contract, resources);
  const seed = sharedSeed({ seed: seedNumber, scale });
  const secret = options.seed === undefined ? undefined : `seed ${options.seed}`;
  const plan = { seed, secret, budget: resources.logBudget, startMs: clock === "real" ? undefined : clock };
  const scenario = options.scenario === undefined ? undefined : findScenario(options.scenario);
  const rest: readonly Responder<App>[] = [
    ...responders,
    respondByDesk,
    respondByCashier,
    respondByPicture,
    respondByContract,
  ];
  let stamp: Stamp | undefined;
  return {
    ...resources,
    contract,
    prism: createPrism(contract),
    stockPrism: createStockPrism(contract, seedNumber),
    router: createRouter(contract),
    worlds: createWorlds({
      create: (name, snapshots) => createWorld(name, plan, snapshots),
      begin: scenario && ((world) => void applyScenario(scenario, world)),
      keepIdle,
    }),
    handlers: options.handlers ?? handlersOf(contract),
    upstream,
    responders: [injectFault, respondByCustom(rest), ...rest],
    stamp: () => (stamp ??= { contract: contractHash(contract.document), seed: seedNumber, scale }),
    hasControl: options.control ?? true,
    strict: options.strict ?? false,
    language: options.language ?? currentLanguage(),
    latency: options.latency,
  };
}

/** In a foreign contract, the handlers of the operations that it shares with the shop's, as an edited copy does. */
function handlersOf({ kind, operations }: Contract): HandlerMap {
  if (kind !== "foreign") return shopHandlers;
  const shared = Object.entries(shopHandlers).filter(([id]) => {
    const operation = operations.get(id);
    const { method, path, host } = shopOperations[id as keyof typeof shopOperations];
    return (
      operation?.method === method && operation.basePath + operation.path === path && operation.host === host
    );
  });
  return Object.fromEntries(shared);
}

const SHOWN_WARNINGS = 10;

function warnOf({ warnings }: Contract, { terminal }: Resources): void {
  for (const warning of warnings.slice(0, SHOWN_WARNINGS)) terminal.note(warning);
  const rest = warnings.length - SHOWN_WARNINGS;
  if (rest > 0)
    terminal.note(say(`the contract has ${rest} more flaws of this kind`, `契约中还有 ${rest} 处类似的问题`));
}
