import { writePage } from "#api-spec/page-kit/write-page.ts";
import type { Contract } from "#mock/contract/load-contract.ts";
import { bundlePage } from "#mock/project-files.ts";
import type { Language } from "./page/language.ts";
import type { PanelData } from "./page/panel-data.ts";

/** The parts of the contract that the server itself does not need. */
type Titles = {
  readonly tags?: readonly { readonly name: string; readonly "x-displayName"?: string }[];
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly operationId?: string; readonly summary?: string }>>>
  >;
};

/**
 * The control panel as one HTML page, with the titles of the contract's operations. `shop` is the address of the shop,
 * `language` the one that the page starts in. Rejects as bundlePage.
 */
export const composePanel = async (contract: Contract, shop: string, language: Language): Promise<string> =>
  writePage({
    title: "Mock server",
    lang: language === "zh" ? "zh-CN" : "en",
    data: describeContract(contract, shop),
    connects: true,
    ...(await bundlePage("panel")),
  });

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
