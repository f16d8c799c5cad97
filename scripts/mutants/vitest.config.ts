import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** The tests that may kill a mutant, as `npm run check -- mutants` chooses them for its area. */
const include = (process.env.MUTANT_TESTS ?? "{src,mock-server}/**/*.test.ts").split(" ");

export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  // The slowest are those of a whole mock; one that never ends is a killed mutant too.
  test: { include, hookTimeout: 60_000, testTimeout: 20_000 },
});
