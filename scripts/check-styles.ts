/** `npm run verify -- styles`: checks the CSS modules and looks of the shop. Prints each fault; exits with 1 if any. */
import { fileURLToPath } from "node:url";
import { looks } from "#src/app/theme/looks.ts";
import { findStyleFaults, findUnusedLooks } from "./verify/find-style-faults.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const { modules, faults } = findStyleFaults(root);
faults.push(...findUnusedLooks(root, looks));

for (const { file, what } of faults) console.error(`✗ ${file}\n    ${what}\n`);
if (modules === 0) console.error("✗ No CSS module was read.");
if (faults.length > 0 || modules === 0) {
  console.error(`${faults.length} faults in ${modules} CSS modules`);
  process.exit(1);
}
console.log(`${modules} CSS modules keep the rules`);
