/** The contract data that the page needs. */
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
  /** The address of the shop. */
  readonly shop: string;
};
