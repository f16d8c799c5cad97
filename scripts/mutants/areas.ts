import { CONTRACT_TESTS } from "./contract-tests.ts";

/** A part of the code whose rules are mutated, and the tests that can be expected to notice. */
export type Area = {
  readonly folder: string;
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
  /** Tests that take seconds each, and so run only for the faults that `tests` do not notice. */
  readonly slowTests: readonly string[];
};

/** Modules that use the document or are a hook's store run only in a browser; journeys test them, as they do hooks. */
const IN_BROWSER = [
  "src/features/goods/card/pending-adds.ts",
  "src/shared/lib/focus-heading.ts",
  "src/shared/lib/lazy-part.ts",
  "src/shared/lib/page-title.ts",
  "src/shared/lib/plain-click.ts",
  "src/shared/lib/route-handle.ts",
  "src/shared/lib/sanitize-html.ts",
  "src/shared/lib/save-file.ts",
  "src/shared/lib/save-sheet.ts",
  "src/shared/lib/when-idle.ts",
];

/** Nothing but texts: what buyers read is no rule, and the type already requires a text for each state. */
const TEXTS = ["src/features/after-sale/lib/case-hints.ts"];

/** Not rules. No pattern here has braces: Stryker takes them separated by commas. */
const NO_RULES = ["**/*.test.ts", "**/*-for-test.ts", "**/use-*.ts", ...IN_BROWSER, ...TEXTS];

const area = (
  folder: string,
  files: readonly string[],
  tests: readonly string[],
  slowTests: readonly string[] = [],
): Area => ({
  folder,
  mutate: [...files, ...NO_RULES.map((pattern) => `!${pattern}`)],
  tests,
  slowTests,
});

/** The rules of one tag of the mock. What its own unit tests leave, those of tags that build on it may notice. */
function rulesOf(tag: string, contractTests: readonly string[]): Area {
  const folder = `mock-server/domain/${tag}`;
  return area(
    folder,
    [`${folder}/rules.ts`, `${folder}/rules/**/*.ts`],
    [`${folder}/**/*.test.ts`],
    ["mock-server/domain/**/*.test.ts", ...contractTests.map((name) => `tests/contract/${name}.test.ts`)],
  );
}

export const AREAS: readonly Area[] = [
  area("src/shared/lib", ["src/shared/lib/**/*.ts"], ["src/shared/**/*.test.ts"]),
  area("src/entities", ["src/entities/**/*.ts"], ["src/{entities,features}/**/*.test.ts"]),
  area("src/features", ["src/features/*/lib/**/*.ts"], ["src/features/**/*.test.ts"]),
  ...Object.entries(CONTRACT_TESTS).map(([tag, names]) => rulesOf(tag, names)),
];

/**
 * Returns the areas that a run mutates: each area that `path` contains, or the part of an area that `path` names.
 * Undefined for a path outside of all areas.
 */
export function areasAt(path: string): readonly Area[] | undefined {
  const at = path.replace(/^\.\//, "").replace(/\/+$/, "");
  const inside = AREAS.filter(({ folder }) => folder === at || folder.startsWith(`${at}/`));
  if (inside.length > 0) return inside;
  const around = AREAS.find(({ folder }) => at.startsWith(`${folder}/`));
  if (!around) return undefined;
  const files = at.endsWith(".ts") ? at : `${at}/**/*.ts`;
  return [area(at, [files], around.tests, around.slowTests)];
}
