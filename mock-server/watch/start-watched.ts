import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import type { ContractDocument } from "#api-spec/kit/document.ts";
import { say } from "#mock/language/say.ts";
import { withHandlerFolder } from "#mock/node/handler-folder.ts";
import { readContractFiles } from "#mock/node/read-contract.ts";
import { type MockServer, serve } from "#mock/node/serve.ts";
import type { StartOptions } from "#mock/node/start.ts";
import { watchFolder } from "#mock/node/watch-folder.ts";
import { bundleContract } from "./bundle-contract.ts";
import { describeFailure } from "./describe-failure.ts";
import { createLoader } from "./loader.ts";
import { findNewerContract } from "./newer-contract.ts";

/**
 * Editors write several files at once, and some twice. The watcher ignores events within 50 ms of a change of the
 * same file, so files are read only after that.
 */
const PAUSE_MS = 60;
const ROOT = join(import.meta.dirname, "../..");
const BUNDLE = join(ROOT, "generated/openapi.json");
/** Loaded once, by Node itself: the modules that hold the sockets, and the loader. */
const FIXED = /^mock-server\/(?:cli|read-options|watch\/.*|node\/(?:serve|listen))\.ts$/;

/**
 * A mock server that reloads code, rules, fixtures and the contract as soon as they are saved: connections, worlds,
 * clocks, faults and logs stay. Errors are printed, and the previous version keeps running. Rejects like serve, and
 * when the code cannot be loaded at all.
 */
export async function startWatched({
  contract: file,
  overlays = [],
  handlerFolder,
  ...options
}: StartOptions): Promise<MockServer> {
  const files = [...(file === undefined ? [] : [file]), ...overlays].map((each) => resolve(each));
  const isContract = (changedFile: string) => files.includes(changedFile) || isShopContract(changedFile);
  /** The contract to serve; undefined for the generated one. */
  const given = async (shop: ContractDocument | undefined) =>
    (await readContractFiles({ contract: file, overlays }, shop)) ?? (shop && { document: shop });
  const loader = await createLoader(ROOT);
  const changed = new Set<string>();
  /** Contract files changed since it was last valid. */
  const sources = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let reloading: Promise<void> = Promise.resolve();
  let contract: ContractDocument | undefined;
  let server: MockServer;
  try {
    contract = await contractAtStart();
    const code = await loader.load();
    server = await serve({ ...options, ...(await given(contract)) }, code);
  } catch (error) {
    await loader.close();
    throw error;
  }

  async function reload(): Promise<void> {
    const files = [...changed];
    changed.clear();
    const start = performance.now();
    const code = files.filter((file) => !isContract(file)).filter((file) => loader.forget(file));
    for (const file of files.filter(isContract)) sources.add(file);
    const concerned = [...sources, ...code].map((file) => relative(ROOT, file));
    if (concerned.length === 0) return;
    try {
      const next = sources.size > 0 ? await readContract(sources, contract) : contract;
      server.replace(await loader.load(), (await given(next))?.document);
      contract = next;
      sources.clear();
      console.log(
        say(
          `↻ Reloaded ${listNames(concerned)} (${Math.round(performance.now() - start)} ms)`,
          `↻ 已重新加载 ${listNames(concerned)}（${Math.round(performance.now() - start)} ms）`,
        ),
      );
    } catch (error) {
      console.error(describeFailure(error, ROOT));
    }
  }

  const reloadSoon = (changedFile: string) => {
    changed.add(changedFile);
    clearTimeout(timer);
    timer = setTimeout(() => {
      reloading = reloading.then(reload);
    }, PAUSE_MS);
  };
  // The loader begins to watch a file outside of the project at some time; edits until then would be lost.
  const stops = [...new Set(files.map((each) => dirname(each)))].map((folder) =>
    watchFolder(folder, (changedFile) => {
      if (files.includes(changedFile) && existsSync(changedFile)) reloadSoon(changedFile);
    }),
  );
  const folders = ["mock-server", "api-spec", "generated"].map((name) => join(ROOT, name));
  loader.watch(folders, (changedFile) => {
    const name = relative(ROOT, changedFile);
    if (FIXED.test(name))
      console.log(
        say(`! Restart the mock to apply the change of ${name}`, `! 请重启 Mock 服务，使 ${name} 的改动生效`),
      );
    // Generated types have no code; while the contract is being generated, it is briefly missing.
    else if (!name.startsWith("generated/") || (changedFile === BUNDLE && existsSync(BUNDLE)))
      reloadSoon(changedFile);
  });
  const watched: MockServer = {
    ...server,
    async close() {
      for (const stop of stops) stop();
      clearTimeout(timer);
      await reloading;
      await loader.close();
      await server.close();
    },
  };
  return withHandlerFolder(watched, handlerFolder);
}

/** A contract edited since it was last generated; undefined for the generated one, also when the edit is broken. */
async function contractAtStart(): Promise<ContractDocument | undefined> {
  try {
    const newer = await findNewerContract(ROOT, BUNDLE);
    if (newer)
      console.log(
        say(
          `! generated/openapi.json is older than ${listNames(newer.files)}: serving the sources; npm run generate renews hooks and types`,
          `! generated/openapi.json 比 ${listNames(newer.files)} 旧：现在使用源文件；npm run generate 会更新 hooks 和类型`,
        ),
      );
    return newer?.document;
  } catch (error) {
    console.error(describeFailure(error, ROOT));
    return undefined;
  }
}

const isShopContract = (file: string) =>
  file === BUNDLE || /^api-spec\/.*\.ya?ml$/.test(relative(ROOT, file));

/** The generated contract, or one bundled from its sources where these are newer; the last one if neither changed. */
async function readContract(
  changed: ReadonlySet<string>,
  last: ContractDocument | undefined,
): Promise<ContractDocument | undefined> {
  if (![...changed].some(isShopContract)) return last;
  if (changed.has(BUNDLE)) return JSON.parse(readFileSync(BUNDLE, "utf8")) as ContractDocument;
  return bundleContract(ROOT);
}

function listNames(names: readonly string[]): string {
  const shown = names.slice(0, 3).join(", ");
  return names.length > 3
    ? say(`${shown} and ${names.length - 3} more`, `${shown} 等 ${names.length} 个文件`)
    : shown;
}
