/** The guide of recipes and `npm run check -- recipes`, which runs them. */
import { describe, expect, it } from "vitest";
import { RECIPES, readSections } from "#scripts/check-recipes/recipes.ts";
import { runNode } from "#tests/support/program.ts";

const sections = await readSections();
const run = (...args: string[]) => runNode(["scripts/check.ts", "recipes", ...args]);

it("knows how each recipe of the guide is run", () => {
  expect([...sections.keys()].toSorted()).toEqual(Object.keys(RECIPES).toSorted());
});

const ours = Object.entries(RECIPES).filter(([, recipe]) => "says" in recipe);
describe.each(ours)("the recipe %s", (title, recipe) => {
  const { files = [], commands = [] } = sections.get(title) ?? {};

  it("shows files and how they are run", () => {
    expect(files.length).toBeGreaterThan(0);
    expect(commands.length).toBeGreaterThan(0);
  });

  it("goes on from one that is there", () => {
    if ("after" in recipe) expect([...sections.keys()]).toContain(recipe.after);
  });
});

it("describes its options", async () => {
  const { code, out } = await run("--help");
  expect([code, out]).toEqual([0, expect.stringMatching(/--only TEXT .*\n.*--mock FILE /)]);
});

it("says which recipes there are when none has the given title", async () => {
  const { code, err } = await run("--only", "fortran");
  expect([code, err]).toEqual([1, expect.stringMatching(/^✗ no recipe has "fortran" .*Playwright.*pytest/)]);
});

it("refuses an unknown option, and a tarball that does not exist", async () => {
  expect(await run("--onyl", "pytest")).toMatchObject({ code: 1, err: expect.stringContaining("--onyl") });
  const { code, err } = await run("--only", "pytest", "--mock", "nothing.tgz");
  expect([code, err]).toEqual([1, expect.stringMatching(/^✗ .*nothing\.tgz does not exist/)]);
});
