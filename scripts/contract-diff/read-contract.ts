import { existsSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type RunResult, ROOT, runCommand } from "../support/run-command.ts";
import { type Contract, asPart, isPart } from "./document.ts";
import { Misuse } from "./misuse.ts";

const ENTRY = "api-spec/openapi.yaml";
/** One set of rules reads both contracts, so that only what they say can differ. */
const CONFIG = join(ROOT, "api-spec/redocly.yaml");
const QUIET = { REDOCLY_SUPPRESS_UPDATE_NOTICE: "true", REDOCLY_TELEMETRY: "off" };

const git = (project: string, ...args: string[]): Promise<RunResult> =>
  runCommand(["git", "-C", project, ...args]);

/** The first problem that redocly names, with its file, in one line. */
function firstProblem(output: string): string {
  const lines = output.split("\n").map((text) => text.trim());
  const start = lines.findIndex((text) => /^\[1\]|^Failed/.test(text));
  const told = lines.slice(Math.max(start, 0)).filter((text) => text !== "");
  const [where = "", what = ""] = told;
  return `${where.replace(/^\[1\] /, "").replace(/:$/, "")}: ${what.replace(/^- /, "")}`.replaceAll(
    /[^\s'"]*\/(?=api-spec\/)/g,
    "",
  );
}

async function bundle(folder: string, output: string, whose: string): Promise<Contract> {
  const args = [join(folder, ENTRY), "--config", CONFIG, "--output", output];
  const result = await runCommand(["redocly", "bundle", ...args], { env: QUIET });
  if (!result.ok) throw new Misuse(`the contract ${whose} does not bundle: ${firstProblem(result.output)}`);
  const contract: unknown = JSON.parse(await readFile(output, "utf8"));
  const { paths } = asPart(contract);
  if (!isPart(contract) || !isPart(paths))
    throw new Misuse(`${ENTRY} ${whose} is no OpenAPI contract: it has no paths`);
  return { ...contract, paths };
}

/**
 * Bundles the contract as `project` has it on disk, into `scratch`. The committed bundle would not do: it may be older
 * than the sources.
 */
export async function readWorkingTree(project: string, scratch: string): Promise<Contract> {
  if (!existsSync(join(project, ENTRY)))
    throw new Misuse(`there is no ${ENTRY} in ${project}: run this from the project's root`);
  return bundle(project, join(scratch, "after.json"), "of the working tree");
}

/** Bundles the contract as it was at `ref`, from a copy in `scratch`; the working tree is not touched. */
export async function readRef(project: string, scratch: string, ref: string): Promise<Contract> {
  const commit = await git(
    project,
    "rev-parse",
    "--quiet",
    "--verify",
    "--end-of-options",
    `${ref}^{commit}`,
  );
  if (!commit.ok) throw new Misuse(await whyUnknown(project, ref));
  const sources = await git(project, "cat-file", "-e", `${commit.output.trim()}:./${ENTRY}`);
  if (!sources.ok) throw new Misuse(`there was no contract at ${ref}: it has no ${ENTRY}`);

  const [archive, folder] = [join(scratch, "before.tar"), join(scratch, "before")];
  await mkdir(folder);
  const steps = [
    ["git", "-C", project, "archive", "--format=tar", "-o", archive, commit.output.trim(), "api-spec"],
    ["tar", "-xf", archive, "-C", folder],
  ];
  for (const step of steps) {
    const { ok, output } = await runCommand(step);
    if (!ok) throw new Misuse(`\`${step.join(" ")}\` failed: ${output.trim().split("\n")[0] ?? ""}`);
  }
  return bundle(folder, join(scratch, "before.json"), `at ${ref}`);
}

async function whyUnknown(project: string, ref: string): Promise<string> {
  const { ok } = await git(project, "rev-parse", "--git-dir");
  return ok
    ? `git knows no commit ${ref}: give a branch, a tag or a commit`
    : `${project} is no git repository, or git is missing`;
}
