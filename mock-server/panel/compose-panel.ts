import type { Contract } from "#mock/contract/load-contract.ts";
import { createPageBundle, type Bundle } from "#api-spec/page-kit/page-bundle.ts";
import { writePage } from "#api-spec/page-kit/write-page.ts";
import type { Language } from "./page/language.ts";
import type { PanelData } from "./page/panel-data.ts";

const bundlePanel = createPageBundle(new URL("page", import.meta.url));

/** The parts of the contract that the server itself does not need. */
type Titles = {
  readonly tags?: readonly { readonly name: string; readonly "x-displayName"?: string }[];
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly operationId?: string; readonly summary?: string }>>>
  >;
};

type Cached = {
  readonly bundle: Bundle;
  readonly shop: string;
  readonly language: Language;
  readonly html: string;
};
const pages = new WeakMap<Contract, Cached>();

/**
 * The control panel as one HTML page, with the titles of the contract's operations. `shop` is the address of the shop,
 * `language` the one that the page starts in. The page is bundled on the first call and again when a source has
 * changed. Rejects if bundling fails.
 */
export async function composePanel(contract: Contract, shop: string, language: Language): Promise<string> {
  const bundle = await bundlePanel();
  const before = pages.get(contract);
  if (before?.bundle === bundle && before.shop === shop && before.language === language) return before.html;
  const { script, style } = bundle;
  const data = describeContract(contract, shop);
  const html = writePage({
    title: "Mock server",
    lang: language === "zh" ? "zh-CN" : "en",
    data,
    script,
    style,
    connects: true,
  });
  pages.set(contract, { bundle, shop, language, html });
  return html;
}

function describeContract({ document, operations }: Contract, shop: string): PanelData {
  const { tags = [], paths } = document as unknown as Titles;
  const titles = new Map<string | undefined, string | undefined>();
  for (const item of Object.values(paths))
    for (const { operationId, summary } of Object.values(item)) titles.set(operationId, summary);
  return {
    operations: [...operations.values()].map(({ id, tag, method, basePath, path, host }) => ({
      id,
      title: titles.get(id) ?? id,
      tag,
      method,
      path: `${basePath}${path}`.replace("//", "/"),
      host,
    })),
    tags: tags.map(({ name, "x-displayName": title = name }) => ({ name, title })),
    shop,
  };
}
