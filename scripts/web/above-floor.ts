import { createRequire } from "node:module";
import type { CompatData, CompatStatement, Identifier } from "@mdn/browser-compat-data";
import { type AnyNode, type MemberExpression, parse } from "acorn";
import { full } from "acorn-walk";
import postcss from "postcss";
import type { Plugin } from "vite";
import { browserFloor } from "./browser-floor.ts";
import { findPolyfills } from "./polyfills.ts";

/** Features that need no check before their use, each with the effect of its absence. */
const HARMLESS: readonly (readonly [features: RegExp, why: string])[] = [
  [
    /^\.(createContext|Profiler|div|mul|neg|share|delay|unpause|detect|createObjectURL)$/,
    "a library's own name, or feature-tested",
  ],
  [/^\.(currentEntry|skipTransition)$/, "React's, after it has looked for the object"],
  [/^\.(downlink|paintTime)$/, "undefined is dealt with"],
  [/^\.cssFloat$/, "React's, for a style that nobody sets"],
  [/^\.createPolicy$/, "after trustedTypes was looked for"],
  [/^event (touch\w+|beforeinstallprompt|animationcancel)$/, "never comes, and is then not needed"],
  [/^event (prerenderingchange|navigate\w*)$/, "a library's, after a feature test"],
  [/^:has\(\[data-page-loading\]\)$/, "what is below moves once, when the page has loaded"],
  [/^:has\((>\[data-role=choice\]|a,button)\)$/, "in windows as narrow as a phone's, where Firefox is newer"],
  [/^:has\(\[role=status\]:not\(:empty\)\)$/, "the next row of cards covers the end of a message"],
  [/^:has\(input\[type=checkbox\]:focus-visible\)$/, "the checkbox shows its focus by itself"],
  [
    /^(text-wrap|accent-color|scrollbar-width|overscroll-behavior)\b/,
    "the look of an edge case: a line break, a tick, a bar",
  ],
  [/^(@page|size|break-after: avoid|zoom)$/, "paper as the browser is set to, with larger print"],
];

/** The language of the oldest browsers: acorn refuses what is newer, patterns with the flag `v` too. */
const ECMA_VERSION = 2022;

/** Safari's engine is that of iOS, whose data mostly say that a finger has no cursor. */
const BROWSERS = ["chrome", "firefox", "safari"] as const;

/** Objects whose members are known to be the platform's, whatever else in the scripts has that name. */
const GLOBALS = new Map([
  ["navigator", "Navigator"],
  ["document", "Document"],
  ["performance", "Performance"],
  ["window", "Window"],
  ["globalThis", "Window"],
  ["self", "Window"],
]);

const FLOOR = browserFloor();

/** MDN's data are 20 MB: they are read when a build asks, not by all that loads Vite's configuration. */
const readCompatData = () => createRequire(import.meta.url)("@mdn/browser-compat-data") as CompatData;

/** A feature that some browser of the floor lacks, with these browsers. */
export type AboveFloor = { file: string; feature: string; lacking: string };

const isAtMost = (version: string, floor: string): boolean =>
  version.localeCompare(floor, "en", { numeric: true }) <= 0;

/** The browsers of the floor that lack a feature of MDN's data. */
function lackingIn({ support }: CompatStatement): string[] {
  const lacks = (browser: (typeof BROWSERS)[number]) =>
    ![support[browser] ?? []]
      .flat()
      .some(
        ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: other }) =>
          !removed &&
          !flags &&
          !prefix &&
          !other &&
          added &&
          isAtMost(added.replace("≤", ""), FLOOR[browser] ?? "0"),
      );
  return BROWSERS.filter(lacks).map((browser) => `${browser} ${FLOOR[browser]}`);
}

const lackingOf = (feature: Identifier | undefined): string =>
  feature?.__compat ? lackingIn(feature.__compat).join(", ") : "";

/**
 * By the names that MDN's interfaces have: the browsers that lack all of that name. The language and CSS have some,
 * too.
 */
function collectNames(): { members: Map<string, string>; events: Map<string, string> } {
  const bcd = readCompatData();
  const [members, events] = [new Map<string, string>(), new Map<string, string>()];
  const all = Object.values(bcd.api).flatMap((one) => Object.entries(one) as [string, Identifier][]);
  for (const [key, feature] of all) {
    if (key.startsWith("__") || key.endsWith("_static")) continue;
    const names = key.endsWith("_event") ? events : members;
    const name = key.replace("_event", "");
    const lacking = lackingOf(feature);
    if (lacking === "" || !names.has(name)) names.set(name, lacking);
  }
  const camel = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const builtins = Object.values(bcd.javascript.builtins as Identifier);
  const properties = Object.keys(bcd.css.properties as Identifier);
  for (const name of [
    ...builtins.flatMap((one) => Object.keys(one)),
    ...properties,
    ...properties.map(camel),
  ])
    members.set(name, "");
  return { members, events };
}

