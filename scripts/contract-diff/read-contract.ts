import { existsSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT, runCommand } from "../support/run-command.ts";
import { type Contract, asPart, isPart } from "./document.ts";
import { Misuse } from "./misuse.ts";
import { pathOnTheWire, readOperations } from "./operations.ts";

const ENTRY = "api-spec/openapi.yaml";
/** Both contracts are bundled with the same redocly rules, so that only their content can differ. */
const CONFIG = join(ROOT, "api-spec/redocly.yaml");
const QUIET = { REDOCLY_SUPPRESS_UPDATE_NOTICE: "true", REDOCLY_TELEMETRY: "off" };

/** The first problem that redocly reports, with its file, in one line. */
function firstProblem(output: string): string {
  const lines = output.split("\n").map((text) => text.trim());
  const start = lines.findIndex((text) => /^\[1\]|^Failed/.test(text));
  const [where, what = ""] = lines.slice(Math.max(start, 0)).filter((text) => text !== "");
  if (where === undefined) return "redocly ended without a word";
  const problem = `${where.replace(/^\[1\] /, "").replace(/:$/, "")}: ${what.replace(/^- /, "")}`;
  return problem.replaceAll(/[^\s'"]*\/(?=api-spec\/)/g, "");
}

/** Bundles the contract in `folder` into the file `output`; `whose` names it in errors ("at main"). */
async function bundle(folder: string, output: string, whose: string): Promise<Contract> {
  const args = [join(folder, ENTRY), "--config", CONFIG, "--output", output];
  const result = await runCommand(["redocly", "bundle", ...args], { env: QUIET });
  if (!result.ok) throw new Misuse(`the contract ${whose} does not bundle: ${firstProblem(result.output)}`);
  const contract: unknown = JSON.parse(await readFile(output, "utf8"));
  const { paths } = asPart(contract);
  if (!isPart(contract) || !isPart(paths))
    throw new Misuse(`${ENTRY} ${whose} is no OpenAPI contract: it has no paths`);
  checkOperations(contract as Contract, whose);
  return contract as Contract;
}

/** Throws Misuse for an operation that cannot be compared: its address is not its own, or its scheme is unknown. */
function checkOperations(contract: Contract, whose: string): void {
  const schemes = asPart(asPart(contract.components).securitySchemes);
  const paths = new Map<string, string>();
  for (const { method, path, security } of readOperations(contract)) {
    const unknown = security.flat().find((credential) => !(credential.replace(/:.*/, "") in schemes));
    if (unknown !== undefined)
      throw new Misuse(
        `${method} ${path} ${whose} needs the security scheme ${unknown}, which is not defined`,
      );
    const address = `${method} ${pathOnTheWire(path)}`;
    const other = paths.get(address);
    if (other !== undefined)
      throw new Misuse(`${other} and ${path} ${whose} are the same address (${method})`);
    paths.set(address, path);
  }
}

/** Copies api-spec as of `ref` into `folder`, without touching the working tree. */
async function copySources(project: string, ref: string, folder: string): Promise<void> {
  const git = (...args: string[]) => runCommand(["git", "-C", project, ...args]);
  const found = await git("rev-parse", "--quiet", "--verify", "--end-of-options", `${ref}^{commit}`);
  if (!found.ok) {
    const repository = await git("rev-parse", "--git-dir");
    throw new Misuse(
      repository.ok
        ? `git knows no commit ${ref}: give a branch, a tag or a commit`
        : `${project} is no git repository, or git is missing`,
    );
  }
  const commit = found.output.trim();
  const entry = await git("cat-file", "-e", `${commit}:./${ENTRY}`);
  if (!entry.ok) throw new Misuse(`there was no contract at ${ref}: it has no ${ENTRY}`);

  await mkdir(folder);
  const archive = `${folder}.tar`;
  for (const step of [
    ["git", "-C", project, "archive", "--format=tar", "-o", archive, commit, "api-spec"],
    ["tar", "-xf", archive, "-C", folder],
  ]) {
    const { ok, output } = await runCommand(step);
    if (!ok) throw new Misuse(`\`${step.join(" ")}\` failed: ${output.trim().split("\n")[0] ?? ""}`);
  }
}

/**
 * Reads the contract of `project` (a folder) as of `ref` and as it is on disk. Both are bundled from their sources into
 * the folder `scratch`: a committed bundle may be outdated, and was made by other versions of the tools. Throws Misuse
 * if either is not available.
 */
export async function readContracts(
  project: string,
  ref: string,
  scratch: string,
): Promise<{ before: Contract; after: Contract }> {
  if (!existsSync(join(project, ENTRY)))
    throw new Misuse(`there is no ${ENTRY} in ${project}: run this from the project's root`);
  const sources = join(scratch, "before");
  await copySources(project, ref, sources);
  // Waits for both even if one fails, so that nothing writes to the folder afterwards.
  const [before, after] = await Promise.allSettled([
    bundle(sources, join(scratch, "before.json"), `at ${ref}`),
    bundle(project, join(scratch, "after.json"), "of the working tree"),
  ]);
  if (before.status === "rejected") throw before.reason;
  if (after.status === "rejected") throw after.reason;
  return { before: before.value, after: after.value };
}
