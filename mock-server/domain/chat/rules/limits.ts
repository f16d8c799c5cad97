/** The longest message, in characters. */
export const MOST_TEXT = 500;

/** The largest picture, in bytes. */
export const MOST_PICTURE_BYTES = 5 * 1024 * 1024;
