import compat from "core-js-compat";
import { build } from "rolldown";
import { ROOT } from "../support/run-command.ts";
import { browserFloor } from "./browser-floor.ts";

/** The journeys run in a newer one: what it lacks, the shop does not use. */
const TESTED = { chrome: "146" };

/** They correct what is there, at a price in speed, or have no name of their own; nobody relies on either. */
const LEFT_OUT = /^es\.(json\.|array\.(push|includes)$|regexp\.flags$|symbol\.|.*\.dispose$)/;

const camel = (words: string): string =>
  words.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** An object of the language by its name in core-js: `url` is `URL`. */
const OBJECTS: Readonly<Record<string, string>> = {
  regexp: "RegExp",
  url: "URL",
  "url-search-params": "URLSearchParams",
  "typed-array": "Uint8Array",
};
const objectOf = (name: string): string => {
  const [first = "", ...rest] = camel(name);
  return OBJECTS[name] ?? first.toUpperCase() + rest.join("");
};

/** A property that older browsers lack, of an object or of its prototype, and the module of core-js that adds it. */
export type Polyfill = { module: string; object: string; property: string };

/**
 * Finds the properties that the scripts name and some browser above the floor lacks. A name counts wherever it stands.
 */
export function findPolyfills(scripts: readonly string[]): Polyfill[] {
  const modules = [/^(es|web)\./];
  const listed = (targets: object) => compat({ targets: { ...targets }, modules }).list;
  const later = new Set(listed(TESTED));
  const used = new Set(scripts.flatMap((script) => script.match(/[$\w]+/g) ?? []));
  // Whose methods are used by way of what returns one.
  used.add("Iterator");
  return listed(browserFloor())
    .filter((module) => !later.has(module) && !LEFT_OUT.test(module))
    .map((module) => {
      const [, object = "", property = ""] = module.split(".");
      return { module, object: objectOf(object), property: camel(property) };
    })
    .filter(({ object, property }) => used.has(property === "constructor" ? object : property));
}

/** One classic script with the modules, each of which leaves alone what is there. */
export async function bundlePolyfills(polyfills: readonly Polyfill[]): Promise<string> {
  const entry = "\0polyfills";
  const { output } = await build({
    input: entry,
    write: false,
    platform: "browser",
    cwd: ROOT,
    plugins: [
      {
        name: "polyfills",
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry
            ? polyfills.map(({ module }) => `import "core-js/modules/${module}.js";`).join("\n")
            : undefined,
      },
    ],
    output: { format: "iife", minify: true },
  });
  return output[0].code;
}
