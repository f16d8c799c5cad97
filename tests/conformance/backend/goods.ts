import type { Goods } from "#tests/support/whole.ts";
import type { Call, Handlers } from "./call.ts";
import { CATEGORIES, catalogue, productOf, seenBy } from "./catalogue.ts";
import { having, paged } from "./lists.ts";
import { notFound, refuseField } from "./responses.ts";

const MOST_HOT = 20;
const MOST_SUGGESTIONS = 10;

const SORTS: Readonly<Record<string, (goods: Goods) => number | string>> = {
  sales: ({ sales }) => sales,
  price: ({ price }) => price ?? 0,
  new: ({ id }) => id,
  expiry: ({ xq }) => xq,
};

const barcodeOf = (id: number): string => `69${String(id).padStart(11, "0")}`;

function isNamed({ id, name, ypgg, sccj, pzwh }: Goods, words: string, type: number | undefined): boolean {
  if (type === undefined && words === barcodeOf(id)) return true;
  const fields = type === undefined ? [name + ypgg + sccj] : [[name + ypgg], [sccj], [pzwh]][type - 1];
  const plain = (text: string) => text.normalize("NFKC").toLowerCase().replaceAll(" ", "");
  return fields?.some((field) => plain(field).includes(plain(words))) ?? false;
}

function inCategory({ category_id: id }: Goods, categoryId: number): boolean {
  const parent = CATEGORIES.find((each) => each.id === categoryId);
  return id === categoryId || (parent?.children.some((child) => child.id === id) ?? false);
}

function matching({ query, shop, buyer }: Call): Goods[] {
  const { keywords = "", type, select, brand_id, sccj, yx, is_youx, in_stock, bought, rx, zone } = query;
  const words = keywords.trim();
  const { insurance, is_collective, is_ephedrine, is_cold_chain } = query;
  const marks = {
    insurance,
    is_collective: is_collective || undefined,
    is_ephedrine: is_ephedrine || undefined,
    is_cold_chain: is_cold_chain || undefined,
  };
  const equal = {
    ...marks,
    brand_id,
    sccj,
    rx,
    is_youx: is_youx || undefined,
    is_free_shipping: yx || undefined,
  };
  return having(catalogue(shop, buyer), { ...equal, bought: bought || undefined })
    .filter((goods) => words === "" || isNamed(goods, words, type))
    .filter((goods) => select === undefined || inCategory(goods, select))
    .filter(({ number }) => !in_stock || number > 0)
    .filter(() => zone === undefined || zone === "general")
    .filter(() => !query.is_promotion && query.kx_url === undefined)
    .filter(({ price }) => price === null || price >= (query.price_min ?? 0))
    .filter(({ price }) => price === null || price <= (query.price_max ?? Infinity));
}

function sorted(all: readonly Goods[], { sort = "default", order }: Call["query"]): Goods[] {
  const keyOf = SORTS[sort];
  if (!keyOf || (sort === "price" && all.some(({ price }) => price === null))) return [...all];
  const direction = (order ?? (sort === "sales" || sort === "new" ? "desc" : "asc")) === "desc" ? -1 : 1;
  return all.toSorted((a, b) => {
    const [left, right] = [keyOf(a), keyOf(b)];
    return left === right ? a.id - b.id : direction * (left < right ? -1 : 1);
  });
}

function optionsOf(
  all: readonly Goods[],
  valueOf: (goods: Goods) => string,
  nameOf: (value: string) => string,
) {
  const groups = Map.groupBy(all, valueOf);
  return [...groups]
    .map(([value, { length }]) => ({ value, name: nameOf(value), number: length }))
    .toSorted((a, b) => b.number - a.number);
}

/** The list, the search box, and a product's page. */
export const goods: Handlers = {
  listGoods(call) {
    const {
      price_min: least = 0,
      price_max: most = Infinity,
      brand_id: _brand,
      sccj: _maker,
      ...others
    } = call.query;
    if (call.buyer && least > most) throw refuseField("price_min", "最低价不能高于最高价");
    const found = matching(call);
    const ofAll = matching({ ...call, query: { ...others, price_min: least, price_max: most } });
    const branded = ofAll.filter(({ brand_id: id }) => id > 0);
    return {
      ...paged(sorted(found, call.query), call.query),
      brands: optionsOf(
        branded,
        ({ brand_id: id }) => String(id),
        () => "康宁",
      ),
      makers: optionsOf(
        ofAll,
        ({ sccj }) => sccj,
        (name) => name,
      ),
      is_near: 0,
    };
  },
  searchGoods(call) {
    const found = call.query.keywords.trim() === "" ? [] : matching(call);
    return found.slice(0, MOST_SUGGESTIONS).map((each) => ({
      name: each.name,
      number: 1,
      goods: call.buyer ? each : null,
    }));
  },
  listHotGoods: ({ shop, buyer }) =>
    catalogue(shop, buyer)
      .filter(({ is_buy: isBuy, number }) => isBuy === 1 && number > 0)
      .toSorted((a, b) => b.sales - a.sales)
      .slice(0, MOST_HOT),
  getGoodsDetail({ shop, buyer, id }) {
    const found = productOf(id);
    if (!found) throw notFound("没有这个商品");
    const shown = seenBy(shop, buyer, found);
    return {
      goods: shown,
      category: CATEGORIES.flatMap(({ id: parent, name, children }) =>
        children.some((child) => child.id === found.category_id) ? [{ id: parent, name }, ...children] : [],
      ),
      barcode: barcodeOf(id),
      storage: "密封，在干燥处保存",
      batches: [],
      instructions: [{ label: "适应症", text: "见说明书" }],
      promotions: [],
      same_maker: catalogue(shop, buyer).filter((each) => each.sccj === found.sccj && each.id !== id),
      same_ingredient: [],
      spike: null,
    };
  },
};
