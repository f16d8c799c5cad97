import { cp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse, parseDocument } from "yaml";
import { type Ended, runNode } from "#tests/support/program.ts";
import { makeTree } from "./make-tree.ts";
import { type PlantedEdit, plantedEdits } from "./planted-edits.ts";

const project = fileURLToPath(new URL("../..", import.meta.url));
const GENERATED = "generated/openapi.json";
let root: string;
let run: Ended;
/** One text per problem: file, location, message, excerpt, rule. */
let problems: string[];

async function plant({ file, edit = {}, create }: PlantedEdit) {
  const path = join(root, "api-spec", file);
  if (create !== undefined) return writeFile(path, create);
  const document = parseDocument(await readFile(path, "utf8"));
  const before = String(document);
  for (const [place, value] of Object.entries(edit)) {
    const path = place.split(" > ");
    if (value === undefined) document.deleteIn(path);
    else document.setIn(path, document.createNode(value));
  }
  if (String(document) === before) throw new Error(`The edit planted for ${file} changes nothing.`);
  return writeFile(path, String(document));
}

beforeAll(async () => {
  root = await makeTree({
    [GENERATED]: "as it was",
    "package.json": await readFile(join(project, "package.json"), "utf8"),
  });
  for (const folder of [
    "api-spec",
    "scripts",
    "mock-server/contract",
    "src/app/theme",
    "src/app/layout/chrome-calls.ts",
  ])
    await cp(join(project, folder), join(root, folder), { recursive: true });
  await symlink(join(project, "node_modules"), join(root, "node_modules"));
  // Sequentially, because a file may be edited twice.
  for (const one of plantedEdits) await plant(one);
  run = await runNode([join(root, "scripts/generate/index.ts")], { cwd: root });
  problems = run.lines.join("\n").split(/^(?=\[\d+\] )/m);
});

afterAll(() => rm(root, { recursive: true, force: true }));

test("a rejected contract stops the generation and leaves generated/ untouched", async () => {
  expect(run.code).toBe(1);
  expect(await readFile(join(root, GENERATED), "utf8")).toBe("as it was");
});

test("every custom rule has a planted violation", async () => {
  const config = parse(await readFile(join(project, "api-spec/redocly.yaml"), "utf8")) as {
    rules: Record<string, unknown>;
  };
  const planted = new Set(plantedEdits.map(({ rule }) => rule));
  const own = Object.keys(config.rules).filter((rule) => rule.includes("/"));
  expect(own.length).toBeGreaterThan(20);
  expect(own.filter((rule) => !planted.has(rule))).toEqual([]);
});

test("every rule of the plugin is enabled", async () => {
  const { rules } = await import("#api-spec/lint/plugin.ts");
  const config = await readFile(join(project, "api-spec/redocly.yaml"), "utf8");
  expect(Object.keys(rules).filter((rule) => !config.includes(`\n  contract/${rule}: error\n`))).toEqual([]);
});

test.each(plantedEdits)("$rule: $file", ({ rule, file, reportedIn = file, says = "" }) => {
  const found = problems.filter((problem) => problem.includes(`by the ${rule} rule`));
  expect(found.filter((problem) => problem.includes(reportedIn) && problem.includes(says))).not.toEqual([]);
});
