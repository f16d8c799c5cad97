const MAX_LENGTH = 500;

/** Parses comma-separated ids from the address into the form the contract takes; undefined if invalid. */
export function parseIds(text: string | undefined): string | undefined {
  return text !== undefined && text.length <= MAX_LENGTH && /^\d+(,\d+)*$/.test(text) ? text : undefined;
}
