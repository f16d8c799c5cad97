/** `npm run verify -- enums`: refuses bare numbers where the contract has an enum. Exits with 1 if there is any. */
import { fileURLToPath } from "node:url";
import { findEnumDigits } from "./verify/find-enum-digits.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const { files, digits } = findEnumDigits(root.replace(/\/$/, ""));

for (const { file, line, text, enum: name } of digits) {
  console.error(`✗ ${file}:${line}: ${text} is a value of ${name}, which #generated/enums.ts names`);
}
if (files === 0) console.error("✗ No file was read.");
if (digits.length > 0 || files === 0) {
  console.error(`${digits.length} bare numbers in ${files} files`);
  process.exit(1);
}
console.log(`${files} files name the values of the contract's enums`);
