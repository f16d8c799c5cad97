import { rmSync, writeFileSync } from "node:fs";
import { checkDrift } from "./check-drift.ts";
import { readOperations } from "./contract-bundle.ts";
import { writeOperationsModule } from "./operations-module.ts";
import { runTool } from "./run-tool.ts";

const BUNDLE = "generated/openapi.json";
const CONFIG = ["--config", "api-spec/redocly.yaml"];

/** api-spec → lint → bundle → lint → hooks, zod, model, fakers → operations.ts */
function generate(): void {
  runTool("redocly", ["lint", "api-spec/openapi.yaml", ...CONFIG]);
  rmSync("generated", { recursive: true, force: true });
  runTool("redocly", ["bundle", "api-spec/openapi.yaml", ...CONFIG, "-o", BUNDLE]);
  runTool("redocly", ["lint", BUNDLE, ...CONFIG]);
  runTool("orval", ["--config", "orval.config.ts"]);
  writeFileSync("generated/operations.ts", writeOperationsModule(readOperations(BUNDLE)));
}

try {
  if (process.argv.includes("--check")) {
    const stale = checkDrift("generated", generate);
    if (stale.length > 0) {
      console.error(`generated/ is stale, run \`npm run generate\`:\n${stale.map((file) => `  ${file}`).join("\n")}`);
      process.exit(1);
    }
    console.log("generated/ is what the contract says");
  } else {
    generate();
    console.log(`generated/ written: ${readOperations(BUNDLE).length} operations`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
