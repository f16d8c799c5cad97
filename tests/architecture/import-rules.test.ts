import { rm } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { folderRule, importRules } from "#scripts/config/import-rules.ts";
import { type CruiseSummary, cruiseImports } from "#scripts/verify/cruise-imports.ts";
import { makeTree } from "./make-tree.ts";
import { type PlantedImport, allowedImports, plantedImports } from "./planted-imports.ts";

const cases = Object.entries(plantedImports).flatMap(([rule, imports]) =>
  imports.map((planted) => ({ rule, ...planted })),
);
let root: string;
let summary: CruiseSummary;

/** True if the file is in the planted tree, not in a package or in Node. */
const isPlanted = (to: string) => !/^node_modules\/|^node:/.test(to);

const importing = ({ to, typeOnly }: PlantedImport, index: number) => {
  const specifier = isPlanted(to) ? `#root/${to}` : to.replace(/^node_modules\//, "");
  const word = typeOnly ? "import type" : "import";
  return `${word} * as there${index} from "${specifier}";\nexport type T${index} = typeof there${index};\n`;
};

/** The files with the planted imports, and the files they import. */
function plantedFiles(): Record<string, string> {
  const files: Record<string, string> = {
    "package.json": JSON.stringify({ name: "planted", type: "module", imports: { "#root/*": "./*" } }),
    "src/shared/lib/egg.ts": importing({ from: "", to: "src/shared/lib/chicken.ts" }, 0),
  };
  for (const name of [
    "@ark-ui/react",
    "@chakra-ui/react",
    "@stoplight/prism-core",
    "@zag-js/select",
    "react",
  ]) {
    files[`node_modules/${name}/package.json`] = JSON.stringify({ name, exports: "./index.js" });
    files[`node_modules/${name}/index.js`] = "export const here = 1;\n";
  }
  const imports = [...cases, ...allowedImports];
  imports.forEach((one, index) => {
    files[one.from] = (files[one.from] ?? "") + importing(one, index);
  });
  for (const { to } of imports) {
    if (!to.includes("missing") && isPlanted(to)) files[to] ??= "export const here = 1;\n";
  }
  return files;
}

/** The rules reported for this one import. */
const fired = ({ from, to }: PlantedImport) =>
  summary.violations
    .filter((violation) => violation.from === from && violation.to.includes(to.replace(/^node:/, "")))
    .map((violation) => violation.rule);

beforeAll(async () => {
  root = await makeTree(plantedFiles());
  summary = await cruiseImports(root);
});

afterAll(() => rm(root, { recursive: true, force: true }));

test("the cruiser reads the planted tree", () => {
  expect(summary.modules).toBeGreaterThan(cases.length);
});

test("every import rule has a planted violation", () => {
  const names = [...importRules, folderRule].map((rule) => rule.name);
  expect(names.filter((name) => !(name in plantedImports))).toEqual([]);
});

test.each(cases)("$rule: $from → $to", (planted) => {
  expect(fired(planted)).toEqual([planted.rule]);
});

test.each(allowedImports)("allowed: $from → $to", (allowed) => {
  expect(fired(allowed)).toEqual([]);
});
