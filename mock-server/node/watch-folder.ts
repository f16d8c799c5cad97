import { watch } from "node:fs";
import { join } from "node:path";

/**
 * Reports each file directly in a folder that is changed, added or removed, also several times, until the returned
 * function is called. Throws the error of the file system for a folder that is not there.
 */
export function watchFolder(folder: string, onChange: (file: string) => void): () => void {
  const watcher = watch(folder, (_event, name) => {
    if (name !== null) onChange(join(folder, name));
  });
  return () => watcher.close();
}
