import { rmSync, writeFileSync } from "node:fs";
import { walkOperations } from "#api-spec/kit/operation-walk.ts";
import { readDocument } from "#api-spec/kit/read-document.ts";
import { writeOperationsModule } from "./operations-module.ts";
import { runTool } from "./run-tool.ts";
import { splitQueryKeys } from "./split-query-keys.ts";

const CONFIG = ["--config", "api-spec/redocly.yaml"];
/** All problems at once: Redocly hides what comes after the first hundred. */
const LINT = [...CONFIG, "--max-problems", "1000"];

/**
 * api-spec → lint → bundle → lint → hooks, zod, model, fakers → operations.ts, all into `folder`, which has to lie at
 * the top level: generated files reach the http client by a relative path. Answers the number of operations.
 */
export function generate(folder: string): number {
  const bundle = `${folder}/openapi.json`;
  runTool("redocly", ["lint", "api-spec/openapi.yaml", ...LINT]);
  rmSync(folder, { recursive: true, force: true });
  runTool("redocly", ["bundle", "api-spec/openapi.yaml", ...CONFIG, "-o", bundle]);
  runTool("redocly", ["lint", bundle, ...LINT]);
  runTool("orval", ["--config", "orval.config.ts"], { GENERATED_DIR: folder });
  splitQueryKeys(`${folder}/hooks`);
  const document = readDocument(bundle);
  writeFileSync(`${folder}/operations.ts`, writeOperationsModule(document));
  return walkOperations(document).length;
}
