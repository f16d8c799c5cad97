/** The page numbers to show: first, last, the current one and its neighbors; "gap" where some are left out. */
export function pageWindow(page: number, pages: number): (number | "gap")[] {
  const near = [page - 2, page - 1, page, page + 1, page + 2].filter((each) => each > 1 && each < pages);
  const offered = pages > 1 ? [1, ...near, pages] : [1];
  return offered.flatMap((each, index) => {
    const skipped = each - (offered[index - 1] ?? 0) - 1;
    // One page takes no more room than the gap would.
    if (skipped === 1) return [each - 1, each];
    return skipped > 1 ? ["gap" as const, each] : [each];
  });
}
