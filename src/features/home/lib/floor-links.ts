import type { CommonData, MenuItem } from "#generated/model/index.ts";
import { readLink } from "#src/shared/lib/read-link.ts";

type FloorLink = { id: number; name: string; to: string };

/**
 * Links to the subcategories of the category that a floor links to, on the same page. Empty for a floor that links
 * elsewhere.
 */
export function floorLinks(url: string, menus: CommonData | undefined): FloorLink[] {
  const link = readLink(url);
  if (link.kind !== "route" || !menus) return [];
  const [path = "", query = ""] = link.to.split("?");
  const search = new URLSearchParams(query);
  const { category, category_yx, category_zy, category_qx } = menus;
  const parent = find([...category, ...category_yx, ...category_zy, ...category_qx], search.get("select"));
  if (!parent) return [];
  const below =
    parent.children.length > 1 ? parent.children : parent.children.flatMap(({ children }) => children);
  return below.map(({ id, name }) => {
    search.set("select", String(id));
    return { id, name, to: `${path}?${search}` };
  });
}

function find(items: readonly MenuItem[], id: string | null): MenuItem | undefined {
  for (const item of items) {
    const found = String(item.id) === id ? item : find(item.children, id);
    if (found) return found;
  }
  return undefined;
}
