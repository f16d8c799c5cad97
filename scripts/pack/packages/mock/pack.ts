import { copyFile, glob, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Plugin, rolldown } from "rolldown";
import { checksumOf } from "#api-spec/kit/bundle-text.ts";
import { readDocument } from "#api-spec/kit/read-document.ts";
import {
  DATA,
  FAKERS,
  NO_FAKERS,
  SMALL_LOGGER,
  browserInput,
  chineseAlone,
  writeFiles,
} from "../../../support/browser-backend.ts";
import { ROOT } from "../../../support/run-command.ts";
import { bundleModules } from "../../build/bundle-modules.ts";
import { writeContents } from "../../build/contents.ts";
import type { Declarations } from "../../build/declarations.ts";
import { projectFiles } from "../../build/project-files.ts";
import { replaced } from "../../build/replaced.ts";
import { worded } from "../../build/worded.ts";
import { beginPackage, writeCommand } from "../../build/write-package.ts";

const ENTRIES = "scripts/pack/packages/mock/entries";
/** The modules that have types: the command has none. */
export const TYPED = ["index", "playwright", "vitest", "global-setup", "register", "browser"].map(
  (name) => `${ENTRIES}/${name}.ts`,
);
/** Beside the files that it loads, so that a static host needs a copy of one folder. */
const BROWSER = "browser.js";
/** The kinds of the test kit's values come from zod, which is far larger than the mock; its types alone are small. */
const TYPES_OF = ["zod/mini", "zod/v4/core"];

const COMMAND = "pharmacy-mock";
const BIN = "bin.js";

/** Needed by few, and Prism alone is larger than the mock: the mock says which is to be installed. */
const OPTIONAL = {
  "@stoplight/prism-http": ">=5.16",
  "@stoplight/json-schema-ref-parser": ">=10",
  "@scalar/openapi-upgrader": ">=0.2.15",
  "jsonpath-rfc9535": ">=1.3",
  yaml: ">=2.9",
};

const WORDS = [
  ["npm run mock -- ", `${COMMAND} `],
  ["npm run mock", `npx ${COMMAND}`],
  [
    "Tests use mock-server/test-kit/; the guide is docs/mock-server.md",
    "Tests use the modules playwright and vitest of this package, see its README",
  ],
  [
    "测试请用 mock-server/test-kit/；指南见 docs/mock-server.md",
    "测试请用本包的 playwright 和 vitest 模块，见其 README",
  ],
  [
    "reload contract, handlers, rules and data on save; state and connections stay",
    "not in this package: reloads the mock's own code where it is developed",
  ],
  [
    "保存文件后重新加载契约、处理器、规则和数据；状态和连接保留",
    "本包不支持：用于在开发 Mock 服务时重新加载它的代码",
  ],
] as const;

/** Whoever reloads the code of the mock edits it, and then has the project. */
const NO_WATCHING = `
import { InputError } from "#mock/input/input-error.ts";
import { say } from "#mock/language/say.ts";
export function startWatched() {
  throw new InputError(say(
    "--watch reloads the mock's own code and contract as they are edited; this package holds both compiled: leave it out",
    "--watch 用于在修改 Mock 服务自己的代码和契约时重新加载；本包中两者都已编译：请去掉它",
  ));
}
`;

const smallLogger: Plugin = {
  name: "small-logger",
  resolveId: (source) => SMALL_LOGGER[source as "pino"],
};

/** Writes the package of the mock: server, panel, reference and test kit, in need of no other package. */
export async function packMock(folder: string, declarations: Declarations): Promise<void> {
  const module = (name: string, path: string) => ({
    types: `./types/${ENTRIES}/${name}.d.ts`,
    default: path,
  });
  await beginPackage(
    folder,
    "mock",
    {
      description:
        "A stateful mock of the wholesale pharmacy shop's backend, as a server, in a test or in a browser, with a panel.",
      bin: { [COMMAND]: BIN },
      exports: {
        ".": module("index", "./dist/index.js"),
        "./playwright": module("playwright", "./dist/playwright.js"),
        "./vitest": module("vitest", "./dist/vitest.js"),
        "./global-setup": module("global-setup", "./dist/global-setup.js"),
        "./browser": module("browser", `./files/${BROWSER}`),
        "./register": module("register", "./dist/register.js"),
        "./openapi.json": "./files/generated/openapi.json",
        "./package.json": "./package.json",
      },
      peerDependencies: { "@playwright/test": ">=1.45", ...OPTIONAL },
      peerDependenciesMeta: Object.fromEntries(
        ["@playwright/test", ...Object.keys(OPTIONAL)].map((name) => [name, { optional: true }]),
      ),
    },
    "docs/mock-server.md",
  );
  const { modules } = await bundleModules({
    entries: Object.fromEntries(
      ["cli", "index", "playwright", "vitest", "global-setup", "register"].map((name) => [
        name,
        `${ENTRIES}/${name}.ts`,
      ]),
    ),
    out: join(folder, "dist"),
    target: "node20",
    platform: "node",
    external: Object.keys(OPTIONAL).map((name) => new RegExp(`^${name}(/|$)`)),
    plugins: [
      replaced({
        "mock-server/watch/start-watched.ts": NO_WATCHING,
        [FAKERS]: NO_FAKERS,
      }),
      worded(WORDS),
      chineseAlone,
      smallLogger,
      projectFiles("../files"),
    ],
  });
  await writeCommand(join(folder, BIN), COMMAND, "./dist/cli.js");
  await copyFiles(join(folder, "files"));
  const inBrowser = await bundleForBrowsers(join(folder, "files", BROWSER));
  const unbundled = await declarations.copy(TYPED, join(folder, "types"), TYPES_OF);
  if (unbundled.some((name) => name !== "@playwright/test"))
    throw new Error(`the types need packages that the mock does not bring: ${unbundled.join(", ")}`);
  await writeContents(folder, [
    ...modules,
    ...inBrowser,
    ...TYPES_OF.map((name) => join(ROOT, "node_modules", name, "index.d.ts")),
  ]);
}

/** Writes the module with the backend for browsers: one file, since service workers import nothing later. */
async function bundleForBrowsers(file: string): Promise<readonly string[]> {
  // As bundlers know it: they bring the file along.
  const addressOf = (path: string) => `new URL(${JSON.stringify(`./${path}`)}, import.meta.url).href`;
  const bundle = await rolldown(await browserInput(`${ENTRIES}/browser.ts`, addressOf, [worded(WORDS)]));
  const { output } = await bundle.write({ file, format: "esm", codeSplitting: false, minify: true });
  await bundle.close();
  return output[0].moduleIds.filter((id) => id.startsWith("/"));
}

/** The files that the modules read, at their paths in the project. */
async function copyFiles(folder: string): Promise<void> {
  await writeFiles(folder);
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  };
  const contract = JSON.stringify(readDocument());
  await write("generated/openapi.json", contract);
  await write("generated/openapi.sha256", checksumOf(contract));
  const control = "generated/control/openapi.json";
  await write(control, JSON.stringify(readDocument(join(ROOT, control))));
  for await (const file of glob(DATA, { cwd: ROOT })) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await copyFile(join(ROOT, file), join(folder, file));
  }
}
