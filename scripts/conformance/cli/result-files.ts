import { mkdir, open, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { SetupError } from "../../api-client/setup-error.ts";

/**
 * Checks before the first call that the result files can be written: creates the folders and opens each file without
 * changing it. Throws SetupError naming the first that is not writable.
 */
export async function prepareFiles(files: readonly string[]): Promise<void> {
  for (const file of files)
    try {
      await makeFolder(dirname(file));
      const isNew = (await stat(file).catch(() => undefined)) === undefined;
      await (await open(file, "a")).close();
      if (isNew) await rm(file);
    } catch (error) {
      throw cannotWrite(file, error as Error);
    }
}

export const cannotWrite = (file: string, { message }: Error): SetupError =>
  new SetupError({ zh: `写不了 ${file}：${message}`, en: `cannot write ${file}: ${message}` });

/** One folder at a time: Node's recursive mkdir never returns below /proc. */
async function makeFolder(folder: string): Promise<void> {
  if ((await stat(folder).catch(() => undefined))?.isDirectory() === true) return;
  if (dirname(folder) !== folder) await makeFolder(dirname(folder));
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
}
