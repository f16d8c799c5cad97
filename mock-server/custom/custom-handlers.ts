import type { Contract } from "#mock/contract/load-contract.ts";
import type { Router } from "#mock/contract/router.ts";
import { InputError } from "#mock/input/input-error.ts";
import { unknownName } from "#mock/input/unknown-name.ts";
import { say } from "#mock/language/say.ts";
import type { CustomHandler, CustomOptions } from "./custom-handler.ts";

/** A handler that is for a call, with the parameters of its route. */
export type FoundHandler = {
  readonly name: string;
  readonly handler: CustomHandler;
  readonly checks: boolean;
  readonly path: Readonly<Record<string, string>>;
  /** Claims it for a call; false if it was for one call, and another has claimed it. */
  claim(): boolean;
};

export type CallAddress = {
  readonly operationId: string | undefined;
  readonly method: string;
  readonly path: string;
  readonly world: string;
};

type Served = { readonly contract: Contract; readonly router: Router };

export type CustomHandlers = {
  /**
   * Adds a handler of an operation by its id, or of a route outside of the contract (`GET /api/extra/{id}`), and
   * returns how to remove it. Throws InputError for an unknown operation, and for a route that is one.
   */
  on(served: Served, name: string, handler: CustomHandler, options?: CustomOptions): () => void;
  /** Replaces the handlers of a folder, which come after all others. Throws as `on`; then nothing has changed. */
  setBase(served: Served, handlers: Readonly<Record<string, CustomHandler>>): void;
  /** The handlers for a call, in the order in which they come. */
  find(address: CallAddress): FoundHandler[];
};

type Entry = CustomOptions & {
  readonly name: string;
  readonly handler: CustomHandler;
  /** Undefined for an operation. */
  readonly route: RegExp | undefined;
  isClaimed?: boolean;
};

const ROUTE = /^(GET|HEAD|POST|PUT|PATCH|DELETE) (\/\S*)$/;

/** Starts without any handler. */
export function createCustomHandlers(): CustomHandlers {
  const added = new Set<Entry>();
  let base: readonly Entry[] = [];
  return {
    on(served, name, handler, options = {}) {
      const entry = readEntry(served, name, handler, options);
      added.add(entry);
      return () => void added.delete(entry);
    },
    setBase(served, handlers) {
      base = Object.entries(handlers).map(([name, handler]) => readEntry(served, name, handler, {}));
    },
    find(address) {
      if (added.size === 0 && base.length === 0) return [];
      return [...[...added].toReversed(), ...base].flatMap((entry) => {
        const path = pathFor(entry, address);
        if (!path) return [];
        const { name, handler, check: checks = true } = entry;
        const claim = () => {
          if (entry.isClaimed) return false;
          if (entry.once) {
            entry.isClaimed = true;
            added.delete(entry);
          }
          return true;
        };
        return [{ name, handler, checks, path, claim }];
      });
    },
  };
}

function pathFor(
  { name, route, world }: Entry,
  address: CallAddress,
): Readonly<Record<string, string>> | undefined {
  if (world !== undefined && world !== address.world) return undefined;
  if (!route) return name === address.operationId ? {} : undefined;
  const match = route.exec(`${address.method} ${address.path}`);
  return match ? { ...match.groups } : undefined;
}

function readEntry(
  { contract, router }: Served,
  name: string,
  handler: CustomHandler,
  options: CustomOptions,
): Entry {
  if (typeof handler !== "function")
    throw new InputError(say(`the handler of ${name} is no function`, `${name} 的处理器不是函数`));
  if (contract.operations.has(name)) return { ...options, name, handler, route: undefined };
  const [, method = "", path] = ROUTE.exec(name) ?? [];
  if (path === undefined)
    throw new InputError(
      unknownName(say("unknown operation", "未知接口"), name, [...contract.operations.keys()]),
    );
  const routed = router("main", method, path);
  if (routed.kind === "found")
    throw new InputError(
      say(
        `${name} is in the contract: name the operation ${routed.operation.id}`,
        `${name} 在契约中：请写接口名 ${routed.operation.id}`,
      ),
    );
  return { ...options, name, handler, route: toPattern(name) };
}

const SPECIAL = /[.*+?^$()|[\]\\{}]/g;

/** `GET /api/extra/{id}` as a pattern; a name in braces is a word. */
function toPattern(route: string): RegExp {
  const parts = route.split(/\{(\w+)\}/);
  const source = parts.map((part, index) =>
    index % 2 === 0 ? part.replaceAll(SPECIAL, String.raw`\$&`) : `(?<${part}>[^/]+)`,
  );
  return new RegExp(`^${source.join("")}$`);
}
