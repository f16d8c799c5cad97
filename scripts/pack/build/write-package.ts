import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "../../support/run-command.ts";

/** The fields of a package's package.json besides name, version, licence and engine. */
export type Manifest = { readonly description: string } & Readonly<Record<string, unknown>>;

type Project = {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly engines: object;
};

/** One of the packages; `npm run pack` makes them from the project as it is. */
export type PackageName = "mock" | "conformance" | "client";

const readProject = async (): Promise<Project> =>
  JSON.parse(await readFile(join(ROOT, "package.json"), "utf8")) as Project;

/**
 * An empty folder for a package, with package.json, README, licence and changelog. Version and scope are the project's.
 */
export async function beginPackage(folder: string, name: PackageName, manifest: Manifest): Promise<void> {
  const project = await readProject();
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const { description, ...rest } = manifest;
  const whole = {
    name: `@${project.name}/${name}`,
    version: project.version,
    description,
    license: project.license,
    type: "module",
    engines: project.engines,
    publishConfig: { access: "public", provenance: true },
    ...rest,
  };
  await writeFile(join(folder, "package.json"), `${JSON.stringify(whole, undefined, 2)}\n`);
  await copyFile(join(ROOT, "scripts/pack/packages", name, "README.md"), join(folder, "README.md"));
  await copyFile(join(ROOT, "docs/CHANGELOG.md"), join(folder, "CHANGELOG.md"));
  await copyFile(join(ROOT, "LICENSE"), join(folder, "LICENSE"));
}
