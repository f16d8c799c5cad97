const MAX_PAGE = 100_000;

/** Parses a page number from the address; defaults to the first page. */
export function parsePage(text: string | null | undefined): number {
  const page = /^[1-9]\d{0,5}$/.test(text ?? "") ? Number(text) : 1;
  return page <= MAX_PAGE ? page : 1;
}
