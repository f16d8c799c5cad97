/** The build refuses what the oldest browsers lack, in a copy of what it reads. */
import { appendFile, cp, mkdir, mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { ROOT } from "#scripts/support/run-command.ts";
import { findInScripts, findInStyles } from "#scripts/web/above-floor.ts";
import { buildWeb } from "#scripts/web/build.ts";

const COPIED = ["index.html", "vite.config.ts", "tsconfig.json", "package.json", "src", "scripts"];
const LINKED = ["api-spec", "generated", "mock-server"];

const PLANTED = {
  "src/shared/lib/focus-heading.ts":
    '\nif (document.body.checkVisibility()) addEventListener("scrollsnapchange", focusHeading);\n',
  "node_modules/clsx/dist/clsx.mjs": "\nAbortSignal.any([]); export const planted = [3, 1].toSorted();\n",
  "src/shared/ui/field/checkbox.module.css": "\n.root {\n  anchor-name: --box;\n  height: stretch;\n}\n",
};

it("fails where a feature, a library or a style uses what nobody looks for first, and names it", async () => {
  const tree = await mkdtemp(join(tmpdir(), "planted-"));
  onTestFinished(() => rm(tree, { recursive: true, force: true }));
  for (const name of COPIED) await cp(join(ROOT, name), join(tree, name), { recursive: true });
  for (const name of LINKED) await symlink(join(ROOT, name), join(tree, name));
  await mkdir(join(tree, "node_modules"));
  for (const name of await readdir(join(ROOT, "node_modules"))) {
    const [from, to] = [join(ROOT, "node_modules", name), join(tree, "node_modules", name)];
    await (name === "clsx" ? cp(from, to, { recursive: true }) : symlink(from, to));
  }
  for (const [file, text] of Object.entries(PLANTED)) await appendFile(join(tree, file), text);

  const { ok, output } = await buildWeb(join(tree, "dist"), { NODE_ENV: "production" }, tree);
  expect(ok).toBe(false);
  const found = [...output.matchAll(/^ {2}(\S.*) \(assets\/\S+\): (not in .*)$/gm)].map(
    ([, ...parts]) => parts,
  );
  expect(found.toSorted(([a = ""], [b = ""]) => (a < b ? -1 : 1))).toEqual([
    [".checkVisibility", "not in safari 16.4"],
    ["AbortSignal.any", "not in chrome 109, firefox 115, safari 16.4"],
    ["anchor-name", "not in chrome 109, firefox 115, safari 16.4"],
    ["event scrollsnapchange", "not in chrome 109, firefox 115, safari 16.4"],
    ["height: stretch", "not in chrome 109, firefox 115, safari 16.4"],
  ]);
});

const inScript = (code: string) => findInScripts(new Map([["a.js", code]])).map(({ feature }) => feature);
const inStyle = (css: string) => findInStyles(new Map([["a.css", css]])).map(({ feature }) => feature);

it.each([
  ["x.showPopover()", [".showPopover"]],
  ["new CloseWatcher()", ["CloseWatcher"]],
  ["x.addEventListener(`scrollend`, f)", ["event scrollend"]],
  ['new RegExp("[a--b]", "v")', ["RegExp with v"]],
  // Whatever else has that name.
  ["const x = { share() {} }; x.share(); navigator.share()", ["navigator.share"]],
  // They are looked for.
  ["x.showPopover?.()", []],
  ["if (x.showPopover) x.showPopover()", []],
  ["`onscrollend` in window && addEventListener(`scrollend`, f)", []],
  ["typeof CloseWatcher == `function` && new CloseWatcher()", []],
  // The shop's own names, and what is polyfilled.
  ["const x = { showPopover() {} }; x.showPopover()", []],
  ["[2, 1].toSorted(); URL.canParse(x); Promise.withResolvers()", []],
])("finds in the script %s: %j", (code, features) => {
  expect(inScript(code)).toEqual(features);
});

it("refuses syntax that is newer than the oldest browsers", () => {
  expect(() => inScript("/[\\p{L}--[a-z]]/v")).toThrow(/a\.js is no ES2022: Invalid regular expression/);
  expect(() => inScript("using x = f()")).toThrow(/a\.js is no ES2022/);
});

it.each([
  ["a { color: color-mix(in oklab, red, blue) }", ["color: color-mix("]],
  ["a:has(> b) { color: red }", [":has(> b)"]],
  ["a { grid-template-rows: subgrid }", ["grid-template-rows: subgrid"]],
  ["@starting-style { a { color: red } }", ["@starting-style"]],
  ["@supports (color: color-mix(in oklab, red, blue)) { a { color: color-mix(in oklab, red, blue) } }", []],
  ["a { -webkit-user-select: none; user-select: none }", []],
])("finds in the style %s: %j", (css, features) => {
  expect(inStyle(css)).toEqual(features);
});
