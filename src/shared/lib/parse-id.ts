const MAX_ID = 2_147_483_647;

/** Reads an id from the address; undefined for whatever the contract could not mean. */
export function parseId(text: string | null | undefined): number | undefined {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= MAX_ID ? id : undefined;
}
