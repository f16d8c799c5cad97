import { gunzipSync } from "fflate";
import type { ContractDocument } from "#api-spec/kit/document.ts";
import { PendingFont } from "#mock/pictures/pending-font.ts";
import type * as files from "#mock/project-files.ts";

// Stands in for mock-server/project-files.ts in a bundle for browsers, which inserts the files.

/** Texts by path, the contract and that of the control API: as JSON, which is parsed faster than code. */
declare const PROJECT_TEXTS: string;
declare const PROJECT_CONTRACT: string;
declare const CONTROL_CONTRACT: string;
/** The addresses of the files that are loaded on demand, by path: pages as JSON and fonts, both by gzip. */
declare const FILE_ADDRESSES: Readonly<Record<string, string>>;

const texts = JSON.parse(PROJECT_TEXTS) as Readonly<Record<string, string>>;

export const readText: typeof files.readText = (path) => {
  const text = texts[path];
  if (text === undefined) throw new Error(`the bundle has no ${path}`);
  return text;
};

export const readContract: typeof files.readContract = () => JSON.parse(PROJECT_CONTRACT) as ContractDocument;

export const isContractChecked: typeof files.isContractChecked = () => true;

export const readControlContract: typeof files.readControlContract = () =>
  JSON.parse(CONTROL_CONTRACT) as ContractDocument;

const fonts = new Map<string, Buffer>();

export const readFont: typeof files.readFont = (name) => {
  const font = fonts.get(name);
  if (font) return font;
  throw new PendingFont(loadFont(name));
};

const loadFont = async (name: string): Promise<void> =>
  void fonts.set(name, Buffer.from(await loadFile(`mock-server/pictures/fonts/${name}.ttf.gz`)));

const PAGES = {
  panel: "mock-server/panel/page",
  desk: "mock-server/desk/page",
  reference: "api-spec/reference/viewer",
};

export const bundlePage: typeof files.bundlePage = async (page) =>
  JSON.parse(new TextDecoder().decode(await loadFile(`${PAGES[page]}.json.gz`)));

const addresses = FILE_ADDRESSES;
const GZIP_BEGINS = 0x1f;

async function loadFile(path: string): Promise<Uint8Array> {
  const address = addresses[path] ?? "";
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  // A host may say that the file is compressed: the browser has then decompressed it.
  return bytes[0] === GZIP_BEGINS ? gunzipSync(bytes) : bytes;
}
