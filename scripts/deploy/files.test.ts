import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../support/run-command.ts";
import { deployFiles } from "./files.ts";

it.each(Object.entries(deployFiles()))(
  "%s is what the shop's own server does: npm run check -- deploy --write",
  async (path, text) => {
    expect(await readFile(join(ROOT, path), "utf8")).toBe(text);
  },
);
