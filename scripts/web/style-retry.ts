import type { Plugin } from "vite";

/** The helper of Vite that loads a chunk's stylesheets before the chunk. */
const HELPER = /^\0vite\/preload-helper\.js$/;

/** In the helper: a stylesheet that failed counts as loaded from then on, in its record and as a link in the page. */
const FAILED = [
  { code: /(\(err\) => \{\s*)seen\[href\] = void 0;/, retry: "$1delete seen[href];" },
  { code: /(if \(e\.type === "error"\) )rej\((.*?)\);\n/, retry: "$1{ link.remove(); rej($2); }\n" },
];

/**
 * Lets a stylesheet that failed once be loaded again. Otherwise a page whose code was loaded ahead while the network
 * was gone would open without its style.
 */
export function retryStyles(): Plugin {
  return {
    name: "retry-styles",
    apply: "build",
    transform: {
      filter: { id: HELPER },
      handler: (helper) =>
        FAILED.reduce((code, { code: failed, retry }) => {
          if (!failed.test(code)) throw new Error(`Vite's preload helper has changed: no ${String(failed)}`);
          return code.replace(failed, retry);
        }, helper),
    },
  };
}
