/**
 * `npm run verify -- values`: refuses bare numbers where the contract has an enum, and arithmetic on money. Exits with
 * 1 if there is any.
 */
import { fileURLToPath } from "node:url";
import { findValueFaults } from "./verify/find-value-faults.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const { files, faults } = findValueFaults(root.replace(/\/$/, ""));

for (const { file, line, text, problem } of faults) console.error(`✗ ${file}:${line}: ${text} ${problem}`);
if (files === 0) console.error("✗ No file was read.");
if (faults.length > 0 || files === 0) {
  console.error(`${faults.length} faults in ${files} files`);
  process.exit(1);
}
console.log(`${files} files name the values of the contract's enums and leave money to its arithmetic`);
