import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "../../support/run-command.ts";
import { deadLinks, packedText } from "./packed-text.ts";

/** The fields of a package's package.json besides name, version, licence and engine. */
export type Manifest = { readonly description: string } & Readonly<Record<string, unknown>>;

type Project = {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly engines: { readonly node: string };
};

/** One of the packages; `npm run pack` makes them from the project as it is. */
export type PackageName = "mock" | "conformance" | "client";

const readProject = async (): Promise<Project> =>
  JSON.parse(await readFile(join(ROOT, "package.json"), "utf8")) as Project;

/**
 * Writes a command that loads a module of the package, or says which Node it needs: an older one fails at the first
 * import that it lacks.
 */
export async function writeCommand(file: string, command: string, module: string): Promise<void> {
  const needed = (await readProject()).engines.node.replace(/\D/g, "");
  await writeFile(
    file,
    `#!/usr/bin/env node
const { node } = process.versions;
if (Number(node.split(".")[0]) >= ${needed}) await import(${JSON.stringify(module)});
else {
  console.error(\`✗ ${command} needs Node ${needed} or newer, this is Node \${node} / 需要 Node ${needed} 或更新的版本，当前是 \${node}\`);
  process.exitCode = 1;
}
`,
    { mode: 0o755 },
  );
}

/**
 * An empty folder for a package, with package.json, README, licence, changelog and a guide of the project. Version and
 * scope are the project's. Throws for a link that leads nowhere.
 */
export async function beginPackage(
  folder: string,
  name: PackageName,
  manifest: Manifest,
  guide?: string,
): Promise<void> {
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
  const readme = await readFile(join(ROOT, "scripts/pack/packages", name, "README.md"), "utf8");
  const changelog = packedText(await readFile(join(ROOT, "docs/CHANGELOG.md"), "utf8"));
  const documents = { "README.md": readme, "CHANGELOG.md": changelog };
  if (guide) Object.assign(documents, { "GUIDE.md": packedText(await readFile(join(ROOT, guide), "utf8")) });
  for (const [file, text] of Object.entries(documents)) {
    const dead = deadLinks(text);
    if (dead.length > 0) throw new Error(`${name}/${file} links to what is not packed: ${dead.join(", ")}`);
    await writeFile(join(folder, file), text);
  }
  await copyFile(join(ROOT, "LICENSE"), join(folder, "LICENSE"));
}
