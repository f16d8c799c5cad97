import { GoodsMatchStatus } from "#generated/enums.ts";
import type { Steps } from "../flows/steps.ts";
import { type Judge, compare } from "./compare.ts";

/** Letters that no name of goods has. */
const NONSENSE = "qzxwvjk";
const MOST = 3;
const HIGH = 999_999;

const list = (steps: Steps, query: Readonly<Record<string, string | number>> = {}) =>
  steps.succeed("listGoods", { query });

const idsOf = (goods: readonly { readonly id: number }[]) => goods.map(({ id }) => id);

/** The list as a visitor sees it; ends the flow where visitors may see prices. */
async function asVisitor(steps: Steps, query: Readonly<Record<string, string | number>> = {}) {
  const found = await steps.succeed("listGoods", { query, actor: "visitor" });
  const isHidden = found.data.list.every(({ price }) => price === null);
  steps.need(isHidden ? true : undefined, { zh: "访客可以看价格", en: "visitors may see prices" });
  return found;
}

/** A search finds this product on its first page of a hundred, or finds more than that. */
async function expectFound(steps: Steps, judge: Judge, id: number, keywords: string): Promise<void> {
  const { data, exchange } = await list(steps, { keywords, page_size: 100 });
  const isFound = data.total > data.list.length || data.list.some((goods) => goods.id === id);
  judge(exchange, "data.list", isFound, { keywords, wanted: id, total: data.total });
}

/** A character that no name of goods has. */
const RARE = "龘";
/** From an ASCII character to its full-width form. */
const WIDE = 0xfee0;
const NO_GOODS = { zh: "没有商品", en: "no goods" };