/** A text that is written out: minified scripts have them between backticks. */
const textOf = (node: AnyNode | null | undefined): string | undefined => {
  if (node?.type === "Literal" && typeof node.value === "string") return node.value;
  if (node?.type === "TemplateLiteral" && node.expressions.length === 0) return node.quasis[0]?.value.raw;
  return undefined;
};

const nameOf = ({ property, computed }: MemberExpression): string | undefined =>
  !computed && property.type === "Identifier" ? property.name : textOf(property);

/** The name that an expression ends with. */
const lastName = (node: AnyNode | null | undefined): string | undefined => {
  if (node?.type === "ChainExpression") return lastName(node.expression);
  if (node?.type === "MemberExpression") return nameOf(node);
  if (node?.type === "UnaryExpression") return lastName(node.argument);
  return node?.type === "Identifier" ? node.name : undefined;
};

/** Names that the script declares itself, such as the keys of its objects. */
function declaredIn(ast: AnyNode): string[] {
  const names: string[] = [];
  full(ast, (node) => {
    const one = node as AnyNode;
    if (one.type === "Property" || one.type === "MethodDefinition" || one.type === "PropertyDefinition") {
      if (one.key.type === "Identifier") names.push(one.key.name);
      else names.push(textOf(one.key) ?? "");
    } else if (one.type === "AssignmentExpression" && one.left.type === "MemberExpression") {
      if (one.left.object.type === "ThisExpression") names.push(nameOf(one.left) ?? "");
    }
  });
  return names;
}

/** Names that the script looks for before it uses them: `typeof x.name`, `"name" in x`, `x.name?.()`, `x.name && …`. */
function guardedIn(ast: AnyNode): Set<string | undefined> {
  const names = new Set<string | undefined>();
  full(ast, (node) => {
    const one = node as AnyNode;
    if (one.type === "UnaryExpression" && one.operator === "typeof") names.add(lastName(one.argument));
    else if (one.type === "BinaryExpression" && one.operator === "in") names.add(textOf(one.left));
    else if (one.type === "CallExpression" && one.optional) names.add(lastName(one.callee));
    else if (one.type === "MemberExpression" && one.optional) names.add(lastName(one.object));
    else if (one.type === "LogicalExpression") names.add(lastName(one.left));
    else if (one.type === "IfStatement" || one.type === "ConditionalExpression")
      names.add(lastName(one.test));
  });
  return names;
}

/**
 * The features of the platform that the scripts use without looking for them, and that some browser of the floor lacks.
 */
export function findInScripts(scripts: ReadonlyMap<string, string>): AboveFloor[] {
  const trees = [...scripts].map(([file, code]) => {
    try {
      const tree = parse(code, { ecmaVersion: ECMA_VERSION, sourceType: "module" });
      return { file, tree };
    } catch (error) {
      throw new Error(`${file} is no ES${ECMA_VERSION}: ${(error as Error).message}`, { cause: error });
    }
  });
  const bcd = readCompatData();
  const names = collectNames();
  const polyfilled = new Set(findPolyfills([...scripts.values()]).map(({ property }) => property));
  const declared = new Set(trees.flatMap(({ tree }) => declaredIn(tree)));
  const found: AboveFloor[] = [];
  for (const { file, tree } of trees) {
    const guarded = guardedIn(tree);
    const note = (feature: string, name: string, lacking = "") => {
      if (lacking && !guarded.has(name) && !polyfilled.has(name)) found.push({ file, feature, lacking });
    };
    full(tree, (node) => {
      const one = node as AnyNode;
      if (one.type === "MemberExpression") {
        const name = nameOf(one);
        if (name === undefined) return;
        const owner = one.object.type === "Identifier" ? one.object.name : "";
        const fixed = bcd.api[owner]?.[`${name}_static`] ?? bcd.api[GLOBALS.get(owner) ?? ""]?.[name];
        if (fixed) note(`${owner}.${name}`, name, lackingOf(fixed));
        else if (!declared.has(name)) note(`.${name}`, name, names.members.get(name));
      } else if (one.type === "NewExpression" || one.type === "CallExpression") {
        const { callee } = one;
        const [first, second] = one.arguments.map(textOf);
        if (callee.type === "Identifier")
          note(callee.name, callee.name, lackingOf(bcd.api[callee.name] ?? bcd.api.Window?.[callee.name]));
        if (first !== undefined && lastName(callee)?.endsWith("EventListener"))
          note(`event ${first}`, `on${first}`, names.events.get(first));
        if (lastName(callee) === "RegExp" && second?.includes("v"))
          note("RegExp with v", "unicodeSets", lackingOf(bcd.javascript.builtins?.RegExp?.unicodeSets));
      }
    });
  }
  return found;
}

