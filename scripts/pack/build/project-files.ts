import { dirname, relative } from "node:path";
import type { Plugin } from "rolldown";
import { ROOT } from "../../support/run-command.ts";

/** Stands for the folder of files until the depth of the chunk is known. */
const FILES = "#packed-files/";

/** True if a module is the project's own. */
export const isProjectFile = (id: string): boolean => id.startsWith(ROOT) && !id.includes("/node_modules/");

/**
 * Lets a bundled module find its files: the package has copies of them in `folder`, at the paths that they have in the
 * project, and to the module it is as if it lay among them.
 */
export const projectFiles = (folder: string): Plugin => ({
  name: "project-files",
  transform(code, id) {
    if (!isProjectFile(id) || !/import\.meta\.(url|dirname)/.test(code)) return undefined;
    const file = relative(ROOT, id);
    const address = (path: string) => `new URL(${JSON.stringify(FILES + path)}, import.meta.url)`;
    const moved = code
      .replaceAll("import.meta.url", `${address(file)}.href`)
      .replaceAll("import.meta.dirname", `pathOf(${address(dirname(file))})`);
    return `import { fileURLToPath as pathOf } from "node:url";\n${moved}`;
  },
  renderChunk(code, { fileName }) {
    return code.replaceAll(FILES, `${"../".repeat(fileName.split("/").length - 1) || "./"}${folder}/`);
  },
});
