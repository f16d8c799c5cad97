import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import postcss, { type Rule } from "postcss";
import { LOW_WINDOW } from "#src/app/theme/scales.ts";

/** A place where the styles of the shop break a rule. Paths are relative to the root. */
export interface StyleFault {
  file: string;
  what: string;
}

/** The result of a check; `modules` is the number of CSS modules read, so that a check that found no modules fails. */
export interface StyleSummary {
  modules: number;
  faults: StyleFault[];
}

/** The breakpoints of the theme in pixels (src/app/theme/scales.ts). */
const BREAKPOINTS = new Set(["480", "768", "1024", "1280", "1536"]);

const NAME = /(?<![\w-])[a-z][\w-]*/g;
const ANIMATION_WORDS = new Set(
  "none both forwards backwards infinite linear ease ease-in ease-out ease-in-out alternate reverse normal paused running".split(
    " ",
  ),
);

const CLASS = /\.([A-Za-z][\w-]*)/g;

/**
 * Checks the CSS modules below `src`: every class is used, and every used class exists; a rule outside of any class
 * would leak into other components; keyframes of another file would not be found; widths and heights in media queries
 * are those of the theme; no color is literal.
 */
export function findStyleFaults(root: string): StyleSummary {
  const faults: StyleFault[] = [];
  const modules = new Map<string, Set<string>>();
  for (const file of globSync("src/**/*.module.css", { cwd: root })) {
    const report = (what: string) => faults.push({ file, what });
    modules.set(resolve(root, file), readModule(readFileSync(join(root, file), "utf8"), report));
  }
  const used = findUses(root, modules, faults);
  for (const [path, classes] of modules)
    for (const name of classes)
      if (!used.get(path)?.has(name))
        faults.push({ file: relative(root, path), what: `nothing uses the class ${name}` });
  return { modules: modules.size, faults };
}

/** Finds the values of the layout parts' looks (src/app/theme/looks.ts) that no component below `src` sets. */
export function findUnusedLooks(
  root: string,
  looks: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): StyleFault[] {
  const files = globSync("src/**/*.tsx", { cwd: root });
  const sources = files.map((file) => readFileSync(join(root, file), "utf8")).join("\n");
  return Object.entries(looks).flatMap(([name, values]) =>
    Object.keys(values)
      .filter((value) => !useOf(name, value).test(sources))
      .map((value) => ({ file: "src/app/theme/looks.ts", what: `nothing uses ${name} ${value}` })),
  );
}

/** As a property (`gap="3"`, `gap={wide ? "3" : "2"}`, `bold`), or as a member of an object (`gap: "3"`). */
const useOf = (name: string, value: string): RegExp =>
  value === "true"
    ? new RegExp(String.raw`\b${name}(?=[\s/>=:])`)
    : new RegExp(String.raw`\b${name}(=|=\{[^}]*|: [^,}]*)"${RegExp.escape(value)}"`);

/** The classes that a module defines. */
function readModule(css: string, report: (what: string) => void): Set<string> {
  const classes = new Set<string>();
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    for (const [, name = ""] of rule.selector.matchAll(CLASS)) classes.add(name);
    if (isOutermost(rule))
      for (const selector of rule.selectors)
        if (!selector.includes("."))
          report(`the selector ${selector} is not within a class and applies everywhere`);
  });
  sheet.walkAtRules("media", ({ params }) => {
    for (const [, width = ""] of params.matchAll(/width\s*[<>=]+\s*(\d+)px/g))
      if (!BREAKPOINTS.has(width)) report(`${width}px is not a breakpoint of the theme`);
    for (const [, height = ""] of params.matchAll(/height\s*[<>=]+\s*(\d+px)/g))
      if (!LOW_WINDOW.includes(` ${height}`)) report(`${height} is not the height of the theme's low window`);
  });
  const keyframes = new Set<string>();
  sheet.walkAtRules("keyframes", ({ params }) => void keyframes.add(params));
  sheet.walkDecls(/^animation(-name)?$/, ({ prop, value }) => {
    for (const [name] of value.replace(/var\([^)]*\)|[\w-]+\([^)]*\)/g, "").matchAll(NAME))
      if (!keyframes.has(name) && !ANIMATION_WORDS.has(name))
        report(
          `${prop}: ${name} names no keyframes of this file; those of the theme are var(--shop-animations-${name})`,
        );
  });
  sheet.walkDecls(({ prop, value }) => {
    if (/#[0-9a-f]{3,8}\b|\brgba?\(/i.test(value)) report(`${prop}: ${value} is not a token of the theme`);
  });
  return classes;
}

/** True if a rule is not nested in another rule; false for the steps of keyframes, whose selectors are not elements. */
function isOutermost(rule: Rule): boolean {
  for (let parent = rule.parent; parent && parent.type !== "root"; parent = parent.parent)
    if (
      parent.type === "rule" ||
      (parent.type === "atrule" && "name" in parent && parent.name === "keyframes")
    )
      return false;
  return true;
}

/** The classes that components use, by the path of their module. */
function findUses(root: string, modules: ReadonlyMap<string, Set<string>>, faults: StyleFault[]) {
  const used = new Map<string, Set<string>>();
  for (const file of globSync("src/**/*.{ts,tsx}", { cwd: root })) {
    const source = readFileSync(join(root, file), "utf8");
    for (const [, local = "", from = ""] of source.matchAll(/import (\w+) from "([^"]+\.module\.css)"/g)) {
      const path = from.startsWith("#src/")
        ? resolve(root, "src", from.slice("#src/".length))
        : resolve(root, dirname(file), from);
      const classes = modules.get(path);
      if (!classes) {
        faults.push({ file, what: `${from} does not exist` });
        continue;
      }
      const uses = used.get(path) ?? new Set();
      used.set(path, uses);
      for (const [, name = ""] of source.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, "g"))) {
        uses.add(name);
        if (!classes.has(name)) faults.push({ file, what: `${from} has no class ${name}` });
      }
      // A class looked up by a value: which one is known only at run time.
      if (new RegExp(`\\b${local}\\[`).test(source)) for (const name of classes) uses.add(name);
    }
  }
  return used;
}
