import { cpSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const NEEDED = [
  "package.json",
  "mock-server",
  "api-spec",
  "generated/control",
  "generated/setup",
  "generated/model",
].concat(
  readdirSync(join(ROOT, "generated"))
    .filter((name) => /\.(?:ts|json|sha256)$/u.test(name))
    .map((name) => `generated/${name}`),
);

/** Copies what the mock consists of into a new temporary folder, where a test can edit it, and returns its path. */
export function copyMock(): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), "mock-copy-")));
  for (const part of NEEDED) cpSync(join(ROOT, part), join(copy, part), { recursive: true });
  symlinkSync(join(ROOT, "node_modules"), join(copy, "node_modules"));
  return copy;
}
