const MAX_LENGTH = 500;

/** Reads several ids joined by commas from the address, as the contract takes them; undefined for anything else. */
export function parseIds(text: string | undefined): string | undefined {
  return text !== undefined && text.length <= MAX_LENGTH && /^\d+(,\d+)*$/.test(text) ? text : undefined;
}
