import { cp, glob, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "rolldown";
import { checksumOf } from "#api-spec/kit/bundle-text.ts";
import { readDocument } from "#api-spec/kit/read-document.ts";
import { bundledPage, createPageBundle, packBundle } from "#api-spec/page-kit/page-bundle.ts";
import { ROOT } from "../../../support/run-command.ts";
import { bundleModules } from "../../build/bundle-modules.ts";
import { writeContents } from "../../build/contents.ts";
import type { Declarations } from "../../build/declarations.ts";
import { projectFiles } from "../../build/project-files.ts";
import { replaced } from "../../build/replaced.ts";
import { worded } from "../../build/worded.ts";
import { beginPackage } from "../../build/write-package.ts";

const ENTRIES = "scripts/pack/packages/mock/entries";
/** The modules that have types: the command has none. */
export const TYPED = ["index", "playwright", "vitest"].map((name) => `${ENTRIES}/${name}.ts`);
const PAGES = ["mock-server/panel/page", "mock-server/desk/page", "api-spec/reference/viewer"];
/** The data files that modules of the mock read from their own folders. */
const DATA = ["mock-server/{seed,domain}/**/*.{csv,html,md}", "mock-server/pictures/fonts/*"];
/** The kinds of the test kit's values come from zod, which is far larger than the mock; its types alone are small. */
const TYPES_OF = ["zod/mini", "zod/v4/core"];

const COMMAND = "pharmacy-mock";

/** Larger than the mock, and needed by nobody but who prefers an example: the mock says that it is to be installed. */
const PRISM = "@stoplight/prism-http";

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

/** The Chinese locale falls back on the English one for words that the seed never uses: 0.3 MB. */
const chineseAlone: Plugin = {
  name: "chinese-alone",
  load: (id) =>
    /@faker-js\/faker\/dist\/en-[^/]+\.js$/.test(id) ? "const none = {};\nexport { none as t };" : undefined,
};

/** The packed handlers leave nothing out; the fakers would be a tenth of the package. */
const NO_FAKERS = `
export const fillRequired = async (_operation, response) => response;
`;

/** Writes the package of the mock: server, panel, reference and test kit, in need of no other package. */
export async function packMock(folder: string, declarations: Declarations): Promise<void> {
  const module = (name: string, path: string) => ({
    types: `./types/${ENTRIES}/${name}.d.ts`,
    default: path,
  });
  await beginPackage(folder, "mock", {
    description:
      "A stateful mock of the wholesale pharmacy shop's backend, with a panel and a test kit for Playwright and Vitest.",
    bin: { [COMMAND]: "dist/cli.js" },
    exports: {
      ".": module("index", "./dist/index.js"),
      "./playwright": module("playwright", "./dist/playwright.js"),
      "./vitest": module("vitest", "./dist/vitest.js"),
      "./openapi.json": "./files/generated/openapi.json",
      "./package.json": "./package.json",
    },
    peerDependencies: { "@playwright/test": ">=1.45", [PRISM]: ">=5.16" },
    peerDependenciesMeta: { "@playwright/test": { optional: true }, [PRISM]: { optional: true } },
  });
  const { modules } = await bundleModules({
    entries: Object.fromEntries(
      ["cli", "index", "playwright", "vitest"].map((name) => [name, `${ENTRIES}/${name}.ts`]),
    ),
    out: join(folder, "dist"),
    target: "node20",
    platform: "node",
    external: [new RegExp(`^${PRISM}$`)],
    plugins: [
      replaced({
        "mock-server/watch/start-watched.ts": NO_WATCHING,
        "mock-server/contract/fill-required.ts": NO_FAKERS,
        // Forms without files are decoded by the contract's own codec.
        "node_modules/busboy/lib/types/urlencoded.js": "export {};",
      }),
      worded(WORDS),
      chineseAlone,
      projectFiles("../files"),
    ],
  });
  await copyFiles(join(folder, "files"));
  const unbundled = await declarations.copy(TYPED, join(folder, "types"), TYPES_OF);
  if (unbundled.some((name) => name !== "@playwright/test"))
    throw new Error(`the types need packages that the mock does not bring: ${unbundled.join(", ")}`);
  await writeContents(folder, [
    ...modules,
    ...TYPES_OF.map((name) => join(ROOT, "node_modules", name, "index.d.ts")),
  ]);
}

/** The files that the modules read, at their paths in the project. */
async function copyFiles(folder: string): Promise<void> {
  for await (const file of glob(DATA, { cwd: ROOT })) await cp(join(ROOT, file), join(folder, file));
  const write = async (file: string, text: string | Buffer) => {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  };
  const contract = JSON.stringify(readDocument());
  await write(join(folder, "generated/openapi.json"), contract);
  await write(join(folder, "generated/openapi.sha256"), checksumOf(contract));
  const control = "generated/control/openapi.json";
  await write(join(folder, control), JSON.stringify(readDocument(join(ROOT, control))));
  for (const page of PAGES) {
    const { script, style } = await createPageBundle(pathToFileURL(join(ROOT, page)))();
    await write(join(folder, bundledPage(page)), packBundle({ script, style, sources: [] }));
  }
}
