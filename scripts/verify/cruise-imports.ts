import { existsSync } from "node:fs";
import { join } from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import { folderRule, importRules } from "../config/import-rules.ts";
import { findFolderCircles } from "./find-folder-circles.ts";

/** One violation of an import rule. Paths are relative to the root of the cruise. */
export interface ImportViolation {
  rule: string;
  why: string;
  from: string;
  to: string;
}

/** The result of a cruise. `modules` is the number of files read, so that a cruise that found none fails. */
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
      // TypeScript 7 has no compiler API; swc parses the sources instead.
      parser: "swc",
      // Type-only imports are dependencies too: their targets must exist.
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
  // A forbidden import is already reported; it does not count for cycles.
  const forbidden = new Set(violations.map(({ from, to }) => `${from} ${to}`));
  const allowed = modules.flatMap(({ source: from, dependencies }) =>
    dependencies
      .map(({ resolved: to }) => ({ from, to }))
      .filter(({ to }) => !forbidden.has(`${from} ${to}`)),
  );
  const circles = folderRule.folders.flatMap((folder) => findFolderCircles(allowed, folder));
  return {
    modules: modules.filter((module) => !module.source.includes("node_modules/")).length,
    violations: [
      ...violations,
      ...circles.map((one) => ({ rule: folderRule.name, why: folderRule.why, ...one })),
    ],
  };
}
