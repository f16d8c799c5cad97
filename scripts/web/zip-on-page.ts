import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ON_PAGE = fileURLToPath(new URL("../../src/shared/lib/zip-on-page.ts", import.meta.url));

/** Has the writer of workbooks zip without workers, which the Content Security Policy stops. */
export const zipOnPage = (): Plugin => ({
  name: "zip-on-page",
  apply: "build",
  enforce: "pre",
  resolveId: (source, importer) => (source === "fflate" && importer !== ON_PAGE ? ON_PAGE : null),
});
