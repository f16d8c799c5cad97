import { createPageBundle } from "#api-spec/page-kit/page-bundle.ts";

const bundleDesk = createPageBundle(new URL("page", import.meta.url));

/** The script or the style of the chat's page; undefined for any other name. Rejects if bundling fails. */
export async function deskFile(name: string): Promise<{ type: string; body: string } | undefined> {
  if (name === "desk.js")
    return { type: "text/javascript; charset=utf-8", body: (await bundleDesk()).script };
  if (name === "desk.css") return { type: "text/css; charset=utf-8", body: (await bundleDesk()).style };
  return undefined;
}
