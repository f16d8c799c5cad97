import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT, runCommand } from "../support/run-command.ts";

/**
 * Checks a git ref out into a temporary folder, with the packages of this tree. `remove` deletes it. Rejects with git's
 * message, for example for an unknown ref.
 */
export async function checkOut(ref: string): Promise<{ path: string; remove(): Promise<void> }> {
  const path = join(await mkdtemp(join(tmpdir(), "shots-")), "tree");
  const { ok, output } = await runCommand(["git", "worktree", "add", "--detach", path, ref]);
  if (!ok) throw new Error(output.trim());
  await symlink(join(ROOT, "node_modules"), join(path, "node_modules"));
  const remove = async () => {
    await runCommand(["git", "worktree", "remove", "--force", path]);
    await rm(join(path, ".."), { recursive: true, force: true });
  };
  return { path, remove };
}
