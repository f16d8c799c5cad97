/**
 * `npm run pack`: makes the packages that other teams install, as tarballs in dist-packages/. `--check` installs each
 * in an empty folder and uses it as its README says, on Node 20 and on Node 24. Exits with 1 if a package cannot be
 * made or does not work.
 */
import { copyFile, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { isBundleChecked } from "#api-spec/kit/bundle-text.ts";
import { onInterrupt } from "../support/on-interrupt.ts";
import { ROOT, runCommand, stopCommands } from "../support/run-command.ts";
import { emitDeclarations } from "./build/declarations.ts";
import { PARTS, checkPackages } from "./check/check-packages.ts";
import { packClient, TYPED as CLIENT_MODULES } from "./packages/client/pack.ts";
import { FILE, packConformance } from "./packages/conformance/pack.ts";
import { packMock, TYPED as MOCK_MODULES } from "./packages/mock/pack.ts";

const HELP = `npm run pack -- [options]

  --out DIR   where the packages and their tarballs go (dist-packages)
  --check     then install each tarball in an empty folder and use it, on Node 20 and Node 24; needs the npm registry
  --only PART only this part of the check: mock, conformance, client or app
  --help      print this help`;

const USAGE = {
  out: { type: "string" },
  check: { type: "boolean" },
  only: { type: "string" },
  help: { type: "boolean" },
} as const;

onInterrupt(stopCommands, 130);
try {
  const { values } = parseArgs({ options: USAGE });
  if (values.help) console.log(HELP);
  else {
    const only = PARTS.find((part) => part === values.only);
    if (values.only !== undefined && !(only && values.check))
      throw new Error(`--only takes a part of --check: ${PARTS.join(", ")}`);
    const tarballs = await pack(resolve(values.out ?? join(ROOT, "dist-packages")));
    if (values.check) await checkPackages(tarballs, only && [only]);
  }
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

async function pack(out: string) {
  if (!isBundleChecked())
    throw new Error("generated/openapi.json is not as `npm run generate` writes it: run that first");
  const declarations = await emitDeclarations([...MOCK_MODULES, ...CLIENT_MODULES]);
  try {
    await packMock(join(out, "mock"), declarations);
    await packConformance(join(out, "conformance"));
    await packClient(join(out, "client"), declarations);
  } finally {
    await declarations.remove();
  }
  const conformance = await makeTarball(join(out, "conformance"), out);
  // The command in one file, for whoever wants no package.
  const { version } = JSON.parse(await readFile(join(out, "conformance/package.json"), "utf8")) as {
    version: string;
  };
  const single = join(out, `pharmacy-conformance-${version}.mjs`);
  await copyFile(join(out, "conformance", FILE), single);
  console.log(`${single}`);
  return {
    mock: await makeTarball(join(out, "mock"), out),
    conformance,
    client: await makeTarball(join(out, "client"), out),
    single,
  };
}

/** Returns the tarball's file. Throws with npm's output. */
async function makeTarball(folder: string, out: string): Promise<string> {
  const { ok, output } = await runCommand([
    "npm",
    "pack",
    folder,
    "--pack-destination",
    out,
    "--json",
    "--loglevel=error",
  ]);
  if (!ok) throw new Error(`npm pack ${folder}:\n${output.trimEnd()}`);
  const [packed] = JSON.parse(output) as [
    { filename: string; size: number; unpackedSize: number; entryCount: number },
  ];
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;
  const file = join(out, packed.filename);
  console.log(
    `${file}: ${megabytes(packed.size)}, installed ${megabytes(packed.unpackedSize)} in ${packed.entryCount} files`,
  );
  return file;
}
