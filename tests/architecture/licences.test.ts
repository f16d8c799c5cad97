import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { ROOT } from "#scripts/support/run-command.ts";

const COMMAND = join(ROOT, "scripts/licences/index.ts");
const made: string[] = [];
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true })));

const licences = (cwd: string, ...args: string[]) =>
  spawnSync(process.execPath, [COMMAND, ...args], { cwd, encoding: "utf8" });

/** An installed project with these packages; those in `dev` are only needed to build. */
function project(packages: Record<string, object>, dev: string[] = []): string {
  const folder = mkdtempSync(join(tmpdir(), "licences-"));
  made.push(folder);
  const write = (path: string, content: object) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), JSON.stringify(content));
  };
  const dependencies = (names: string[]) => Object.fromEntries(names.map((name) => [name, "1.0.0"]));
  const names = Object.keys(packages);
  write("package.json", {
    name: "planted",
    version: "1.0.0",
    dependencies: dependencies(names.filter((name) => !dev.includes(name))),
    devDependencies: dependencies(dev),
  });
  for (const [name, rest] of Object.entries(packages))
    write(`node_modules/${name}/package.json`, { name, version: "1.0.0", ...rest });
  return folder;
}

it("lists what runs by its licence, and leaves out what only builds", () => {
  const { status, stdout } = licences(ROOT);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^\d+ packages are needed to run\n\nMIT \(\d+\)\n/);
  expect(stdout).toMatch(/^ {2}react 19\./m);
  expect(stdout).toMatch(/^Apache-2\.0 \(\d+\)\n(?: {2}.*\n)* {2}@stoplight\/prism-core 5\./m);
  // Prism's own validators, generator and router do not run here.
  expect(stdout).not.toMatch(/ {2}(vite|orval|@stoplight\/prism-cli) /);
});

it("reads the old forms, and fails for a package that states none", () => {
  const folder = project(
    {
      old: { license: { type: "BSD-3-Clause" } },
      older: { licenses: [{ type: "MIT" }, { type: "ISC" }] },
      mute: {},
      tool: {},
    },
    ["tool"],
  );
  const { status, stdout, stderr } = licences(folder, "--json");
  expect(JSON.parse(stdout)).toEqual([
    { name: "mute", version: "1.0.0", licence: "none stated" },
    { name: "old", version: "1.0.0", licence: "BSD-3-Clause" },
    { name: "older", version: "1.0.0", licence: "MIT OR ISC" },
  ]);
  expect([status, stderr]).toEqual([1, "✗ no licence: mute 1.0.0\n"]);
});

it("the packages that run are complete without those that build", () => {
  const listed = spawnSync("npm", ["ls", "--omit=dev", "--all", "--loglevel=error"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  expect([listed.status, listed.stderr]).toEqual([0, ""]);
});
