/**
 * Bundles the viewer and prints it as JSON, `{ script, style }`. Runs in a process of its own: the bundler's memory
 * and threads are gone when it ends, so the mock that serves the page stays small.
 */
import { fileURLToPath } from "node:url";
import { build } from "vite";

const root = fileURLToPath(new URL("viewer", import.meta.url));
const built = await build({
  root,
  configFile: false,
  envDir: false,
  publicDir: false,
  logLevel: "error",
  mode: "production",
  build: {
    write: false,
    cssCodeSplit: false,
    reportCompressedSize: false,
    rolldownOptions: { input: `${root}/main.tsx`, output: { format: "iife", codeSplitting: false } },
  },
});

const outputs = Array.isArray(built) ? built : [built];
const files = outputs.flatMap((output) => ("output" in output ? output.output : []));
const script = files.find((file) => file.type === "chunk")?.code;
const style = files.find((file) => file.type === "asset" && file.fileName.endsWith(".css"));
if (script === undefined || style?.type !== "asset") throw new Error("the viewer's bundle is not whole");
process.stdout.write(JSON.stringify({ script, style: String(style.source) }));
