/**
 * `npm run demo`: the shop as static files that need no server at all, in dist-demo/. A service worker is its backend.
 */
import { join } from "node:path";
import { ROOT } from "../support/run-command.ts";
import { buildWeb } from "../web/build.ts";
import { turnIntoDemo } from "./turn-into-demo.ts";

const FOLDER = join(ROOT, "dist-demo");

const built = await buildWeb(FOLDER);
if (built.ok) {
  const bytes = await turnIntoDemo(FOLDER);
  console.log(`dist-demo/ written: the backend adds ${Math.round(bytes / 1024)} KB (gzip) to the shop`);
  console.log("Put it on any static host that serves index.html for unknown paths, or try it:");
  console.log("  npx vite preview --config false --outDir dist-demo");
} else {
  console.error(built.output);
  process.exitCode = 1;
}
