/** A part of the code whose rules are mutated, and the tests that can be expected to notice. */
export type Area = {
  readonly folder: string;
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
};

/** What handles documents or is a hook's store, which only a browser runs. The journeys test it, as they do hooks. */
const IN_BROWSER = [
  "src/features/goods/lib/pending-adds.ts",
  "src/shared/lib/focus-heading.ts",
  "src/shared/lib/lazy-part.ts",
  "src/shared/lib/page-title.ts",
  "src/shared/lib/plain-click.ts",
  "src/shared/lib/route-handle.ts",
  "src/shared/lib/sanitise-html.ts",
  "src/shared/lib/save-file.ts",
  "src/shared/lib/when-idle.ts",
];

/** Nothing but texts: what buyers read is no rule, and the type already asks for a text for each state. */
const TEXTS = ["src/features/after-sale/lib/case-hints.ts"];

/** Not rules. No pattern here has braces: Stryker takes them separated by commas. */
const NO_RULES = ["**/*.test.ts", "**/*-for-test.ts", "**/use-*.ts", ...IN_BROWSER, ...TEXTS];

/** Most rules of the mock are tested by calls over HTTP. */
const CONTRACT = "tests/contract/**/*.test.ts";

const area = (folder: string, files: readonly string[], tests: readonly string[]): Area => ({
  folder,
  mutate: [...files, ...NO_RULES.map((pattern) => `!${pattern}`)],
  tests,
});

const RULES = ["mock-server/domain/*/rules.ts", "mock-server/domain/*/rules/**/*.ts"];

export const AREAS: readonly Area[] = [
  area("src/shared/lib", ["src/shared/lib/**/*.ts"], ["src/shared/**/*.test.ts"]),
  area("src/entities", ["src/entities/**/*.ts"], ["src/{entities,features}/**/*.test.ts"]),
  area("src/features", ["src/features/*/lib/**/*.ts"], ["src/features/**/*.test.ts"]),
  area("mock-server/domain", RULES, ["mock-server/**/*.test.ts", CONTRACT]),
];

/**
 * What a run mutates: each area that `path` contains, or the part of an area that `path` is. Undefined for a path
 * outside of all areas.
 */
export function areasAt(path: string): readonly Area[] | undefined {
  const at = path.replace(/^\.\//, "").replace(/\/+$/, "");
  const inside = AREAS.filter(({ folder }) => folder === at || folder.startsWith(`${at}/`));
  if (inside.length > 0) return inside;
  const around = AREAS.find(({ folder }) => at.startsWith(`${folder}/`));
  if (!around) return undefined;
  const files = at.endsWith(".ts") ? at : `${at}/**/*.ts`;
  return [area(at, [files], around.tests)];
}
