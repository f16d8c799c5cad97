import { paths } from "#src/shared/paths.ts";

/** Goods and zones are the same for every store; so are the pages of one's own that name no record. */
const STORE_RECORD = /^\/(?!list\/|ppzq\/|kxzq\/|help|news).*\/\d+$|^\/cart\/(?:step|hm)/u;

/**
 * Returns the address after a switch of stores: the same page, or the member page if it shows a record of the
 * previous store.
 */
export const placeAfterSwitch = ({ pathname, search }: Pick<Location, "pathname" | "search">): string =>
  STORE_RECORD.test(pathname) ? paths.member() : pathname + search;
