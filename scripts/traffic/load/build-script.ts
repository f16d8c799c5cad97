import { fileURLToPath } from "node:url";
import { build } from "vite";
import type { LoadPlan } from "./load-plan.ts";

const MAIN = fileURLToPath(new URL("script/main.ts", import.meta.url));

/** The k6 script: one file that needs nothing but k6, with what the contract says of each operation in it. */
export async function buildScript(plan: LoadPlan): Promise<string> {
  const built = await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: "error",
    mode: "production",
    define: { LOAD_PLAN: JSON.stringify(plan) },
    build: {
      write: false,
      minify: false,
      target: "es2020",
      lib: { entry: MAIN, formats: ["es"] },
      rolldownOptions: { external: [/^k6(?:\/|$)/u] },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const chunk = outputs
    .flatMap((output) => ("output" in output ? output.output : []))
    .find(({ type }) => type === "chunk");
  if (chunk?.type !== "chunk") throw new Error("the bundle of the load script is empty");
  return `// Generated from the contract by: npm run traffic -- load --write-script FILE. Its settings: docs/load.md.\n${chunk.code}`;
}
