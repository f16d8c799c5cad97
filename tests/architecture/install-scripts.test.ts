import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "#scripts/support/run-command.ts";

const read = (file: string) => JSON.parse(readFileSync(join(ROOT, file), "utf8")) as unknown;

it("every package with an install script is allowed or denied by name", () => {
  const { packages } = read("package-lock.json") as {
    packages: Readonly<Record<string, { readonly hasInstallScript?: true }>>;
  };
  const { allowScripts } = read("package.json") as { allowScripts: Readonly<Record<string, boolean>> };
  const names = Object.entries(packages)
    .filter(([place, { hasInstallScript }]) => place !== "" && hasInstallScript)
    .map(([place]) => place.replace(/^.*node_modules\//, ""));
  expect([...new Set(names)].toSorted()).toEqual(Object.keys(allowScripts).toSorted());
});

it("npm is told which Node it needs where it has left out packages, and nothing where all are there", () => {
  const { scripts } = read("package.json") as { scripts: { readonly postinstall: string } };
  const PATH = [dirname(process.execPath), process.env.PATH].join(":");
  const install = (cwd: string) =>
    spawnSync("sh", ["-c", scripts.postinstall], {
      cwd,
      encoding: "utf8",
      env: { PATH, npm_config_user_agent: "npm/10.9.9 node/v18.20.8" },
    });
  expect(install(ROOT)).toMatchObject({ status: 0, stderr: "" });
  const { status, stderr } = install(tmpdir());
  expect(status).toBe(1);
  expect(stderr).toMatch(/^✗ npm .*node\/v18\.20\.8.*: install with Node 20\.19, .*\n$/);
});