/** The argument of a pseudo-class, with its parentheses; empty without one. */
function argumentOf(selector: string, name: string): string {
  const start = selector.indexOf(`${name}(`) + name.length;
  if (start < name.length) return "";
  let depth = 0;
  for (let end = start; end < selector.length; end += 1) {
    if (selector[end] === "(") depth += 1;
    if (selector[end] === ")" && --depth === 0) return selector.slice(start, end + 1);
  }
  return "";
}

/** The properties, values, selectors and rules that some browser of the floor lacks, outside of `@supports`. */
export function findInStyles(styles: ReadonlyMap<string, string>): AboveFloor[] {
  const {
    properties,
    selectors,
    "at-rules": atRules,
    types,
  } = readCompatData().css as Record<string, Identifier>;
  const functions = new Map<string, string>();
  const collect = (feature: Identifier) => {
    for (const [name, child] of Object.entries(feature)) {
      if (name === "__compat") continue;
      functions.set(name, lackingOf(child as Identifier));
      collect(child as Identifier);
    }
  };
  collect(types ?? {});
  const found: AboveFloor[] = [];
  for (const [file, css] of styles) {
    const root = postcss.parse(css);
    root.walkAtRules("supports", (rule) => void rule.remove());
    const note = (feature: string, lacking: string) =>
      void (lacking && found.push({ file, feature, lacking }));
    root.walkAtRules(({ name }) => note(`@${name}`, lackingOf(atRules?.[name])));
    root.walkRules(({ selector }) => {
      for (const [, name = ""] of selector.matchAll(/:([a-z][a-z-]+)/g))
        note(`:${name}${argumentOf(selector, `:${name}`)}`, lackingOf(selectors?.[name]));
    });
    root.walkDecls((declaration) => {
      const { prop, value, parent } = declaration;
      // The build adds those with a prefix.
      if (
        prop.startsWith("-") ||
        parent?.some((one) => one.type === "decl" && /^-(\w+)-(.+)/.exec(one.prop)?.[2] === prop)
      )
        return;
      const property = properties?.[prop];
      note(prop, lackingOf(property));
      for (const word of value.match(/[a-z][\w-]*\(?/g) ?? []) {
        const name = word.replace("(", "");
        note(
          `${prop}: ${word}`,
          word.endsWith("(") ? (functions.get(name) ?? "") : lackingOf(property?.[name]),
        );
      }
    });
  }
  return found;
}

/** Has the build fail where it uses what the oldest browsers lack (record 31). */
export function refuseAboveFloor(): Plugin {
  return {
    name: "refuse-above-floor",
    apply: "build",
    writeBundle(_options, bundle) {
      const files = Object.values(bundle);
      const scripts = files.flatMap((file) =>
        file.type === "chunk" ? [[file.fileName, file.code] as const] : [],
      );
      const styles = files.flatMap((file) =>
        file.type === "asset" && file.fileName.endsWith(".css")
          ? [[file.fileName, String(file.source)] as const]
          : [],
      );
      const found = [...findInScripts(new Map(scripts)), ...findInStyles(new Map(styles))];
      const refused = found.filter(({ feature }) => !HARMLESS.some(([features]) => features.test(feature)));
      const unused = HARMLESS.filter(([features]) => !found.some(({ feature }) => features.test(feature)));
      if (refused.length === 0 && unused.length === 0) return;
      const lines = refused.map(({ file, feature, lacking }) => `${feature} (${file}): not in ${lacking}`);
      throw new Error(
        [
          "The shop uses what browsers of the floor lack, and does not look for it first (docs/web-app.md):",
          ...new Set(lines),
          ...unused.map(([features]) => `${String(features)}: harmless, but nothing uses it any more`),
        ].join("\n  "),
      );
    },
  };
}
