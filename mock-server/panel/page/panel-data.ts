/** What the page is given of the contract. */
export type PanelOperation = {
  readonly id: string;
  readonly title: string;
  readonly tag: string;
  readonly method: string;
  readonly path: string;
  readonly host: string;
};

export type PanelData = {
  readonly operations: readonly PanelOperation[];
  readonly tags: readonly { readonly name: string; readonly title: string }[];
  /** Where the shop's pages come from. */
  readonly shop: string;
};
