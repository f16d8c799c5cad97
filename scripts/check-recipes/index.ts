/**
 * `npm run check -- recipes [--only <part of a title>]`: runs the recipes of docs/recipes.md with the packed mock, each
 * in an empty folder. Needs the registries of npm, PyPI and Maven; a recipe for which the machine lacks a command is
 * reported and skipped. Exits with 1 and the output of the first command that fails.
 */
import { existsSync } from "node:fs";
import { glob, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { ensureBrowser } from "../ensure-browser.ts";
import { expect } from "../pack/check/expect.ts";
import { type Runtime, ownRuntime } from "../pack/check/runtimes.ts";
import { createWorkplace, stopAll } from "../pack/check/workplace.ts";
import { findPrograms } from "../support/install-packages.ts";
import { onInterrupt } from "../support/on-interrupt.ts";
import { freePorts } from "../support/ports.ts";
import { runCommand, stopCommands } from "../support/run-command.ts";
import { type Recipe, RECIPES, type Section, readSections } from "./recipes.ts";

const HELP = `npm run check -- recipes [--only TEXT] [--mock FILE]

  --only TEXT  the recipes of docs/recipes.md that have this in their title
  --mock FILE  the tarball of a mock that \`npm run pack\` has packed; without it the mock is packed first
  --help       print this help`;

const OPTIONS = {
  only: { type: "string", default: "" },
  mock: { type: "string" },
  help: { type: "boolean" },
} as const;

type Kitchen = {
  readonly folder: string;
  readonly tarball: string;
  readonly runtime: Runtime;
  readonly browser: string;
};

async function checkRecipes(only: string, mock: string | undefined): Promise<void> {
  const chosen = Object.entries(RECIPES).filter(([title]) =>
    title.toLowerCase().includes(only.toLowerCase()),
  );
  if (chosen.length === 0)
    throw new Error(`no recipe has ${JSON.stringify(only)} in its title: ${Object.keys(RECIPES).join(", ")}`);
  if (mock !== undefined && !existsSync(mock)) throw new Error(`${mock} does not exist`);
  const sections = await readSections();
  const folder = await mkdtemp(join(tmpdir(), "recipes-"));
  try {
    const kitchen = {
      folder,
      tarball: mock === undefined ? await packMock(folder) : resolve(mock),
      runtime: await ownRuntime(folder),
      browser: await ensureBrowser(),
    };
    for (const [title, recipe] of chosen) {
      const missing =
        "runBy" in recipe ? [] : (recipe.needs ?? []).filter((name) => findPrograms([name]).length === 0);
      if ("runBy" in recipe) console.log(`– ${title}: run by ${recipe.runBy}`);
      else if (missing.length > 0)
        console.log(`– ${title}: skipped, this machine has no ${missing.join(" and ")}`);
      else await runRecipe(title, recipe, sections, kitchen);
    }
  } finally {
    stopAll();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns the mock's tarball. */
async function packMock(folder: string): Promise<string> {
  console.log("Packing the mock …");
  const { ok, output } = await runCommand([process.execPath, "scripts/pack/index.ts", "--out", folder]);
  if (!ok) throw new Error(`the mock cannot be packed\n${output.trimEnd()}`);
  const [file = ""] = await Array.fromAsync(glob("*-mock-*.tgz", { cwd: folder }));
  return join(folder, file);
}

/** Runs the commands of a recipe on its files. Rejects with the output of the first that fails. */
async function runRecipe(
  title: string,
  recipe: Recipe,
  sections: ReadonlyMap<string, Section>,
  { folder, tarball, runtime, browser }: Kitchen,
): Promise<void> {
  const begin = performance.now();
  console.log(title);
  const place = await createWorkplace(folder, title.replaceAll(/\W/g, "-").toLowerCase(), runtime);
  const { files = [], commands = [] } = sections.get(title) ?? {};
  const before = sections.get(recipe.after ?? "")?.files ?? [];
  for (const { file, text } of [...before, ...files]) await place.write(file, text);
  await place.install(tarball);
  const port = await freePorts(4);
  const env = {
    MOCK_URL: recipe.choosesAddress ? undefined : `http://localhost:${port}`,
    WEB_PORT: String(port + 3),
    CHROMIUM_PATH: browser,
    NEXT_TELEMETRY_DISABLED: "1",
    npm_config_prefer_offline: "true",
  };
  const mock = await recipe.startMock?.(place, port);
  let said = "";
  for (const command of commands) {
    console.log(`  $ ${command}`);
    said = await place.run(command, env);
  }
  if (!recipe.says.test(said)) throw new Error(`${title}: its tests have not run:\n${said.trimEnd()}`);
  if (mock) {
    const { worlds } = (await (await fetch(`http://localhost:${port}/__mock__/worlds`)).json()) as {
      worlds: { name: string }[];
    };
    expect(
      "its worlds are dropped",
      worlds.every(({ name }) => name === "default"),
    );
    await mock.stop();
  }
  console.log(`✓ ${title} (${((performance.now() - begin) / 1000).toFixed(1)} s)`);
}

onInterrupt(() => {
  stopCommands();
  stopAll();
}, 130);
try {
  const { values } = parseArgs({ options: OPTIONS });
  if (values.help) console.log(HELP);
  else await checkRecipes(values.only, values.mock);
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
