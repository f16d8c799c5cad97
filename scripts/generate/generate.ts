import { rmSync, writeFileSync } from "node:fs";
import { walkOperations } from "#api-spec/kit/operation-walk.ts";
import { readDocument } from "#api-spec/kit/read-document.ts";
import { writeLimitsModule } from "./limits-module.ts";
import { writeOperationsModule } from "./operations-module.ts";
import { writeQueryKeysModule } from "./query-keys-module.ts";
import { runTool } from "./run-tool.ts";

const CONFIG = ["--config", "api-spec/redocly.yaml"];
/** Report all problems: Redocly stops at 100 by default. */
const LINT = [...CONFIG, "--max-problems", "1000"];

/**
 * api-spec → lint → bundle → lint → orval → operations.ts, query-keys.ts and limits.ts, all into `folder`, which must
 * be at the top level: generated files import the HTTP client by a relative path. Returns the number of operations.
 */
export function generate(folder: string): number {
  const bundle = `${folder}/openapi.json`;
  runTool("redocly", ["lint", "api-spec/openapi.yaml", ...LINT]);
  rmSync(folder, { recursive: true, force: true });
  runTool("redocly", ["bundle", "api-spec/openapi.yaml", ...CONFIG, "-o", bundle]);
  runTool("redocly", ["lint", bundle, ...LINT]);
  runTool("orval", ["--config", "orval.config.ts"], { GENERATED_DIR: folder });
  // Hooks are imported from the files of their tags; orval always writes an index of them along with that of the model.
  rmSync(`${folder}/hooks/index.ts`);
  // The chat is a page in an iframe, not an API call.
  rmSync(`${folder}/hooks/chat`, { recursive: true });
  const document = readDocument(bundle);
  writeFileSync(`${folder}/operations.ts`, writeOperationsModule(document));
  writeFileSync(`${folder}/query-keys.ts`, writeQueryKeysModule(document));
  writeFileSync(`${folder}/limits.ts`, writeLimitsModule(document));
  return walkOperations(document).length;
}
