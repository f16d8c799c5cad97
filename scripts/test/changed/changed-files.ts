import { runCommand } from "../../support/run-command.ts";

async function gitLines(...args: string[]): Promise<string[]> {
  const { ok, output } = await runCommand(["git", "-c", "core.quotePath=off", ...args]);
  if (!ok) throw new Error(`git ${args.join(" ")}: ${output.trim()}`);
  return output.split("\n").filter(Boolean);
}

/** Files that differ from a commit, by path from the root: committed or not, including new and deleted ones. */
export async function listChangedFiles(ref: string): Promise<string[]> {
  const tracked = await gitLines("diff", "--name-only", "--no-renames", ref, "--");
  return [...tracked, ...(await gitLines("ls-files", "--others", "--exclude-standard"))];
}