/** Sentences about the list of goods and the search. */
export const GOODS = [
  compare(
    "brands-beside-a-brand",
    "The brands of all goods that the other filters find, whichever brand is chosen, those with the most goods first.",
    ["listGoods"],
    async (steps, judge) => {
      const { brands: all = [] } = (await list(steps)).data;
      const { value } = steps.need(all[1], { zh: "不足两个品牌", en: "fewer than two brands" });
      const { data, exchange } = await list(steps, { brand_id: value });
      const brands = data.brands ?? [];
      judge(exchange, "data.brands", String(brands.map(keyOf)) === String(all.map(keyOf)), brands);
    },
  ),
  compare(
    "makers-beside-a-maker",
    "The makers of all goods that the other filters find, whichever maker is chosen, those with the most goods first.",
    ["listGoods"],
    async (steps, judge) => {
      const { makers: all = [] } = (await list(steps)).data;
      const { value } = steps.need(all[1], { zh: "不足两个厂家", en: "fewer than two makers" });
      const { data, exchange } = await list(steps, { sccj: value });
      const makers = data.makers ?? [];
      judge(exchange, "data.makers", String(makers.map(keyOf)) === String(all.map(keyOf)), makers);
    },
  ),
  compare(
    "order-without-sort",
    "Without `sort`, and with `default`, it changes nothing.",
    ["listGoods"],
    async (steps, judge) => {
      const { data: plain } = await list(steps);
      for (const query of [{ order: "asc" }, { order: "desc" }, { order: "asc", sort: "default" }]) {
        const { data, exchange } = await list(steps, query);
        const ids = idsOf(data.list);
        judge(exchange, "data.list", String(ids) === String(idsOf(plain.list)), ids);
      }
    },
  ),
  compare("prices-in-reverse", "Above `price_max` it is refused with 422.", ["listGoods"], async (steps) => {
    const { data } = await list(steps);
    const isShown = data.list.some(({ price }) => price !== null);
    steps.need(isShown ? true : undefined, { zh: "看不到价格", en: "prices are hidden" });
    const query = { price_min: 20, price_max: 10 };
    const refusal = { status: 422, rule: "invalid-accepted", field: "price_min" } as const;
    await steps.refused("listGoods", "query price_min", refusal, { query });
  }),
  compare(
    "hidden-prices-filter",
    "Ignored when prices are hidden from the viewer.",
    ["listGoods"],
    async (steps, judge) => {
      const { data: all } = await asVisitor(steps);
      for (const query of [{ price_min: HIGH }, { price_max: 0.01 }]) {
        const { data, exchange } = await asVisitor(steps, query);
        judge(exchange, "data.total", data.total === all.total, { total: data.total, all: all.total });
      }
    },
  ),
  compare(
    "hidden-prices-order",
    "The orders by price and unit price are the default order when prices are hidden from the viewer.",
    ["listGoods"],
    async (steps, judge) => {
      const { data: all } = await asVisitor(steps);
      for (const sort of ["price", "unit_price"]) {
        const { data, exchange } = await asVisitor(steps, { sort });
        const ids = idsOf(data.list);
        judge(exchange, `sort=${sort}`, String(ids) === String(idsOf(all.list)), ids);
      }
    },
  ),
  compare(
    "fewer-words",
    "Searching for it with the same filters finds the goods.",
    ["listGoods"],
    async (steps, judge) => {
      const { name = "" } = (await list(steps)).data.list[0] ?? {};
      const { data, exchange } = await list(steps, { keywords: `${name} ${NONSENSE}` });
      for (const { keywords, number } of (data.fewer_words ?? []).slice(0, MOST)) {
        const { total } = (await list(steps, { keywords })).data;
        judge(exchange, "data.fewer_words[]", total > 0 && total === number, { keywords, number, total });
      }
    },
  ),
  compare(
    "suggestions",
    "Searching for it finds the goods.",
    ["searchGoods", "listGoods"],
    async (steps, judge) => {
      const { name = "" } = (await list(steps)).data.list[0] ?? {};
      const keywords = name.slice(0, 2);
      const { data, exchange } = await steps.succeed("searchGoods", { query: { keywords } });
      for (const suggestion of data.slice(0, MOST)) {
        const { total } = (await list(steps, { keywords: suggestion.name })).data;
        judge(exchange, "data[].name", total > 0, { name: suggestion.name, total });
      }
    },
  ),
  compare(
    "numbers-of-suggestions",
    "How many goods the word finds.",
    ["searchGoods", "listGoods"],
    async (steps, judge) => {
      const { name = "" } = (await list(steps)).data.list[0] ?? {};
      const keywords = name.slice(0, 1);
      const { data, exchange } = await steps.succeed("searchGoods", { query: { keywords } });
      for (const { name: word, number } of data.filter(({ goods }) => goods === null).slice(0, MOST)) {
        const { total } = (await list(steps, { keywords: word })).data;
        judge(exchange, "data[].number", total === number, { name: word, number, total });
      }
    },
  ),
  compare("trimmed-keywords", "Trimmed.", ["listGoods"], async (steps, judge) => {
    const { name = "" } = (await list(steps)).data.list[0] ?? {};
    const { total } = (await list(steps, { keywords: name })).data;
    const { data, exchange } = await list(steps, { keywords: `  ${name} ` });
    judge(exchange, "data.total", data.total === total, { trimmed: total, total: data.total });
  }),
  compare(
    "words-run-together",
    "Nothing need separate a name from a specification or maker.",
    ["listGoods"],
    async (steps, judge) => {
      const goods = steps.need((await list(steps)).data.list[0], NO_GOODS);
      await expectFound(steps, judge, goods.id, `${goods.name}${goods.ypgg}`);
    },
  ),
  compare(
    "width-and-case",
    "Width, case, traditional characters and units (克, `24s`) do not matter.",
    ["listGoods"],
    async (steps, judge) => {
      const goods = steps.need((await list(steps)).data.list[0], NO_GOODS);
      const wide = goods.ypgg.replaceAll(/[!-~]/g, (one) =>
        String.fromCodePoint((one.codePointAt(0) ?? 0) + WIDE),
      );
      for (const written of [goods.ypgg.toUpperCase(), wide])
        await expectFound(steps, judge, goods.id, `${goods.name} ${written}`);
    },
  ),
  compare(
    "aliases",
    "Everyday and brand names of the generic, which searches find as they find its name.",
    ["listGoods"],
    async (steps, judge) => {
      const { data } = await list(steps, { page_size: 50 });
      for (const { id, aliases = [] } of data.list.filter((goods) => goods.aliases?.length).slice(0, MOST))
        for (const alias of aliases.slice(0, 1)) await expectFound(steps, judge, id, alias);
    },
  ),
  compare(
    "near-words",
    "1 when nothing has the keywords as written, and the list is of what differs from them by one letter of the pinyin or initials or one character, or has a name in pieces.",
    ["listGoods"],
    async (steps, judge) => {
      const { name } = steps.need((await list(steps)).data.list[0], NO_GOODS);
      const [first = "", , ...rest] = name;
      const { data, exchange } = await list(steps, { keywords: `${first}${RARE}${rest.join("")}` });
      const { total, is_near: isNear = 1 } = data;
      judge(exchange, "data.is_near", total === 0 || isNear === 1, { total, is_near: isNear });
    },
  ),
  compare(
    "similar-names",
    "A name that is only similar, by one letter of the pinyin or initials or one character, and a brand name are never more than candidates.",
    ["listGoods", "matchGoods"],
    async (steps, judge) => {
      const { name, ypgg } = steps.need((await list(steps)).data.list[0], NO_GOODS);
      const [first = "", , ...rest] = name;
      const text = `${first}${RARE}${rest.join("")} ${ypgg}`;
      const { data, exchange } = await steps.succeed("matchGoods", {
        body: { lines: [{ text, number: 1 }] },
      });
      judge(exchange, "data[].status", data[0]?.status !== GoodsMatchStatus.Matched, {
        text,
        status: data[0]?.status,
      });
    },
  ),
  compare(
    "units-of-specifications",
    "Units of a specification may be written in any of their ways (克 for g, `24s` for 24粒).",
    ["listGoods", "matchGoods"],
    async (steps, judge) => {
      const { data: page } = await list(steps, { page_size: 50 });
      const counted = page.list.find(({ ypgg }) => /\d[粒片]/.test(ypgg));
      const { id, name, ypgg } = steps.need(counted, {
        zh: "没有按粒或片的规格",
        en: "no specification in 粒 or 片",
      });
      const text = `${name} ${ypgg.replaceAll(/(\d)[粒片]/g, "$1s")}`;
      const { data, exchange } = await steps.succeed("matchGoods", {
        body: { lines: [{ text, number: 1 }] },
      });
      const found = idsOf(data[0]?.candidates ?? []);
      judge(exchange, "data[].candidates", found.includes(id), { text, wanted: id, found });
    },
  ),
  compare(
    "unknown-parameter",
    "A query parameter that the operation does not have is ignored.",
    ["listGoods"],
    async (steps, judge) => {
      const { data: plain } = await list(steps);
      const { data, exchange } = await list(steps, { conformance: 1 });
      const ids = idsOf(data.list);
      judge(exchange, "data.list", String(ids) === String(idsOf(plain.list)), ids);
    },
  ),
  compare(
    "goods-without-group-buy",
    "The group-buy of one product, for /list/info-pt; 404 for goods without one.",
    ["listGroupBuys", "getGroupBuy", "listGoods"],
    async (steps, judge) => {
      const { data: offers } = await steps.succeed("listGroupBuys", { query: { page_size: 50 } });
      const [offer] = offers.list;
      if (offer) {
        const { data, exchange } = await steps.succeed("getGroupBuy", { path: { goods_id: offer.goods.id } });
        judge(exchange, "data.goods.id", data.goods.id === offer.goods.id, data.goods.id);
      }
      const taken = new Set(offers.list.map(({ goods }) => goods.id));
      const other = (await list(steps)).data.list.find(({ id }) => !taken.has(id));
      const isWhole = offers.total <= offers.list.length;
      const { id } = steps.need(isWhole ? other : undefined, { zh: "没有其他商品", en: "no other goods" });
      await steps.refused("getGroupBuy", "", { status: 404, rule: "law" }, { path: { goods_id: id } });
    },
  ),
  compare(
    "all-combinations",
    "Every combination that can be bought, for /zhzq and /zhmz.",
    ["listCombinations", "listCombinationGroups"],
    async (steps, judge) => {
      const { data: groups } = await steps.succeed("listCombinationGroups");
      const { data, exchange } = await steps.succeed("listCombinations");
      const ids = new Set(idsOf(data));
      const lacking = groups.flatMap(({ combinations }) => idsOf(combinations)).filter((id) => !ids.has(id));
      judge(exchange, "data", lacking.length === 0, { lacking });
    },
  ),
  compare(
    "match-changes-nothing",
    "Changes nothing.",
    ["listCartLines", "listGoods", "matchGoods"],
    async (steps, judge) => {
      const read = async () =>
        (await steps.succeed("listCartLines")).data.data.map(({ id, number }) => [id, number]);
      const { id, name, zbz = 1 } = steps.need((await list(steps, { in_stock: 1 })).data.list[0], NO_GOODS);
      const before = await read();
      const lines = [
        { text: name, number: zbz },
        { text: String(id), number: zbz },
      ];
      const { exchange } = await steps.succeed("matchGoods", { body: { lines } });
      const after = await read();
      judge(exchange, "cart", String(after) === String(before), after);
    },
  ),
];

const keyOf = ({ value, number }: { readonly value: string; readonly number: number }) =>
  `${value} ${number}`;
