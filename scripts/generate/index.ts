/**
 * `npm run generate [-- theme | --check]`: writes generated/, or only the theme's part of it, or says what is stale.
 */
import { findDrift, regenerate } from "./regenerate.ts";
import { generateTheme } from "./generate.ts";

try {
  if (process.argv.includes("--check")) {
    const { stale, failed } = findDrift("generated");
    if (stale.length > 0)
      console.error(
        `generated/ is stale, run \`npm run generate\`:\n${stale.map((file) => `  ${file}`).join("\n")}`,
      );
    if (stale.length > 0 || failed !== "") process.exit(1);
    console.log("generated/ is what contract and theme say");
  } else if (process.argv.includes("theme")) {
    generateTheme("generated");
    console.log("generated/theme/ written");
  } else {
    console.log(`generated/ written: ${regenerate("generated").operations} operations`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
