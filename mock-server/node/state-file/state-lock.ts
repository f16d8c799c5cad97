import { closeSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { say } from "#mock/language/say.ts";
import { StateFileError, checkStateFile } from "./load-state.ts";

/**
 * The locks of this process: its number alone does not distinguish a server from one that was killed under the same
 * number.
 */
const held = new Set<string>();

/**
 * Reserves a state file for one mock: two would overwrite each other's worlds. The lock is a file beside it with the
 * number of the process; that of a process that has ended is taken over. Returns how to release it. Throws
 * StateFileError when another mock holds it, and for what is no regular file.
 */
export function lockState(path: string): () => void {
  checkStateFile(path);
  const lock = `${path}.lock`;
  const holder = holderOf(lock);
  if (holder !== undefined)
    throw new StateFileError(
      say(
        `the state file ${path} is in use by another mock (process ${holder}): stop it, use another file, or delete ${lock} if that process is no mock`,
        `状态文件 ${path} 正被另一个 Mock 服务使用（进程 ${holder}）：请停止它，换一个文件；如果该进程不是 Mock 服务，请删除 ${lock}`,
      ),
    );
  rmSync(lock, { force: true });
  write(lock, path);
  held.add(lock);
  return () => {
    held.delete(lock);
    rmSync(lock, { force: true });
  };
}

/** The running process that holds a lock. */
function holderOf(lock: string): number | undefined {
  let text: string;
  try {
    text = readFileSync(lock, "utf8");
  } catch {
    return undefined;
  }
  const holder = Number(text);
  if (!Number.isSafeInteger(holder) || holder <= 0) return undefined;
  if (holder === process.pid) return held.has(lock) ? holder : undefined;
  return isRunning(holder) ? holder : undefined;
}

function isRunning(holder: number): boolean {
  try {
    process.kill(holder, 0);
    return !isZombie(holder);
  } catch (error) {
    // It runs, but belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/**
 * On Linux: whether a process has ended, and only its parent has not read its exit status yet. Signals still reach its
 * number.
 */
function isZombie(pid: number): boolean {
  try {
    return /\) Z [^)]*$/.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
}

/** Fails when another mock has written it in the meantime. */
function write(lock: string, path: string): void {
  try {
    const file = openSync(lock, "wx");
    writeSync(file, String(process.pid));
    closeSync(file);
  } catch (error) {
    throw new StateFileError(
      say(
        `cannot lock the state file ${path}: ${(error as Error).message}`,
        `无法锁定状态文件 ${path}：${(error as Error).message}`,
      ),
    );
  }
}
