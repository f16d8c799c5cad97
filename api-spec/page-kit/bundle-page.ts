/**
 * Bundles a page, `main.tsx` of the given folder, and prints it as JSON (see Bundle). Runs in a process of its own,
 * which frees the bundler's memory and threads on exit, so that the mock that serves the page stays small.
 */
import { build } from "vite";
import type { Bundle } from "./page-bundle.ts";

const [root = ""] = process.argv.slice(2);
const sources = new Set<string>();
const built = await build({
  root,
  configFile: false,
  envDir: false,
  publicDir: false,
  logLevel: "error",
  mode: "production",
  plugins: [
    {
      name: "note-sources",
      moduleParsed({ id }) {
        if (id.startsWith("/") && !id.includes("/node_modules/")) sources.add(id);
      },
    },
  ],
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
if (script === undefined) throw new Error(`the bundle of ${root} is not whole`);
const bundle: Bundle = {
  script,
  style: style?.type === "asset" ? String(style.source) : "",
  sources: [...sources],
};
process.stdout.write(JSON.stringify(bundle));
