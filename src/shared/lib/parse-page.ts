import { PAGE_MAX } from "#generated/limits.ts";

/** Parses a page number from the address; defaults to the first page. */
export function parsePage(text: string | null | undefined): number {
  const page = /^[1-9]\d{0,5}$/.test(text ?? "") ? Number(text) : 1;
  return page <= PAGE_MAX ? page : 1;
}
