import { readFile, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runProgram } from "#tests/support/program.ts";
import { makeTree } from "./make-tree.ts";
import { cleanFiles, plantedFiles } from "./planted-lint.ts";

interface LintConfig {
  rules: Record<string, unknown>;
  overrides: { rules: Record<string, unknown> }[];
}

const project = fileURLToPath(new URL("../..", import.meta.url));
/** File → names of the rules reported in it. */
const reported = new Map<string, string[]>();
let root: string;

/** "eslint(no-var)" and "eslint/no-var" are both the rule "no-var". */
const bareName = (rule: string) => rule.replace(/^.*[(/]/, "").replace(")", "");

beforeAll(async () => {
  const files: Record<string, string> = Object.assign({}, cleanFiles, ...Object.values(plantedFiles));
  for (const name of [".gitignore", ".oxlintrc.json", "package.json", "tsconfig.json"]) {
    files[name] = await readFile(join(project, name), "utf8");
  }
  root = await makeTree(files);
  await symlink(join(project, "node_modules"), join(root, "node_modules"));
  // It exits with 1, since the tree is full of violations.
  const command = [join(project, "node_modules/.bin/oxlint"), "--format=json"];
  const { out } = await runProgram(command, { cwd: root });
  const { diagnostics } = JSON.parse(out) as { diagnostics: { code: string; filename: string }[] };
  for (const { code, filename } of diagnostics) {
    reported.set(filename, [...(reported.get(filename) ?? []), bareName(code)]);
  }
});

afterAll(() => rm(root, { recursive: true, force: true }));

test("every rule in the lint config has a planted violation", async () => {
  const config = JSON.parse(await readFile(join(project, ".oxlintrc.json"), "utf8")) as LintConfig;
  const settings = [config, ...config.overrides].flatMap(({ rules }) => Object.entries(rules));
  const named = settings.filter(([, setting]) => setting !== "off").map(([rule]) => bareName(rule));
  expect(named.filter((rule) => !(rule in plantedFiles))).toEqual([]);
});

const planted = Object.entries(plantedFiles).flatMap(([rule, files]) =>
  Object.keys(files).map((path) => [rule, path] as const),
);

test.each(planted)("%s: %s", (rule, path) => {
  expect([...new Set(reported.get(path))]).toEqual([rule]);
});

test.each(Object.keys(cleanFiles))("clean: %s", (path) => {
  expect(reported.get(path) ?? []).toEqual([]);
});
