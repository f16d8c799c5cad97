/** `npm test` itself, on tests with faults in them, in a copy of what runs it. */
import { spawnSync } from "node:child_process";
import { cp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ROOT } from "#scripts/support/run-command.ts";
import { type Ended, startNode } from "#tests/support/program.ts";
import { makeTree } from "./make-tree.ts";

const FAULTY = "tests/architecture/faulty.test.ts";
const HANGING = "tests/architecture/hanging.test.ts";
const WAITING = "tests/architecture/waiting.test.ts";
const COPIED = ["scripts", "tests/support", "vite.config.ts", "tsconfig.json", "package.json", "index.html"];
const LINKED = ["node_modules", "api-spec", "generated", "mock-server", "src"];

/** The lifetime of the planted process, in seconds: an unusual value that distinguishes it from others. */
const LIFE_S = 86_411;

const PLANTED = {
  [FAULTY]: `
    import { spawn } from "node:child_process";
    import { expect, it } from "vitest";
    it("passes", () => expect(1).toBe(1));
    it("differs", () => expect({ name: "甲", count: 1 }).toEqual({ name: "甲", count: 2 }));
    it("leaves a process", () => spawn("sleep", ["${LIFE_S}"], { detached: true, stdio: "ignore" }).unref());
  `,
  [HANGING]: `
    import { it } from "vitest";
    it("never ends", () => { for (;;); });
  `,
  [WAITING]: `
    import { it } from "vitest";
    import { startProgram } from "#tests/support/program.ts";
    it("waits", async () => {
      const started = startProgram(["sleep", "${LIFE_S}"]);
      console.log("started " + started.pid + ".");
      await started.ended();
    });
  `,
};

let root = "";

/** Runs `npm test -- …` in the copy. */
const start = (...args: string[]) =>
  startNode([join(root, "scripts/test.ts"), ...args], {
    cwd: root,
    env: { HANG_MS: "10000", TEST_LEFT_MS: "200", NO_COLOR: "1" },
  });

/** One that has ended, and whose parent has not asked yet, still has an entry. */
const isRunning = (pid: string) =>
  /^[^Z]/.test(spawnSync("ps", ["-o", "stat=", "-p", pid], { encoding: "utf8" }).stdout);

/** The summary at the end of the output. */
const summaryOf = ({ out }: Ended) => out.slice(out.indexOf("\n✗ ") + 1).split("\n");

beforeAll(async () => {
  root = await makeTree(PLANTED);
  for (const part of COPIED) await cp(join(ROOT, part), join(root, part), { recursive: true });
  for (const part of LINKED) await symlink(join(ROOT, part), join(root, part));
});

afterAll(() => rm(root, { recursive: true, force: true }));

it("says what differs, ends what hangs or was left, and repeats only what failed", async () => {
  const first = await start("--only", "architecture", FAULTY, HANGING).ended();
  expect(first.code).toBe(1);
  expect(first.err).toMatch(/The event loop was held for 10 s:\n.*hanging\.test\.ts/);
  const command = "npm test -- --only architecture";
  expect(summaryOf(first)).toEqual([
    `✗ ${FAULTY} › differs`,
    "    expected { name: '甲', count: 1 } to deeply equal { name: '甲', count: 2 }",
    '    -   "count": 2,',
    '    +   "count": 1,',
    `  → ${command} ${FAULTY} -t "^differs$"`,
    `✗ ${HANGING} › never ends`,
    "    did not end",
    `  → ${command} ${HANGING} -t "^never ends$"`,
    "✗ a test left a process, which was ended now",
    expect.stringMatching(new RegExp(`^    sleep ${LIFE_S} \\(process \\d+\\)$`)),
    "2 passed, 3 failed",
  ]);
  const left = /sleep \d+ \(process (\d+)\)/.exec(first.out)?.[1] ?? "";
  await expect.poll(() => isRunning(left)).toBe(false);
  expect(JSON.parse(await readFile(join(root, ".cache/failed.json"), "utf8"))).toMatchObject({
    places: [{ title: "differs" }, { title: "never ends" }],
  });

  await writeFile(join(root, HANGING), PLANTED[HANGING].replace("for (;;);", ""));
  const again = await start("--failed").ended();
  expect(summaryOf(again).filter((line) => !line.startsWith(" "))).toEqual([
    `✗ ${FAULTY} › differs`,
    "1 passed, 1 failed, 2 skipped",
  ]);
});

it("leaves nothing behind when it is interrupted", async () => {
  const run = start("--only", "architecture", WAITING);
  const [, pid = ""] = await run.said(/started (\d+)\./);
  expect(isRunning(pid)).toBe(true);
  const { code } = await run.stop("SIGINT");
  expect(code).toBe(130);
  // It was told to end; a loaded machine takes a moment over it.
  await expect.poll(() => isRunning(pid)).toBe(false);
});
