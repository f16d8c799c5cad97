import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { type Camera, openCamera } from "./camera.ts";
import type { Picture } from "./pictures.ts";
import type { ServedShop } from "./serve-tree.ts";

const PROGRESS_EVERY = 25;

/** Takes all the pictures into a folder, `jobs` at a time, and returns a line for each that went wrong. */
export async function takePictures(
  browser: Browser,
  shop: ServedShop,
  pictures: readonly Picture[],
  folder: string,
  jobs: number,
): Promise<string[]> {
  const startedAt = performance.now();
  const waiting = [...pictures];
  const problems: string[] = [];
  let taken = 0;
  const work = async () => {
    const cameras = new Map<number, Camera>();
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const camera = cameras.get(next.size.width) ?? (await openCamera(browser, shop, next.size));
      cameras.set(next.size.width, camera);
      await rm(join(folder, next.file), { force: true });
      const problem = await camera(next, folder);
      if (problem) problems.push(`${next.file} (${next.path}): ${problem}`);
      taken += 1;
      if (taken % PROGRESS_EVERY === 0 || taken === pictures.length)
        console.log(`  ${taken} of ${pictures.length}, ${seconds(performance.now() - startedAt)} s`);
    }
  };
  await Promise.all(Array.from({ length: jobs }, work));
  return problems.toSorted();
}

const seconds = (ms: number) => Math.round(ms / 1000);
