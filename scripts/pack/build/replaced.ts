import { join } from "node:path";
import type { Plugin } from "rolldown";
import { ROOT } from "../../support/run-command.ts";

/** Modules of the project that a package has in another form: their code, in TypeScript, by their path. */
export function replaced(modules: Readonly<Record<string, string>>): Plugin {
  const codes = new Map(Object.entries(modules).map(([file, code]) => [join(ROOT, file), code]));
  const left = new Set(codes.keys());
  return {
    name: "replaced",
    load(id) {
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
