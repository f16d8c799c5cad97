import { createServer, type Plugin } from "vite";
import { ROOT } from "../support/run-command.ts";
import { builtClassNames } from "./class-names.ts";

/** The placeholder in index.html for the header. */
const PLACE = /<!-- The header goes here [^>]*-->/;

/**
 * Writes the header of an ordinary page into index.html, rendered by the shop's own components, so that it is there
 * before the scripts are. It is inert and hidden from screen readers: what is typed into it would be lost when React
 * renders the page.
 */
export function prerender(): Plugin {
  return {
    name: "prerender",
    apply: "build",
    transformIndexHtml: {
      order: "pre",
      async handler(html) {
        if (!PLACE.test(html)) throw new Error("index.html has no place for the header");
        const frame = await renderFrame();
        return html.replace(PLACE, () => `<div class="frame" inert aria-hidden="true">${frame}</div>`);
      },
    },
  };
}

/** Vite's own server loads the component, with its classes named as in the build. */
async function renderFrame(): Promise<string> {
  const server = await createServer({
    root: ROOT,
    configFile: false,
    css: builtClassNames(),
    logLevel: "error",
    appType: "custom",
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    const { renderFrame: render } = (await server.ssrLoadModule("/src/app/layout/frame.tsx")) as {
      renderFrame: () => string;
    };
    // React also preloads the logo, although its image follows at once.
    return render().replaceAll(/<link rel="preload"[^>]*>/g, "");
  } finally {
    await server.close();
  }
}
