const MAX_PAGE = 100_000;

/** Reads the number of a page from the address; the first one for whatever makes no sense. */
export function parsePage(text: string | null | undefined): number {
  const page = /^[1-9]\d{0,5}$/.test(text ?? "") ? Number(text) : 1;
  return page <= MAX_PAGE ? page : 1;
}
