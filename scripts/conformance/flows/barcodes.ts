import type { Flow } from "./steps.ts";

/** The number of products on the first page whose barcode is searched for. */
const MOST = 5;

/** A barcode finds its goods in lists, suggestions and purchase plans. */
export const barcodes: Flow = {
  id: "barcodes",
  name: { zh: "流程：条码", en: "flow: barcodes" },
  operations: ["listGoods", "getGoodsDetail", "searchGoods", "matchGoods"],
  writes: false,
  async walk(steps) {
    const { data: page } = await steps.succeed("listGoods", { query: { in_stock: 1 } });
    const detail = await (async () => {
      for (const { id, price } of page.list.slice(0, MOST)) {
        if (price === null) continue;
        const { data } = await steps.succeed("getGoodsDetail", { path: { id } });
        if (data.barcode !== "") return data;
      }
      return undefined;
    })();
    const { barcode, goods } = steps.need(detail, {
      zh: "前几种商品没有条码，或没有价格",
      en: "the first goods have no barcode, or no price",
    });
    const expected = {
      zh: `条码 ${barcode} 找到商品 ${goods.id}`,
      en: `barcode ${barcode} finds goods ${goods.id}`,
    };
    const listed = await steps.succeed("listGoods", { query: { keywords: barcode } });
    const ids = listed.data.list.map(({ id }) => id);
    steps.law(listed.exchange, ids.includes(goods.id), "keywords", expected, ids, "filter-ignored");
    const suggested = await steps.succeed("searchGoods", { query: { keywords: barcode } });
    const found = suggested.data.map((each) => each.goods?.id);
    steps.law(suggested.exchange, found.includes(goods.id), "keywords", expected, found, "filter-ignored");
    const matched = await steps.succeed("matchGoods", {
      body: { lines: [{ text: barcode, number: goods.zbz }] },
    });
    const candidates = matched.data[0]?.candidates.map(({ id }) => id) ?? [];
    steps.law(matched.exchange, candidates.includes(goods.id), "lines[0][text]", expected, candidates);
  },
};
