/**
 * `npm run verify -- rules`: checks the import rules. Prints each violation with its reason; exits with 1 if there is
 * any.
 */
import { fileURLToPath } from "node:url";
import { cruiseImports } from "./verify/cruise-imports.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const { modules, violations } = await cruiseImports(root);

for (const { rule, why, from, to } of violations) {
  console.error(`✗ ${rule}\n    ${from}\n    → ${to}\n    ${why}\n`);
}
if (modules === 0) {
  // Without a TypeScript parser the cruiser finds no modules; that must not pass.
  console.error("✗ No module was read: is @swc/core installed?");
}
if (violations.length > 0 || modules === 0) {
  console.error(`${violations.length} import rule violations in ${modules} modules`);
  process.exit(1);
}
console.log(`${modules} modules keep the import rules`);
