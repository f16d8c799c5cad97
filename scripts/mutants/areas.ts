/** A part of the code whose rules are mutated, and the tests that can be expected to notice. */
export type Area = {
  readonly folder: string;
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
};

/** Of `src/shared/lib`: what handles documents, which only a browser runs. The journeys test it, as they do hooks. */
const IN_BROWSER = [
  "focus-heading",
  "lazy-part",
  "page-title",
  "plain-click",
  "route-handle",
  "sanitise-html",
  "save-file",
  "when-idle",
].map((name) => `src/shared/lib/${name}.ts`);

/** Not rules. No pattern here has braces: Stryker takes them separated by commas. */
const NO_RULES = ["**/*.test.ts", "**/*-for-test.ts", "**/use-*.ts", ...IN_BROWSER];

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
