import type { Plugin, Rolldown } from "vite";
import { encodeForm } from "#api-spec/kit/codec/encode-form.ts";
import { firstCalls } from "#generated/first-calls.ts";
import { type OperationId, operations } from "#generated/operations.ts";
import { begin, type EarlyRequest, type EarlyRoute, type EarlyTable } from "#src/app/early/begin.ts";
import { firstPictures } from "#src/app/early/first-pictures.ts";
import { addInlineScript } from "./inline-script.ts";
import { listRouteFiles, type RouteFile } from "./route-files.ts";

/** The prefix of all file names, which the table omits. */
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
      const [pictured, at] = firstPictures[name] ?? [];
      return [path, indexes, earlyRequests(name, pictured), at, isFramed];
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

/**
 * The first calls of a route's page: the host, which is a setting, and what follows as the http client writes it. The
 * one that names the largest picture comes first.
 */
export function earlyRequests(name: string, pictured?: OperationId): EarlyRequest[] {
  const calls: Readonly<Record<string, object>> = firstCalls[name as keyof typeof firstCalls] ?? {};
  const ids = Object.keys(calls) as OperationId[];
  if (pictured && !ids.includes(pictured)) throw new Error(`${name} does not ask for ${pictured} at first`);
  const ordered = ids.toSorted((a, b) => Number(b === pictured) - Number(a === pictured));
  return ordered.map((id) => {
    const query = encodeForm({ ...calls[id] });
    return [operations[id].host, `${operations[id].path}${query && `?${query}`}`];
  });
}
