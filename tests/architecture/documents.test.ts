import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: ROOT,
  encoding: "utf8",
})
  .split("\n")
  .filter(Boolean);
const known = new Set(files.flatMap((file) => [file, ...parentsOf(file)]));
const CHANGELOG = "docs/CHANGELOG.md";
const documents = files.filter((file) => /^(README|docs\/.+)\.md$/.test(file) && file !== CHANGELOG);

function parentsOf(file: string): string[] {
  const parent = dirname(file);
  return parent === "." ? [] : [parent, ...parentsOf(parent)];
}

/** Local links, without the heading that they lead to. */
const linksOf = (text: string) =>
  [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, target = ""]) => target);

/**
 * In backticks: what begins with a folder of the project, and the names of source files with or without their folder.
 */
const pathsOf = (text: string) =>
  [...text.matchAll(/`([\w@.-]+(?:\/[\w@.{}()-]+)*)\/?`/g)]
    .map(([, path = ""]) => path)
    .filter((path) => IN_PROJECT.test(path) || SOURCE.test(path));

const IN_PROJECT = /^(api-spec|generated|mock-server|scripts|src|tests|docs)\//;
const SOURCE = /\w\.(tsx?|css|ya?ml)$/;

describe.each(documents)("%s", (document) => {
  const text = readFileSync(join(ROOT, document), "utf8");

  it("links to files that exist", () =>
    expect(linksOf(text).filter((target) => !known.has(normalize(join(dirname(document), target))))).toEqual(
      [],
    ));

  it("names paths that exist", () =>
    expect(
      pathsOf(text).filter((path) => !known.has(path) && !files.some((file) => file.endsWith(`/${path}`))),
    ).toEqual([]));
});

/** The folders directly in an area. */
const foldersOf = (area: string) =>
  new Set(
    files
      .filter((file) => file.startsWith(`${area}/`))
      .flatMap((file) => file.split("/").slice(1, -1)[0] ?? []),
  );

/** The first folder of each path in the part of a layout that begins with the area's name. */
function foldersInLayout(text: string, area: string): Set<string> {
  const [, layout = ""] = /^## Layout\n[^]*?```\n([^]*?)```/m.exec(text) ?? [];
  const [, part = ""] = new RegExp(`^${area}/(.*(?:\\n .*)*)`, "m").exec(layout) ?? [];
  return new Set([...part.matchAll(/(?<![\w/>-])([\w-]+)\//g)].map(([, folder = ""]) => folder));
}

describe.each(["README.md", "docs/architecture.md"])("The layout in %s", (document) => {
  const text = readFileSync(join(ROOT, document), "utf8");

  it.each(["api-spec", "mock-server", "scripts", "src", "tests"])("names each folder of %s/", (area) =>
    expect(foldersInLayout(text, area)).toEqual(foldersOf(area)),
  );
});

it.each([...documents, CHANGELOG])("%s has lines of at most 120 characters outside code", (document) => {
  const prose = readFileSync(join(ROOT, document), "utf8").replaceAll(/^```[^]*?^```/gm, "");
  expect(prose.split("\n").filter((line) => line.length > 120)).toEqual([]);
});

it.each([...documents, CHANGELOG])("%s has no sentence that begins with What, Whether or Of", (document) => {
  const prose = readFileSync(join(ROOT, document), "utf8").replaceAll(/^```[^]*?^```|^#.*$/gm, "");
  expect(prose.match(/(?<=[.:!]\s+|\*\*|^\s*- )(?:What|Whether|Of)\s.{0,60}/gm) ?? []).toEqual([]);
});
