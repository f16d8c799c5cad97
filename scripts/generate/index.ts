/** `npm run generate [-- NAME | --check]`: writes generated/, or one part of it, or says what is stale. */
import { runSubcommand } from "../support/subcommands.ts";
import { generateTheme } from "./generate.ts";
import { findDrift, regenerate } from "./regenerate.ts";

function check(): void {
  const { stale, failed } = findDrift("generated");
  if (stale.length > 0)
    console.error(
      `generated/ is stale, run \`npm run generate\`:\n${stale.map((file) => `  ${file}`).join("\n")}`,
    );
  if (stale.length > 0 || failed !== "") process.exitCode = 1;
  else console.log("generated/ is what contract and theme say");
}

try {
  const [name] = process.argv.slice(2);
  if (name === undefined) console.log(`generated/ written: ${regenerate("generated").operations} operations`);
  else if (name === "--check") check();
  else
    await runSubcommand("generate", {
      "first-calls": {
        about: "the calls that each page makes first, recorded from the built shop in a browser",
        run: () => import("../early/index.ts"),
      },
      icons: {
        about: "the icons of Lucide that are imported from #generated/icons/",
        run: () => import("../icons/index.ts"),
      },
      theme: {
        about: "the style sheets and recipes of src/app/theme",
        run: async () => {
          generateTheme("generated");
          console.log("generated/theme/ written");
        },
      },
    });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
