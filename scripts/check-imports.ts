/** `npm run rules`: who may import whom. Prints each violation with its reason; exit 1 if there is any. */
import { fileURLToPath } from "node:url";
import { cruiseImports } from "./verify/cruise-imports.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const { modules, violations } = await cruiseImports(root);

for (const { rule, why, from, to } of violations) {
  console.error(`✗ ${rule}\n    ${from}\n    → ${to}\n    ${why}\n`);
}
if (modules === 0) {
  // Without a parser for TypeScript the cruiser finds nothing to complain about; that is no pass.
  console.error("✗ No module was read: is @swc/core installed?");
}
if (violations.length > 0 || modules === 0) {
  console.error(`${violations.length} import rule violations in ${modules} modules`);
  process.exit(1);
}
console.log(`${modules} modules keep the import rules`);
