import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { copyMock } from "../support/project-copy.ts";

it("is compiled as a whole, and refused with the name of each schema that does not compile", () => {
  const copy = copyMock();
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  const bundle = join(copy, "generated/openapi.json");
  const text = readFileSync(bundle, "utf8");
  const edited = text.replace('"maxLength": 100', '"maxlength": 100');
  expect(edited).not.toBe(text);
  writeFileSync(bundle, edited);
  const { status, stderr } = spawnSync(process.execPath, ["mock-server/cli.ts", "--port", "0"], {
    cwd: copy,
    encoding: "utf8",
    timeout: 30_000,
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/the mock did not start:\n\s+\w+: cannot compile .*unknown keyword: "maxlength"/);
}, 60_000);
