import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readDocument } from "#api-spec/kit/read-document.ts";
import { licenceOf, NONE } from "../../licences/licence-of.ts";
import { ROOT, runCommand } from "../../support/run-command.ts";

const OF_PACKAGE = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//;
const LICENCE_FILE = /^(licen[cs]e|copying|notice)/i;

type Part = { readonly name: string; readonly version: string; readonly licence: string };

/**
 * Says what a package is made of: CONTENTS.json with the commit, the contract and the packages whose code is in it, and
 * THIRD-PARTY-LICENCES.txt with their licences, each text once. `modules` are the files of the bundle. Throws for a
 * package without a licence.
 */
export async function writeContents(folder: string, modules: readonly string[]): Promise<readonly Part[]> {
  const roots = [...new Set(modules.flatMap((file) => OF_PACKAGE.exec(file)?.[1] ?? []))].toSorted();
  const parts = await Promise.all(roots.map(readPart));
  const contents = {
    builtFrom: await readOrigin(),
    contract: await describeContract(),
    bundled: parts.map(({ part }) => part),
  };
  await writeFile(join(folder, "CONTENTS.json"), `${JSON.stringify(contents, undefined, 2)}\n`);
  if (parts.length > 0)
    await writeFile(
      join(folder, "THIRD-PARTY-LICENCES.txt"),
      [...Map.groupBy(parts, ({ text }) => text.trim())]
        .map(([text, same]) => `${same.map(titleOf).join("\n")}\n\n${text}\n`)
        .join(`\n${"-".repeat(80)}\n\n`),
    );
  return contents.bundled;
}

const titleOf = ({ part: { name, version, licence } }: { readonly part: Part }) =>
  `${name} ${version} (${licence})`;

async function readPart(root: string): Promise<{ part: Part; text: string }> {
  const { name, version, license, licenses } = JSON.parse(
    await readFile(join(root, "package.json"), "utf8"),
  ) as { name: string; version: string; license?: unknown; licenses?: unknown };
  const licence = licenceOf(license ?? licenses);
  const files = (await readdir(root, { withFileTypes: true })).filter(
    (file) => file.isFile() && LICENCE_FILE.test(file.name),
  );
  if (licence === NONE && files.length === 0)
    throw new Error(`${name} ${version} states no licence: it cannot be passed on`);
  const texts = await Promise.all(files.map((file) => readFile(join(root, file.name), "utf8")));
  return {
    part: { name, version, licence },
    text: texts.join("\n") || `Licence: ${licence} (the package has no text of it)`,
  };
}

/** The commit, and whether there is more than that in it; undefined outside of a repository. */
async function readOrigin() {
  const [commit, status] = await Promise.all([
    runCommand(["git", "rev-parse", "HEAD"]),
    runCommand(["git", "status", "--porcelain"]),
  ]);
  return commit.ok ? { commit: commit.output.trim(), changed: status.output.trim() !== "" } : undefined;
}

async function describeContract() {
  const { title, version } = readDocument().info;
  const text = await readFile(join(ROOT, "generated/openapi.json"));
  return { title, version, sha256: createHash("sha256").update(text).digest("hex") };
}
