import { glob, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { InputOptions, Plugin } from "rolldown";
import { readDocument } from "#api-spec/kit/read-document.ts";
import { bundledPage, createPageBundle, packBundle } from "#api-spec/page-kit/page-bundle.ts";
import { ROOT } from "./run-command.ts";

// How the backend is bundled, in Node's packages and for browsers alike where it is the same.

/** The tables and texts that the backend reads. */
export const DATA = "mock-server/{seed,domain}/**/*.{csv,html,md}";
const PAGES = ["mock-server/panel/page", "mock-server/desk/page", "api-spec/reference/viewer"];
const FONTS = "mock-server/pictures/fonts";

/** The files that a backend in a browser loads when they are needed: its pages, and the fonts of documents. */
const ON_DEMAND = [...PAGES.map(bundledPage), `${FONTS}/hei.ttf.gz`, `${FONTS}/kai.ttf.gz`];

/** The fakers are a tenth of the backend; only an overlay makes its handlers leave anything out. */
export const FAKERS = "mock-server/contract/fakers.ts";
export const NO_FAKERS = "export const loadFakers = async () => () => undefined;";

/** Prism's logger is silent here: the form for browsers is a tenth of that for Node. */
export const SMALL_LOGGER = { pino: join(ROOT, "node_modules/pino/browser.js") };

/** The Chinese locale falls back on the English one for words that the seed never uses: 0.3 MB. */
export const chineseAlone: Plugin = {
  name: "chinese-alone",
  load: (id) =>
    /@faker-js\/faker\/dist\/en-[^/]+\.js$/.test(id) ? "const none = {};\nexport { none as t };" : undefined,
};

/** Modules and their forms for a browser. */
const REPLACED: Readonly<Record<string, string>> = {
  ...SMALL_LOGGER,
  [join(ROOT, "mock-server/project-files.ts")]: join(ROOT, "mock-server/browser/project-files.ts"),
};
/** Packages import the first two on paths that the backend never takes. Prism's own mock is larger than the rest. */
const ABSENT: Readonly<Record<string, string>> = {
  "node:assert": "module.exports = (value, message) => { if (!value) throw new Error(message); };",
  stream: "module.exports = {};",
  "@stoplight/prism-http": 'throw new Error("Prism\'s own mock is not in the backend for browsers");',
  [join(ROOT, FAKERS)]: NO_FAKERS,
};

const forBrowsers: Plugin = {
  name: "for-browsers",
  async resolveId(source, importer) {
    if (source in ABSENT) return `\0${source}`;
    const resolved = REPLACED[source] ?? (await this.resolve(source, importer, { skipSelf: true }))?.id;
    return resolved === undefined ? null : (REPLACED[resolved] ?? resolved);
  },
  load: (id) => ABSENT[id.replace("\0", "")],
};

/** An import that leads nowhere ends a build; warnings about packages, whose code we cannot change, are not shown. */
export const refuseUnresolved: NonNullable<InputOptions["onLog"]> = (level, log, report) => {
  if (log.code === "UNRESOLVED_IMPORT") throw new Error(log.message);
  if (log.code !== "EVAL" && log.code !== "COMMONJS_VARIABLE_IN_ESM") report(level, log);
};

/**
 * How a module with the backend is bundled for browsers, with further plugins. `addressOf` returns the expression for
 * the address of a file that writeFiles has written.
 */
export async function browserInput(
  entry: string,
  addressOf: (file: string) => string,
  plugins: readonly Plugin[] = [],
): Promise<InputOptions> {
  const texts: Record<string, string> = {};
  for await (const file of glob(DATA, { cwd: ROOT })) texts[file] = await readFile(join(ROOT, file), "utf8");
  // A browser parses JSON faster than code.
  const json = (value: unknown) => JSON.stringify(JSON.stringify(value));
  return {
    input: join(ROOT, entry),
    cwd: ROOT,
    platform: "browser",
    resolve: { mainFields: ["module", "main"] },
    plugins: [chineseAlone, forBrowsers, ...plugins],
    transform: {
      target: "chrome109",
      define: {
        PROJECT_TEXTS: json(texts),
        PROJECT_CONTRACT: json(readDocument()),
        CONTROL_CONTRACT: json(readDocument(join(ROOT, "generated/control/openapi.json"))),
        FILE_ADDRESSES: `{${ON_DEMAND.map((file) => `${JSON.stringify(file)}: ${addressOf(file)}`).join()}}`,
      },
    },
    onLog: refuseUnresolved,
  };
}

/** Writes the files that a backend loads on demand, at their paths in the project. */
export async function writeFiles(folder: string): Promise<void> {
  for (const file of ON_DEMAND) await mkdir(join(folder, dirname(file)), { recursive: true });
  for (const page of PAGES) {
    const { script, style } = await createPageBundle(pathToFileURL(join(ROOT, page)))();
    await writeFile(join(folder, bundledPage(page)), packBundle({ script, style, sources: [] }));
  }
  for await (const font of glob(`${FONTS}/*`, { cwd: ROOT }))
    await writeFile(join(folder, font), await readFile(join(ROOT, font)));
}
