import { Flag } from "#generated/enums.ts";
import type { CommonData } from "#generated/model/commonData.ts";
import type { MenuItem } from "#generated/model/menuItem.ts";
import type { CategoryRecord } from "#mock/domain/goods/records.ts";
import type { Seed } from "#mock/domain/seed.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { constant } from "#mock/world/constant.ts";

const BRANDS = 24;

/** The number of origins for which menus are cached. */
const ADDRESSES = 8;

/**
 * The data for the layout of every page. Menus depend only on the seed, so they are built and written once per origin.
 */
export function presentCommonData({ seed, clock }: WorldState, origin: string): CommonData {
  return {
    rnss: [...seed.content.hotSearches],
    nav: seed.content.navigation.map(({ id, name, url, isOpen, sign, children }) => ({
      id,
      name,
      url,
      image: sign ? `${origin}/images/channels/${id}.svg` : "",
      is_open: isOpen ? 1 : 0,
      children: [...children],
    })),
    ...menusOf(seed, origin),
    brand: seed.brands
      .slice(0, BRANDS)
      .map(({ id, name }) => ({ id, name, image: `${origin}/images/brands/${id}.svg` })),
    timestamp: Math.floor(clock.now() / 1000),
  };
}

type Menus = Pick<CommonData, "category" | "category_yx" | "category_zy" | "category_qx">;

const built = new WeakMap<Seed, Map<string, Menus>>();

function menusOf(seed: Seed, origin: string): Menus {
  const known = built.get(seed) ?? new Map<string, Menus>();
  built.set(seed, known);
  const menus = known.get(origin) ?? buildMenus(seed, origin);
  // The origin comes from the client: invented ones must not fill the memory.
  if (known.size >= ADDRESSES) known.clear();
  known.set(origin, menus);
  return menus;
}

function buildMenus({ categories, listedGoods }: Seed, origin: string): Menus {
  const withFreeShipping = new Set(
    listedGoods
      .filter(({ is_free_shipping }) => is_free_shipping === Flag.Yes)
      .map(({ category_id }) => category_id),
  );
  const menu = (name: CategoryRecord["menu"], keeps: (leaf: CategoryRecord) => boolean = () => true) =>
    constant(
      branches(
        categories.filter((category) => category.menu === name),
        0,
        keeps,
        origin,
      ),
    );
  return {
    category: menu("general"),
    category_yx: menu("general", ({ id }) => withFreeShipping.has(id)),
    category_zy: menu("herbal"),
    category_qx: menu("device"),
  };
}

/** The items below a category, without empty branches. */
function branches(
  categories: readonly CategoryRecord[],
  parent: number,
  keeps: (leaf: CategoryRecord) => boolean,
  origin: string,
): MenuItem[] {
  return categories
    .filter(({ parentId }) => parentId === parent)
    .flatMap((category) => {
      const { id, name, level } = category;
      const children = branches(categories, id, keeps, origin);
      if (level === 3 ? !keeps(category) : children.length === 0) return [];
      const logo = level === 1 ? `${origin}/images/nav/${id}.svg` : "";
      const logo1 = level === 1 ? `${origin}/images/nav/${id}-on.svg` : "";
      return [{ id, name, logo, logo1, children, childrenShow: 0 as const }];
    });
}
