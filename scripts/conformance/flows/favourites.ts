import type { Goods } from "./cart-shapes.ts";
import type { Flow, Steps } from "./steps.ts";

type Page = { readonly list: readonly { readonly goods: { readonly id: number } }[]; readonly total: number };

/** Star, see it, star again, cancel, see it gone, cancel again. */
export const favourites: Flow = {
  id: "favourites",
  name: { zh: "流程：收藏、取消收藏", en: "flow: star and unstar" },
  operations: ["listGoods", "listFavorites", "addFavorites", "cancelFavorites"],
  writes: true,
  async walk(steps) {
    const { data: goods } = await steps.succeed<{ list: readonly Goods[] }>("listGoods", {
      query: { page_size: 50 },
    });
    const before = await list(steps);
    const free = goods.list.find(({ id }) => !before.list.some((each) => each.goods.id === id));
    const { id } = steps.need(free, { zh: "没有未收藏的商品", en: "no goods that are not starred" });
    const body = { goods_ids: [id] };
    const isIn = (page: Page) => page.list.some((each) => each.goods.id === id);
    const added = await steps.succeed("addFavorites", { body });
    const starred = await list(steps);
    steps.law(
      added.exchange,
      isIn(starred),
      "added",
      { zh: `列出商品 ${id}，最新的在前`, en: `goods ${id} listed, newest first` },
      starred.list.map((each) => each.goods.id).slice(0, 5),
    );
    const again = await steps.succeed("addFavorites", { body });
    const twice = await list(steps);
    steps.law(
      again.exchange,
      twice.total === starred.total,
      "repeated",
      { zh: "重复收藏不多一条", en: "starring again adds none" },
      twice.total,
    );
    const gone = await steps.succeed("cancelFavorites", { body });
    const after = await list(steps);
    steps.law(
      gone.exchange,
      !isIn(after) && after.total === before.total,
      "cancelled",
      { zh: "取消后不再列出", en: "not listed any more" },
      { total: after.total },
    );
    await steps.succeed("cancelFavorites", { body });
  },
};

async function list(steps: Steps): Promise<Page> {
  return (await steps.succeed<Page>("listFavorites")).data;
}
