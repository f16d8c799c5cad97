import { globSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { comparePictures } from "./compare-pictures.ts";
import { type Row, drawSheet } from "./sheet.ts";

/**
 * Compares the pictures of two folders by name, prints a table of those that differ, and writes pictures of the
 * differences and a sheet (`index.html`) to `out`. Returns whether no picture is missing in either folder or differs in
 * more than `threshold` pixels.
 */
export async function compareFolders(
  before: string,
  after: string,
  out: string,
  threshold: number,
): Promise<boolean> {
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  const names = [before, after].map((folder) => new Set(globSync("**/*.png", { cwd: folder })));
  const [inBefore = new Set(), inAfter = new Set()] = names;
  const rows: Row[] = [];
  for (const file of [...new Set([...inBefore, ...inAfter])].toSorted()) {
    if (!inBefore.has(file)) rows.push({ file, pixels: Infinity, note: "only after" });
    else if (!inAfter.has(file)) rows.push({ file, pixels: Infinity, note: "only before" });
    else rows.push({ file, pixels: await comparePair(file, before, after, out) });
  }
  if (rows.length === 0) throw new Error(`There are no pictures in ${before} and ${after}`);
  const differing = rows.filter(({ pixels }) => pixels > 0).toSorted((a, b) => b.pixels - a.pixels);
  await writeFile(join(out, "index.html"), drawSheet(differing, rows.length, { before, after, out }));
  for (const { file, pixels, note } of differing)
    console.log(`${(note ?? `${pixels} px`).padStart(14)}  ${file}`);
  const failed = differing.filter(({ pixels }) => pixels > threshold).length;
  console.log(
    `${failed === 0 ? "✓" : "✗"} ${rows.length - differing.length} of ${rows.length} pictures are equal, ` +
      `${failed} differ in more than ${threshold} pixels: ${join(out, "index.html")}`,
  );
  return failed === 0;
}

/** Returns how many pixels differ, and writes the picture of the difference. */
async function comparePair(file: string, before: string, after: string, out: string): Promise<number> {
  const { pixels, picture } = comparePictures(
    await readFile(join(before, file)),
    await readFile(join(after, file)),
  );
  if (picture) {
    const target = join(out, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, picture);
  }
  return pixels;
}
