import { ID_MAX } from "#generated/limits.ts";

/** Parses an id from the address; undefined if it is outside the contract's range. */
export function parseId(text: string | null | undefined): number | undefined {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= ID_MAX ? id : undefined;
}
