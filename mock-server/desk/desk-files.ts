import { bundlePage } from "#mock/project-files.ts";

/** The script or the style of the chat's page; undefined for any other name. Rejects if bundling fails. */
export async function deskFile(name: string): Promise<{ type: string; body: string } | undefined> {
  if (name === "desk.js")
    return { type: "text/javascript; charset=utf-8", body: (await bundlePage("desk")).script };
  if (name === "desk.css") return { type: "text/css; charset=utf-8", body: (await bundlePage("desk")).style };
  return undefined;
}
