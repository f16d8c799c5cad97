import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "rolldown";
import { ROOT } from "../../support/run-command.ts";

/** Ends an import of a replaced module as it is in the project. */
const ORIGINAL = "?original";

/**
 * Modules of the project that a package has in another form: their code, in TypeScript, by their path. It may import
 * what it replaces, by path and `?original`.
 */
export function replaced(modules: Readonly<Record<string, string>>): Plugin {
  const codes = new Map(Object.entries(modules).map(([file, code]) => [join(ROOT, file), code]));
  const left = new Set(codes.keys());
  return {
    name: "replaced",
    resolveId: (id) => (id.endsWith(ORIGINAL) ? join(ROOT, id) : undefined),
    load(id) {
      if (id.endsWith(ORIGINAL))
        return { code: readFileSync(id.slice(0, -ORIGINAL.length), "utf8"), moduleType: "ts" };
      const code = codes.get(id);
      if (code === undefined) return undefined;
      left.delete(id);
      return { code, moduleType: "ts" };
    },
    buildEnd() {
      if (left.size > 0) this.error(`replaced, but nobody imports it: ${[...left].join(", ")}`);
    },
  };
}

/** The module as constants: what it exports here and now. */
export async function constantsOf(file: string): Promise<string> {
  const exported = (await import(join(ROOT, file))) as Record<string, unknown>;
  return Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join("");
}
