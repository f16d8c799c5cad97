import { parseArgs } from "node:util";
import { Misuse } from "./misuse.ts";

const USAGE = "npm run contract:diff -- <git ref> [--json]";

export const HELP = `Usage: ${USAGE}

Says what changed in the contract (api-spec/) between a git ref and the working tree, whom it breaks, and whether
the next release is major, minor or a patch:
  Breaking       clients or servers that were right before no longer are
  Compatible     whoever was right before still is
  Documentation  only words changed

  <git ref>      a branch, a tag or a commit, such as main or HEAD~3
  --json         print { ref, breaking, compatible, documentation, release, changes } for programs
  --help         print this

Exits 0 if nothing is breaking, 1 if something is, 2 if the two could not be compared.`;

export interface Arguments {
  help: boolean;
  json: boolean;
  ref: string;
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { help: { type: "boolean", short: "h" }, json: { type: "boolean" } },
    });
  } catch (error) {
    const [why = ""] = (error instanceof Error ? error.message : String(error)).split(". ");
    throw new Misuse(`${why}. Usage: ${USAGE}`);
  }
}

/** Reads the command line. Throws Misuse unless there is exactly one ref (none with --help). */
export function readArguments(args: string[]): Arguments {
  const { values, positionals } = parse(args);
  const [ref = "", ...others] = positionals;
  const help = values.help ?? false;
  if (!help && ref === "") throw new Misuse(`name the git ref to compare with. Usage: ${USAGE}`);
  if (!help && others.length > 0)
    throw new Misuse(`one git ref is enough, not also ${others.join(" ")}. Usage: ${USAGE}`);
  return { help, json: values.json ?? false, ref };
}
