/** A picture with a link. `url` as in the contract's Ad: a path, a URL, `*text`, `#text` or empty. */
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

/** The places of ads; ads of zones and activities are referenced by their pages. */
export type AdPlace = (typeof AD_PLACES)[number];

/** A block of recommended goods: the best sellers of a category. `url` links to all of them. */
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
  /** The icon before the name, as an SVG path on a 24 × 24 grid. */
  sign?: string;
  children: ReadonlyArray<{ id: number; name: string }>;
};
