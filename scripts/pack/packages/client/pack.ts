import { readdirSync } from "node:fs";
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { operations } from "#generated/operations.ts";
import { ROOT } from "../../../support/run-command.ts";
import { bundleModules } from "../../build/bundle-modules.ts";
import { writeContents } from "../../build/contents.ts";
import type { Declarations } from "../../build/declarations.ts";
import { plainCalls } from "../../build/plain-calls.ts";
import { replaced } from "../../build/replaced.ts";
import { beginPackage } from "../../build/write-package.ts";

const ENTRIES = "scripts/pack/packages/client/entries";
const tagsOf = (kind: "hooks" | "zod", ending: string) =>
  readdirSync(join(ROOT, "generated", kind), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [`${kind}/${name}`, `generated/${kind}/${name}/${name}${ending}`] as const);

const HOOKS = tagsOf("hooks", ".ts");
const FETCH = `${ENTRIES}/fetch.ts`;

/** The source of each module that can be imported. */
const MODULES: Readonly<Record<string, string>> = {
  http: `${ENTRIES}/http.ts`,
  form: `${ENTRIES}/form.ts`,
  fake: "mock-server/test-kit/fake.ts",
  model: "generated/model/index.ts",
  operations: "generated/operations.ts",
  "query-keys": "generated/query-keys.ts",
  zod: "generated/zod/components.schemas.zod.ts",
  ...Object.fromEntries([...HOOKS, ...tagsOf("zod", ".zod.ts")]),
};
export const TYPED = Object.values(MODULES);

/** The functions of each tag alone, from the hooks that they are generated with. */
const CALLS = HOOKS.map(([name, source]) => {
  const calls = name.replace("hooks/", "calls/");
  return { calls, source, types: source.replace(/\.ts$/, ".calls.d.ts") };
});
const idsOf = new Set(Object.keys(operations));

/** Peers, the project's own versions being the newest that they are known to work with. */
const PEERS = {
  "@faker-js/faker": ">=10",
  "@tanstack/react-query": "^5.100.0",
  react: ">=18",
  zod: "^4.1.0",
};

/**
 * The shop caches some responses in the browser for when it is offline, and drops them when the buyer logs out. Nobody
 * would drop them here.
 */
const KEEPS_NOTHING = `
export const isCached = () => false;
export const cacheResponse = () => {};
`;
const CACHED_NOTHING = "export const respondOffline = async () => undefined;";

/** The shop reads its settings from a file of its server. */
const LOCAL_SETTINGS = `
export const settings = {
  main: "http://localhost:4010", activity: "http://localhost:4011", chat: "http://localhost:4012", analytics: "", checkResponses: false,
};
`;

/** Uploads with a listener go by XMLHttpRequest, unless another `fetch` is chosen, which reports their end alone. */
const WATCHED = `
import { sendWatched as sendByXhr } from "src/shared/api/send-watched.ts?original";
import { isFetchChosen, send, withHeaders } from ${JSON.stringify(join(ROOT, FETCH))};
export async function sendWatched(address, init, onProgress) {
  if (!isFetchChosen()) return sendByXhr(address, await withHeaders(init), onProgress);
  const response = await send(address, init);
  onProgress(100);
  return response;
}
`;

/** Writes the package of the client: one module for each tag of the contract, and those that all of them use. */
export async function packClient(folder: string, declarations: Declarations): Promise<void> {
  await beginPackage(folder, "client", {
    description:
      "Plain functions, React Query hooks, zod schemas, types and the HTTP client of the wholesale pharmacy shop's contract.",
    sideEffects: false,
    exports: {
      ...Object.fromEntries(
        Object.entries(MODULES).map(([name, source]) => [
          `./${name}`,
          { types: `./types/${source.replace(/\.ts$/, ".d.ts")}`, default: `./dist/${name}.js` },
        ]),
      ),
      ...Object.fromEntries(
        CALLS.map(({ calls, types }) => [
          `./${calls}`,
          { types: `./types/${types}`, default: `./dist/${calls}.js` },
        ]),
      ),
      "./package.json": "./package.json",
    },
    peerDependencies: PEERS,
    // Hooks need React and TanStack Query, schemas zod and `fake` Faker; plain functions need none of them.
    peerDependenciesMeta: Object.fromEntries(Object.keys(PEERS).map((name) => [name, { optional: true }])),
  });
  const { modules } = await bundleModules({
    entries: {
      ...MODULES,
      ...Object.fromEntries(CALLS.map(({ calls, source }) => [calls, `${source}?calls`])),
    },
    inject: { fetch: [FETCH, "send"], "Promise.withResolvers": [FETCH, "withResolvers"] },
    out: join(folder, "dist"),
    target: "es2022",
    platform: "browser",
    external: Object.keys(PEERS).map((name) => new RegExp(`^${name}(/|$)`)),
    plugins: [
      {
        name: "plain-calls",
        resolveId: (id) => (id.endsWith("?calls") ? id : undefined),
        load: async (id) => {
          if (!id.endsWith("?calls")) return undefined;
          const file = id.replace("?calls", "");
          return { code: plainCalls(file, await readFile(file, "utf8"), idsOf), moduleType: "ts" };
        },
      },
      replaced({
        "src/shared/api/cached-responses.ts": KEEPS_NOTHING,
        "src/shared/api/respond-offline.ts": CACHED_NOTHING,
        "src/shared/api/settings.ts": LOCAL_SETTINGS,
        "src/shared/api/send-watched.ts": WATCHED,
      }),
    ],
  });
  const needed = await declarations.copy(TYPED, join(folder, "types"));
  for (const { source, types } of CALLS) {
    const file = join(folder, "types", source.replace(/\.ts$/, ".d.ts"));
    await writeFile(join(folder, "types", types), plainCalls(file, await readFile(file, "utf8"), idsOf));
  }
  const unknown = needed.filter(
    (name) => !Object.keys(PEERS).some((peer) => name === peer || name.startsWith(`${peer}/`)),
  );
  if (unknown.length > 0) throw new Error(`the types need packages that are no peers: ${unknown.join(", ")}`);
  await cp(join(ROOT, "docs/examples/purchase"), join(folder, "example"), { recursive: true });
  await writeContents(folder, modules);
}
