import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { checksumOf } from "#api-spec/kit/bundle-text.ts";
import { documentedSuffices } from "#api-spec/kit/documented-suffices.ts";
import { walkOperations } from "#api-spec/kit/operation-walk.ts";
import { readDocument } from "#api-spec/kit/read-document.ts";
import { chromeCalls } from "#src/app/layout/chrome-calls.ts";
import { writeEnumLabelsModule } from "./enum-labels-module.ts";
import { writeEnumsModule, writeTransitionsModule } from "./enums-module.ts";
import { writeFactsModule } from "./facts-module.ts";
import { writeControlLimitsModule, writeLimitsModule } from "./limits-module.ts";
import { writeOperationsModule } from "./operations-module.ts";
import { withGroups, writeQueryKeysModule } from "./query-keys-module.ts";
import {
  outlinesOfReads,
  writeResponseShapesModule,
  writeChangeShapesModule,
} from "./response-shapes-module.ts";
import { writeRightsModule } from "./rights-module.ts";
import { runTool } from "./run-tool.ts";
import { writeSpecificationModule } from "./specification-module.ts";
import {
  writeLayoutStyles,
  writeLooksModule,
  writeOverlayStyles,
  writeRecipesModule,
  writeThemeStyles,
} from "./theme-styles.ts";

const CONFIG = ["--config", "api-spec/redocly.yaml"];
/** Report all problems: Redocly stops at 100 by default. */
const LINT = [...CONFIG, "--max-problems", "1000"];

export type Generated = {
  /** The number of operations. */
  readonly operations: number;
  /** Operations whose examples are made up, for the mock did not respond by the contract: id and reason, one a line. */
  readonly failed: string;
};

/**
 * api-spec → lint → bundle → orval → operations.ts, query-keys.ts, response-shapes.ts, change-shapes.ts, limits.ts,
 * enums.ts, enum-labels.ts, transitions.ts, company.ts, terms.ts, rights.ts, specification.ts and the theme → every
 * schema compiles, examples recorded → lint, all into
 * `folder`, which must be at the top level: generated files import the HTTP client by a relative path.
 */
export function generate(folder: string): Generated {
  const bundle = `${folder}/openapi.json`;
  runTool("redocly", ["lint", "api-spec/openapi.yaml", ...LINT]);
  rmSync(folder, { recursive: true, force: true });
  runTool("redocly", ["bundle", "api-spec/openapi.yaml", ...CONFIG, "-o", bundle]);
  const document = readDocument(bundle);
  const control = `${folder}/control/openapi.json`;
  runTool("redocly", ["bundle", "mock-server/control-api/openapi.yaml", "-o", control]);
  runTool("orval", ["--config", "orval.config.ts"], { GENERATED_DIR: folder });
  // Hooks are imported from the files of their tags; orval always writes an index of them along with that of the model.
  rmSync(`${folder}/hooks/index.ts`);
  // The chat is a page in an iframe, not an API call.
  rmSync(`${folder}/hooks/chat`, { recursive: true });
  for (const file of globSync(`${folder}/hooks/*/*.ts`))
    writeFileSync(file, withGroups(readFileSync(file, "utf8"), document));
  const suffices = documentedSuffices(document);
  const outlines = outlinesOfReads(suffices, chromeCalls);
  writeFileSync(`${folder}/operations.ts`, writeOperationsModule(document, outlines));
  writeFileSync(`${folder}/query-keys.ts`, writeQueryKeysModule(document));
  writeFileSync(`${folder}/response-shapes.ts`, writeResponseShapesModule(suffices, chromeCalls));
  writeFileSync(`${folder}/change-shapes.ts`, writeChangeShapesModule(suffices, chromeCalls));
  writeFileSync(`${folder}/limits.ts`, writeLimitsModule(document));
  writeFileSync(`${folder}/control/limits.ts`, writeControlLimitsModule(readDocument(control)));
  writeFileSync(`${folder}/enums.ts`, writeEnumsModule(folder));
  writeFileSync(`${folder}/transitions.ts`, writeTransitionsModule(document));
  writeFileSync(`${folder}/enum-labels.ts`, writeEnumLabelsModule(document));
  writeFileSync(`${folder}/company.ts`, writeFactsModule("company", "The company behind the shop."));
  writeFileSync(`${folder}/terms.ts`, writeFactsModule("terms", "The terms of trade."));
  writeFileSync(`${folder}/rights.ts`, writeRightsModule(document));
  writeFileSync(`${folder}/specification.ts`, writeSpecificationModule());
  generateTheme(folder);
  // `npm run generate -- icons` writes them, from a package that is not installed.
  cpSync("generated/icons", `${folder}/icons`, { recursive: true });
  // `npm run generate -- first-calls` writes it, from the built shop in a browser.
  cpSync("generated/first-calls.ts", `${folder}/first-calls.ts`);
  // Last, for the mock runs with the code that was generated just now.
  const failed = runTool("node", ["scripts/generate/examples/index.ts", folder]);
  if (failed !== "")
    console.error(
      `The mock does not respond to these by the contract; their examples are made up:\n${failed}`,
    );
  runTool("redocly", ["lint", bundle, ...LINT]);
  writeFileSync(`${folder}/openapi.sha256`, checksumOf(readFileSync(bundle, "utf8")));
  return { operations: walkOperations(document).length, failed };
}

/** src/app/theme → the stylesheets and types of theme/, into `folder`. */
export function generateTheme(folder: string): void {
  mkdirSync(`${folder}/theme`, { recursive: true });
  writeFileSync(`${folder}/theme/theme.css`, writeThemeStyles());
  writeFileSync(`${folder}/theme/overlays.css`, writeOverlayStyles());
  writeFileSync(`${folder}/theme/layout.css`, writeLayoutStyles());
  writeFileSync(`${folder}/theme/recipes.ts`, writeRecipesModule());
  writeFileSync(`${folder}/theme/looks.ts`, writeLooksModule());
}
