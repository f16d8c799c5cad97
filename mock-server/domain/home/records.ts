/** A picture with a link. `url` as the contract's Ad has it: a path, an address, `*text`, `#text` or empty. */
export type AdRecord = { readonly id: number; readonly title: string; readonly url: string };

export const AD_PLACES = [
  "focus",
  "top",
  "right",
  "newProducts",
  "freeShipping",
  "login",
  "herbal",
  "posters",
  "rightBanner",
  "bottom",
  "brandZone",
  "controlledZone",
  "everydayPrice",
  "welfare",
  "promotion",
  "lottery",
  "elsewhere",
] as const;

/** Where ads stand; those of zones and activities are named by the pages that hold them. */
export type AdPlace = (typeof AD_PLACES)[number];

/** A block of recommended goods: the best sellers of a category. `url` leads to all of them. */
export type FloorRecord = {
  readonly id: number;
  readonly name: string;
  readonly describe: string;
  readonly url: string;
  readonly adIds: readonly number[];
  readonly categoryId: number;
};

/** An entry of the navigation; children of a list entry are categories. */
export type NavigationEntry = {
  id: number;
  name: string;
  url: string;
  /** Opens in a new tab. */
  isOpen?: true;
  /** The picture before the name, as an outline on a field of 24. */
  sign?: string;
  children: ReadonlyArray<{ id: number; name: string }>;
};
