import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { readDocument } from "#api-spec/kit/read-document.ts";
import { readSentences } from "#scripts/conformance/sentences/read-sentences.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** A noun clause has neither subject nor verb of its own: nobody knows who does what. */
const CLAUSE = /(?:\/\/|\/\*\*?|^\s*\*) (?:What|Whether|Of) .*/gm;
const BRITISH =
  /.*(?:behaviour|cancell(?:ed|ing)|colour|favour|freight|honour|labell(?:ed(?!by)|ing)|neighbour|signalled|(?:initial|normal|organ|recogn|sanit|serial|summar|virtual)is(?:e|ing|ation)).*/gi;
/**
 * Words in quotes and a field of `cancelArrivalNotice` are names on the wire, whose spelling is not ours; nor is that of
 * the contract's sentences where they are quoted.
 */
const WIRE = /"[^" \n]*"|\bcancelled:/g;

const files = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.css", ":!generated"], {
  cwd: ROOT,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file !== "" && !import.meta.url.endsWith(file));

/** The matches in the hand-written files, each with its file. */
const find = (pattern: RegExp, clean = (text: string) => text): string[] =>
  files.flatMap((file) =>
    [...clean(readFileSync(join(ROOT, file), "utf8")).matchAll(pattern)].map(
      ([line]) => `${file}: ${line.trim()}`,
    ),
  );

it("comments say who does what, instead of beginning with What, Whether or Of", () => {
  expect(find(CLAUSE)).toEqual([]);
});

it("comments and names are spelled as in America, so that one search finds a word", () => {
  const quoted = readSentences(readDocument()).flatMap(({ text }) => text.match(BRITISH) ?? []);
  const clean = (code: string) =>
    quoted.reduce((left, sentence) => left.replaceAll(`"${sentence}"`, '""'), code).replaceAll(WIRE, '""');
  expect(find(BRITISH, clean)).toEqual([]);
});

it("comments have lines of at most 120 characters", () => {
  // A whole line; directives of the linter cannot be wrapped.
  expect(find(/^(?=.{121}) *(?:\/\/(?! oxlint-disable)|\/?\*).*$/gm)).toEqual([]);
});
