const BYTE_ORDER_MARK = /^\uFEFF/;

/** Text without the byte order mark that some editors, browsers and servers begin it with. */
export const withoutMark = (text: string): string => text.replace(BYTE_ORDER_MARK, "");

/** True if text begins with a byte order mark. */
export const hasMark = (text: string): boolean => BYTE_ORDER_MARK.test(text);
