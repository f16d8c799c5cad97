/** The scripts of package.json, the commands behind them, and every text that tells somebody to run one. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "#scripts/support/run-command.ts";
import { runNode } from "#tests/support/program.ts";

const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
  scripts: Readonly<Record<string, string>>;
};
/** Scripts that take the name of a command. */
const GROUPS = ["bench", "check", "traffic"];
const REFERENCE = /npm run (?:-s )?([a-z]+(?::[a-z]+)?)(?: -- ([a-z]+(?:-[a-z]+)*))?/g;

const references = execFileSync("git", ["grep", "-aIoE", "npm run [-a-z: ]+"], {
  cwd: ROOT,
  encoding: "utf8",
})
  .split("\n")
  .flatMap((line) => [...line.matchAll(REFERENCE)].map(([, script = "", name]) => ({ line, script, name })));

const run = (script: string, ...args: string[]) =>
  runNode([...(scripts[script] ?? "").split(" ").slice(1), ...args]);

it("are at most eighteen to choose from: npm runs postinstall itself", () => {
  expect(Object.keys(scripts).filter((name) => name !== "postinstall").length).toBeLessThanOrEqual(18);
});

it("exist wherever they are named", () => {
  expect(references.length).toBeGreaterThan(200);
  expect(references.filter(({ script }) => !Object.hasOwn(scripts, script))).toEqual([]);
});

describe.each(GROUPS)("npm run %s", (script) => {
  it("lists its commands, each with a sentence, and all that are named anywhere are there", async () => {
    const { code, out, err } = await run(script, "--help");
    expect([code, err]).toEqual([0, ""]);
    const listed = [...out.matchAll(/^ {2}([\w-]+) {2,}\w.{10,}$/gm)].map(([, name]) => name);
    expect(listed.length).toBeGreaterThan(1);
    const named = references.filter((each) => each.script === script);
    expect(named.filter(({ name }) => name !== undefined && !listed.includes(name))).toEqual([]);
  });

  it("says that a command does not exist, and which do", async () => {
    const { code, err } = await run(script, "nothing");
    expect(code).toBe(2);
    expect(err).toMatch(/^✗ npm run \w+: there is no nothing\n[^]*\n {2}\w/);
  });
});

it.each(["check", "traffic"])("npm run %s needs a name", async (script) => {
  const { out } = await run(script, "--help");
  expect(await run(script)).toMatchObject({ code: 2, err: out });
});
