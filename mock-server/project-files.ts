import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { isBundleChecked } from "#api-spec/kit/bundle-text.ts";
import type { ContractDocument } from "#api-spec/kit/document.ts";
import { readDocument } from "#api-spec/kit/read-document.ts";
import { type Bundle, createPageBundle } from "#api-spec/page-kit/page-bundle.ts";

// The only module of the backend that reads files. Packages, which also run in a browser, have the files in modules.

const PROJECT = new URL("../", import.meta.url);
const at = (path: string): URL => new URL(path, PROJECT);

/** The text of a file of the project, such as `mock-server/seed/goods/categories.csv`. */
export const readText = (path: string): string => readFileSync(at(path), "utf8");

/** A font of mock-server/pictures/fonts, by its name, as TrueType. */
export const readFont = (name: string): Buffer =>
  gunzipSync(readFileSync(at(`mock-server/pictures/fonts/${name}.ttf.gz`)));

/** The bundled contract. */
export const readContract = (): ContractDocument => readDocument();

/** True if every schema of the bundled contract is known to compile. */
export const isContractChecked = (): boolean => isBundleChecked();

/** The contract of the control API. */
export const readControlContract = (): ContractDocument =>
  JSON.parse(readText("generated/control/openapi.json")) as ContractDocument;

const PAGES = {
  panel: createPageBundle(at("mock-server/panel/page")),
  desk: createPageBundle(at("mock-server/desk/page")),
  reference: createPageBundle(at("api-spec/reference/viewer")),
};

/** Script and style of a page. Rejects if bundling fails. */
export const bundlePage = (page: keyof typeof PAGES): Promise<Omit<Bundle, "sources">> => PAGES[page]();
