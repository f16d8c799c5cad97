import { Flag } from "#generated/enums.ts";
import type { ListGoods200Data } from "#generated/model/listGoods200Data.ts";
import type { Flow, Steps } from "./steps.ts";

const PAGE_SIZE = 100;
/** The number of last pages to search for sold-out goods, which many shops list last. */
const MOST_PAGES = 5;

/** Asks for the arrival of goods, twice, finds the notice, and cancels it. */
export const arrivalNotices: Flow = {
  id: "arrival-notices",
  name: { zh: "流程：到货提醒", en: "flow: arrival notices" },
  operations: ["listGoods", "listArrivalNotices", "addArrivalNotice", "cancelArrivalNotice"],
  writes: true,
  async walk(steps) {
    const before = await list(steps);
    const requested = new Set(before.list.map(({ goods_id }) => goods_id));
    const id = await soldOut(steps, requested);
    steps.undoBy("cancelArrivalNotice", { path: { id } });
    const added = await steps.succeed("addArrivalNotice", { path: { id } });
    const listed = await list(steps);
    const first = { zh: `列表以商品 ${id} 的提醒开头`, en: `the notice for goods ${id} first in the list` };
    steps.law(
      added.exchange,
      listed.list[0]?.goods_id === id &&
        listed.list[0].arrived_at === null &&
        listed.total === before.total + 1,
      "added",
      first,
      { first: listed.list[0], total: listed.total },
    );
    const again = await steps.succeed("addArrivalNotice", { path: { id } });
    const twice = await list(steps);
    const same = { zh: "再次登记不变", en: "asking again changes nothing" };
    steps.law(
      again.exchange,
      twice.total === listed.total && again.data.asked_at === added.data.asked_at,
      "repeated",
      same,
      { totals: [listed.total, twice.total], asked_at: [added.data.asked_at, again.data.asked_at] },
    );
    const gone = await steps.succeed("cancelArrivalNotice", { path: { id } });
    await steps.succeed("cancelArrivalNotice", { path: { id } });
    const after = await list(steps);
    steps.law(
      gone.exchange,
      after.total === before.total && !after.list.some(({ goods_id }) => goods_id === id),
      "cancelled",
      { zh: "取消后不再列出", en: "not listed any more" },
      { total: after.total },
    );
  },
};

const list = async (steps: Steps) => (await steps.succeed("listArrivalNotices")).data;

/** Goods on sale without stock, of which no notice is listed: on the first page, or on the last ones. */
async function soldOut(steps: Steps, requested: ReadonlySet<number>): Promise<number> {
  const pageOf = async (page: number) =>
    (await steps.succeed("listGoods", { query: { page, page_size: PAGE_SIZE } })).data;
  const find = ({ list: goods }: ListGoods200Data) =>
    goods.find(({ id, number, is_buy }) => number === 0 && is_buy === Flag.Yes && !requested.has(id))?.id;
  const first = await pageOf(1);
  let found = find(first);
  const pages = Math.ceil(first.total / PAGE_SIZE);
  for (let page = pages; page > 1 && page > pages - MOST_PAGES && found === undefined; page -= 1)
    found = find(await pageOf(page));
  return steps.need(found, {
    zh: `第一页和最后 ${MOST_PAGES} 页没有已售罄的商品`,
    en: `no goods on the first page and the last ${MOST_PAGES} that are sold out`,
  });
}
