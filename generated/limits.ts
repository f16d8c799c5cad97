// Generated from generated/openapi.json. Do not edit: run `npm run generate`.

/** The highest id in a path. */
export const ID_MAX = 2147483647;

/** The highest page number. */
export const PAGE_MAX = 100000;

/** The length of a list of ids in a query. */
export const IDS_LENGTH_MAX = 500;

/** The highest quantity of one order line. */
export const QUANTITY_MAX = 99999;

/** The most lines of a cart. */
export const CART_LINES_MAX = 5000;

/** The largest uploaded file, in MB. */
export const UPLOAD_MB_MAX = 10;
