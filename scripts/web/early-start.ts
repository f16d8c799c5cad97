import type { Plugin, Rolldown } from "vite";
import { encodeForm } from "#api-spec/kit/codec/encode-form.ts";
import { type OperationId, operations } from "#generated/operations.ts";
import { begin, type EarlyRequest, type EarlyRoute, type EarlyTable } from "#src/app/early/begin.ts";
import { type FirstNeeds, firstCalls } from "#src/app/early/first-calls.ts";
import { addInlineScript } from "./inline-script.ts";
import { listRouteFiles, type RouteFile } from "./route-files.ts";

/** What the table leaves out of the files' names. */
const ASSETS = "assets/";

/**
 * Writes a script into index.html that begins the first calls of the opened page and fetches its route's files, while
 * the shop's own scripts are on their way.
 */
export function startEarly(): Plugin {
  return {
    name: "start-early",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      async handler(html, { bundle }) {
        if (!bundle) throw new Error("index.html is made without a bundle");
        const table = tableOf(await listRouteFiles(), bundle);
        return addInlineScript(html, `(${begin.toString()})(${JSON.stringify(table)})`);
      },
    },
  };
}

function tableOf(routes: RouteFile[], bundle: Rolldown.OutputBundle): EarlyTable {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const shell = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => filesOf(entry, bundle)));
  const chunkOf = (file: string): Rolldown.OutputChunk => {
    const found = chunks.find(({ moduleIds }) => moduleIds.includes(file));
    if (!found) throw new Error(`${file} is in no chunk`);
    return found;
  };
  const files: string[] = [];
  const indexOf = (file: string): number =>
    files.includes(file) ? files.indexOf(file) : files.push(file) - 1;

  // A pattern without parameters before those that would match its address too.
  const ordered = routes.toSorted((a, b) => a.path.split(":").length - b.path.split(":").length);
  return {
    routes: ordered.map(({ path, name, page, isFramed }): EarlyRoute => {
      const ahead = filesOf(chunkOf(page), bundle).filter((file) => !shell.has(file));
      const indexes = ahead.map((file) => indexOf(file.replace(ASSETS, "")));
      const needs = firstCalls[name];
      const calls = needs ? callsOf(needs) : [];
      return [path, indexes, calls, needs?.picture, isFramed];
    }),
    files,
  };
}

/** The chunk, the chunks it imports, and the styles of all of them. */
function filesOf(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  seen = new Set<string>(),
): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  for (const name of chunk.imports) {
    const next = bundle[name];
    if (next?.type === "chunk") filesOf(next, bundle, seen);
  }
  for (const style of chunk.viteMetadata?.importedCss ?? []) seen.add(style);
  return [...seen];
}

/** A page's first calls: the host, which is a setting, and what follows as the http client writes it. */
function callsOf({ calls }: FirstNeeds): EarlyRequest[] {
  return Object.entries(calls).map(([id, params]) => {
    const { method, path, host } = operations[id as OperationId];
    if (method !== "GET") throw new Error(`${id} is no GET: it is made when somebody asks for it`);
    const query = encodeForm(params);
    return [host, `${path}${query && `?${query}`}`];
  });
}
