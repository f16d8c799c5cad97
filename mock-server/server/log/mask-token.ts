/** A token in an address opens what it belongs to, and a log is read by more people than may open it. */
const TOKEN = /([?&]token=)[^&#]*/gu;

/** An address for the log: without the tokens in its query. */
export const maskToken = (url: string): string => url.replace(TOKEN, "$1***");
