type Page<T> = { list: T[]; total: number };

/** Loads the pages of a list one after the other, at most `most` of them: each says how many there are. */
export async function loadPages<T>(load: (page: number) => Promise<Page<T>>, most: number): Promise<Page<T>> {
  const list: T[] = [];
  let total = 0;
  for (let page = 1; page <= most; page += 1) {
    const response = await load(page);
    list.push(...response.list);
    total = response.total;
    if (response.list.length === 0 || list.length >= total) break;
  }
  return { list, total };
}
