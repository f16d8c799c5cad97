import { readFileSync } from "node:fs";
import { join } from "node:path";
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
