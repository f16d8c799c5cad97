import { existsSync } from "node:fs";
import { join } from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import { folderRule, importRules } from "../config/import-rules.ts";
import { findFolderCircles } from "./find-folder-circles.ts";

/** One broken import rule. Paths are relative to the root that was cruised. */
export interface ImportViolation {
  rule: string;
  why: string;
  from: string;
  to: string;
}

/** What a cruise saw. `modules` counts the files read, so that a cruise which saw none cannot pass. */
export interface CruiseSummary {
  modules: number;
  violations: ImportViolation[];
}

const ROOTS = ["api-spec", "generated", "mock-server", "scripts", "src", "tests"];

/** Reads every module under the project root `baseDir` and checks it against the import rules. */
export async function cruiseImports(baseDir: string): Promise<CruiseSummary> {
  const { output } = await cruise(
    ROOTS.filter((root) => existsSync(join(baseDir, root))),
    {
      baseDir,
      validate: true,
      ruleSet: {
        forbidden: importRules.map(({ name, from, to }) => ({ name, from, to, severity: "error" })),
      },
      // The compiler's own API is not there in TypeScript 7; swc reads the sources instead.
      parser: "swc",
      // A type-only import is a dependency too: what it names must exist where it looks.
      tsPreCompilationDeps: true,
      doNotFollow: { path: "(^|/)node_modules/" },
      enhancedResolveOptions: {
        extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".d.ts"],
        exportsFields: ["exports"],
        conditionNames: ["import", "types", "node", "default"],
      },
    },
  );
  const { modules, summary } = output as ICruiseResult;
  const why = new Map(importRules.map((rule) => [rule.name, rule.why]));
  const violations = summary.violations.map(({ rule: { name }, from, to }) => ({
    rule: name,
    why: why.get(name) ?? "",
    from,
    to,
  }));
  // An import that is forbidden anyway closes no circle.
  const forbidden = new Set(violations.map(({ from, to }) => `${from} ${to}`));
  const allowed = modules.flatMap(({ source: from, dependencies }) =>
    dependencies
      .map(({ resolved: to }) => ({ from, to }))
      .filter(({ to }) => !forbidden.has(`${from} ${to}`)),
  );
  const circles = findFolderCircles(allowed, folderRule.folder);
  return {
    modules: modules.filter((module) => !module.source.includes("node_modules/")).length,
    violations: [
      ...violations,
      ...circles.map((one) => ({ rule: folderRule.name, why: folderRule.why, ...one })),
    ],
  };
}
