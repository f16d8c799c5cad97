import { IDS_LENGTH_MAX } from "#generated/limits.ts";

/** Parses comma-separated ids from the address into the form the contract takes; undefined if invalid. */
export function parseIds(text: string | undefined): string | undefined {
  return text !== undefined && text.length <= IDS_LENGTH_MAX && /^\d+(,\d+)*$/.test(text) ? text : undefined;
}
