/** An import of one file by another; paths are relative to the project root. */
export interface FileImport {
  from: string;
  to: string;
}

/**
 * The imports that form a cycle of folders, over any number of folders. `folder` matches the part of a path that counts
 * as the folder; files that do not match are ignored.
 */
export function findFolderCircles(imports: readonly FileImport[], folder: RegExp): FileImport[] {
  const folderOf = (file: string) => folder.exec(file)?.[0];
  const reached = new Map<string, Set<string>>();
  const crossing = imports.flatMap((one) => {
    const [from, to] = [folderOf(one.from), folderOf(one.to)];
    if (from === undefined || to === undefined || from === to) return [];
    reached.set(from, (reached.get(from) ?? new Set()).add(to));
    return [{ ...one, folders: [from, to] as const }];
  });
  const reaches = (from: string, goal: string, seen = new Set<string>()): boolean => {
    if (from === goal) return true;
    seen.add(from);
    return [...(reached.get(from) ?? [])].some((next) => !seen.has(next) && reaches(next, goal, seen));
  };
  return crossing
    .filter(({ folders: [from, to] }) => reaches(to, from))
    .map(({ from, to }) => ({ from, to }));
}
