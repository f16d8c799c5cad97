import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const files = execFileSync("git", ["ls-files", "*.ts", "*.tsx", ":!generated"], {
  cwd: ROOT,
  encoding: "utf8",
});
/** A noun clause has neither subject nor verb of its own: nobody knows who does what. */
const CLAUSE = /(?:\/\/|\/\*\*|^\s*\*) (?:What|Whether|Of) .*/gm;

it("comments say who does what, instead of beginning with What, Whether or Of", () => {
  const found = files
    .split("\n")
    .filter(Boolean)
    .flatMap((file) =>
      [...readFileSync(join(ROOT, file), "utf8").matchAll(CLAUSE)].map(([text]) => `${file}: ${text.trim()}`),
    );
  expect(found).toEqual([]);
});
