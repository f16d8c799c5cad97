import { chmod, cp, rename } from "node:fs/promises";
import { join } from "node:path";
import { readDocument } from "#api-spec/kit/read-document.ts";
import { ROOT } from "../../../support/run-command.ts";
import { bundleModules } from "../../build/bundle-modules.ts";
import { writeContents } from "../../build/contents.ts";
import { constantsOf, replaced } from "../../build/replaced.ts";
import { worded } from "../../build/worded.ts";
import { beginPackage, writeCommand } from "../../build/write-package.ts";

const COMMAND = "pharmacy-conformance";
/** The whole command: this file alone can be copied anywhere. */
export const FILE = "conformance.mjs";
const BIN = "bin.js";

const WORDS = [
  ["npm run conformance -- ", `${COMMAND} `],
  ["npm run conformance", `npx ${COMMAND}`],
  ["api-spec/setup", "setup.openapi.yaml"],
] as const;

/** Writes the package of the conformance command: one file, with the contract in it. */
export async function packConformance(folder: string): Promise<void> {
  await beginPackage(
    folder,
    "conformance",
    {
      description: "Judges whether a backend of the wholesale pharmacy shop keeps to its contract.",
      bin: { [COMMAND]: BIN },
      exports: { "./package.json": "./package.json" },
    },
    "docs/conformance.md",
  );
  const contract = JSON.stringify(readDocument());
  const { modules } = await bundleModules({
    entries: { conformance: "scripts/pack/packages/conformance/entry.ts" },
    out: folder,
    target: "node20",
    platform: "node",
    single: true,
    plugins: [
      replaced({
        "api-spec/kit/bundle-text.ts": `export const BUNDLE = "openapi.json";\nexport const bundleText = () => ${JSON.stringify(contract)};\nexport const isBundleChecked = () => true;\n`,
        "scripts/conformance/report/page-files.ts": await constantsOf(
          "scripts/conformance/report/page-files.ts",
        ),
      }),
      worded(WORDS),
    ],
  });
  await rename(join(folder, "conformance.js"), join(folder, FILE));
  await chmod(join(folder, FILE), 0o755);
  await writeCommand(join(folder, BIN), COMMAND, `./${FILE}`);
  await cp(join(ROOT, "api-spec/setup/openapi.yaml"), join(folder, "setup.openapi.yaml"));
  await writeContents(folder, modules);
}
