import { mkdtemp, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { createPageBundle } from "./page-bundle.ts";

const HOUR_S = 60 * 60;

/** A page of three files, and a function that edits one with a later modification time. */
async function makePage() {
  const folder = await mkdtemp(join(tmpdir(), "page-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  let now = Date.now() / 1000 - HOUR_S;
  const write = async (name: string, text: string) => {
    await writeFile(join(folder, name), text);
    await utimes(join(folder, name), now, now);
    now += 2 * HOUR_S;
  };
  await write("word.ts", `export const word: string = "first";`);
  now -= 2 * HOUR_S;
  await write("look.css", "p { color: red }");
  now -= 2 * HOUR_S;
  await write("main.tsx", `import "./look.css";\nimport { word } from "./word.ts";\ndocument.title = word;`);
  return { folder, write, bundle: createPageBundle(pathToFileURL(`${folder}/`)) };
}

it("is made once for all requests, until a source changes", async () => {
  const { folder, write, bundle } = await makePage();
  const [one, other] = await Promise.all([bundle(), bundle()]);
  expect(other).toBe(one);
  expect(await bundle()).toBe(one);
  expect(one.script).toContain("first");
  expect(one.style).toContain("red");
  expect(new Set(one.sources.map((source) => source.split("/").at(-1)))).toEqual(
    new Set(["look.css", "main.tsx", "word.ts"]),
  );
  await write("word.ts", `export const word: string = "second";`);
  expect((await bundle()).script).toContain("second");
  expect(await readFile(join(folder, "word.ts"), "utf8")).toContain("second");
});

it("fails with a page that cannot be bundled, and is made when that is mended", async () => {
  const { write, bundle } = await makePage();
  await write("word.ts", "export const word = ;");
  await expect(bundle()).rejects.toThrow("word.ts");
  await write("word.ts", `export const word: string = "mended";`);
  expect((await bundle()).script).toContain("mended");
});
