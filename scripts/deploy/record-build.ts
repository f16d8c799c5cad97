import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { BUILD_RECORD } from "../web/build-plugins.ts";
import { inlineHashes } from "../web/security-headers.ts";
import { CADDY_HASHES, caddyHashes } from "./caddy.ts";
import { NGINX_HASHES, nginxHashes } from "./nginx.ts";

/**
 * Records the build: its time is compared with that of the sources, and nginx and Caddy include the hashes of its
 * document. None of these files is served.
 */
export function recordBuild(): Plugin {
  return {
    name: "record-build",
    apply: "build",
    async writeBundle({ dir = "dist" }, bundle) {
      const page = bundle["index.html"];
      if (page?.type !== "asset") throw new Error("the build has no index.html");
      const hashes = inlineHashes(String(page.source));
      await writeFile(join(dir, NGINX_HASHES), nginxHashes(hashes));
      await writeFile(join(dir, CADDY_HASHES), caddyHashes(hashes));
      await writeFile(join(dir, BUILD_RECORD), JSON.stringify(hashes));
    },
  };
}
