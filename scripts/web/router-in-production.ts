import type { Plugin } from "vite";

const DEVELOPMENT = "/react-router/dist/development/";
const PRODUCTION = "/react-router/dist/production/";

/**
 * Builds with the router's production files. Its package exports only those for development, in production as well,
 * with warnings that no buyer reads.
 */
export const routerInProduction = (): Plugin => ({
  name: "router-in-production",
  apply: "build",
  enforce: "pre",
  async resolveId(source, importer, options) {
    if (!/^react-router(?:\/dom)?$/u.test(source)) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found && { ...found, id: found.id.replace(DEVELOPMENT, PRODUCTION) };
  },
});
