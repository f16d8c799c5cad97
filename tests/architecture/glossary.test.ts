/** The texts that buyers read use one word for one thing, by the table in docs/glossary.md. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "@swc/core";
import { expect, it } from "vitest";
import { ROOT } from "#scripts/support/run-command.ts";

type Term = { readonly word: string; readonly not: readonly string[]; readonly except: readonly string[] };

const read = (file: string) => readFileSync(join(ROOT, file), "utf8");

const ROWS = read("docs/glossary.md")
  .split("\n")
  .filter((line) => /^\| (?!用 |例外：|---)/u.test(line))
  .map((line) => line.split(/(?<!\\)\|/u).map((cell) => cell.trim().replaceAll(String.raw`\|`, "|")))
  .map((cells) => cells.slice(1, -1));

/** A row of the second table has a word and its exceptions. */
const EXCEPTIONS = new Map(ROWS.filter(({ length }) => length === 2).map(([word, texts]) => [word, texts]));

const TERMS = ROWS.filter(({ length }) => length === 3).map(([word = "", not = ""]): Term => {
  const except = EXCEPTIONS.get(word)?.split("；") ?? [];
  return { word, not: not.split("、").filter(Boolean), except };
});

/** The strings of a script, without those that are tagged: patterns are written with String.raw. */
function stringsIn(file: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    if (Array.isArray(node)) {
      for (const each of node) visit(each);
      return;
    }
    const { type, value, quasis, ...parts } = node as Record<string, unknown>;
    if (type === "TaggedTemplateExpression") return;
    if ((type === "StringLiteral" || type === "JSXText") && typeof value === "string") found.push(value);
    if (type === "TemplateLiteral")
      found.push((quasis as { raw: string }[]).map(({ raw }) => raw).join("{}"));
    for (const each of Object.values(parts)) visit(each);
  };
  visit(parseSync(read(file), { syntax: "typescript", tsx: file.endsWith("x"), target: "es2022" }).body);
  return found;
}

const SCRIPTS = ["src/**/*.{ts,tsx}", "mock-server/{domain,seed,scenarios,pictures}/**/*.ts"];
const TEXTS = ["mock-server/seed/**/*.{csv,html}", "api-spec/{paths,components}/**/*.yaml", "index.html"];
const files = (patterns: string[]) =>
  globSync(patterns, { cwd: ROOT }).filter((file) => !/[.-](?:test|for-test)\.|test-kit/u.test(file));

const texts = [
  ...files(SCRIPTS).flatMap((file) => stringsIn(file).map((text) => ({ file, text }))),
  ...files(TEXTS).flatMap((file) =>
    read(file)
      .split("\n")
      .map((text) => ({ file, text })),
  ),
].filter(({ text }) => /\p{Script=Han}/u.test(text));

it("knows the words, and reads the texts", () => {
  expect(TERMS.length).toBeGreaterThan(15);
  expect(texts.length).toBeGreaterThan(5000);
});

it("has an ellipsis of two signs", () => {
  const shop = texts.filter(({ file }) => file.startsWith("src/"));
  expect(shop.filter(({ text }) => /\p{Script=Han}(?:\.\.\.|…(?!…))/u.test(text))).toEqual([]);
});

it.each(TERMS)("$word is called nothing else", ({ word, not, except }) => {
  const found = texts.flatMap(({ file, text }) => {
    const rest = except.reduce((left, allowed) => left.replaceAll(allowed, ""), text);
    const other = not.find((each) => rest.includes(each));
    return other === undefined ? [] : [`${file}: ${other} (${word}): ${text.trim().slice(0, 80)}`];
  });
  expect(found).toEqual([]);
});
