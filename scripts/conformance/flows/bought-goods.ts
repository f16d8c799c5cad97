import { Flag } from "#generated/enums.ts";
import type { FastBuyItem } from "#generated/model/fastBuyItem.ts";
import type { Flow, Steps } from "./steps.ts";

/** The number of products whose history is read. */
const MOST = 3;
const DAY_MS = 86_400_000;

/** Compares the buyer's purchased goods, sorted by due date, with the goods themselves and their purchase records. */
export const boughtGoods: Flow = {
  id: "bought-goods",
  name: { zh: "流程：常购与购买记录", en: "flow: what was bought, and its rhythm" },
  operations: ["listFastBuy", "listBoughtRecords"],
  writes: false,
  async walk(steps) {
    const { data, exchange } = await steps.succeed("listFastBuy", { query: { order: "due" } });
    const due = data.list.map(({ due_on }) => due_on ?? "9999-12-31");
    const soonest = {
      zh: "order=due 按预计补货日排，没有的在后",
      en: "order=due: the soonest first, those without last",
    };
    steps.law(exchange, String(due) === String(due.toSorted()), "order=due", soonest, due);
    const rhythm = {
      zh: "due_on 是最近购买日加间隔；没有间隔则为 null，月均用量为 0",
      en: "due_on one interval after the last purchase; null without one, as is what is used in a month",
    };
    steps.none(exchange, "due_on", rhythm, {
      wrong: data.list.filter((item) => !hasRhythm(item)).map(brief),
    });
    const goods = {
      zh: "goods 的 bought、last_price、last_bought_at、last_number 与条目一致",
      en: "bought, last_price, last_bought_at and last_number of the goods as the item says",
    };
    steps.none(exchange, "goods", goods, {
      wrong: data.list.filter((item) => !isSaidOfGoods(item)).map(brief),
    });
    for (const item of data.list.slice(0, MOST)) await checkRecords(steps, item);
  },
};

function hasRhythm({ last_bought_at, interval_days, due_on, goods }: FastBuyItem): boolean {
  // The schema reports a pace that is missing.
  const { monthly_number: pace } = goods;
  if (interval_days === 0) return due_on === null && (pace === undefined || pace === 0);
  const due = Date.parse(last_bought_at.slice(0, 10)) + interval_days * DAY_MS;
  return due_on === new Date(due).toISOString().slice(0, 10) && (pace === undefined || pace > 0);
}

/** The price of goods is null for buyers who may not see prices. */
const isSaidOfGoods = ({ goods, last_price, last_bought_at, last_number }: FastBuyItem): boolean =>
  goods.bought === Flag.Yes &&
  (goods.last_price === last_price || goods.price === null) &&
  goods.last_bought_at === last_bought_at &&
  goods.last_number === last_number;

const brief = ({ goods, last_price, last_bought_at, last_number, interval_days, due_on }: FastBuyItem) => {
  const { id, bought, monthly_number } = goods;
  const said = [goods.last_price, goods.last_bought_at, goods.last_number];
  return {
    id,
    bought,
    monthly_number,
    said,
    last: [last_price, last_bought_at, last_number],
    interval_days,
    due_on,
  };
};

async function checkRecords(steps: Steps, item: FastBuyItem): Promise<void> {
  const { data, exchange } = await steps.succeed("listBoughtRecords", { path: { id: item.goods.id } });
  const [latest] = data;
  const times = data.map(({ bought_at }) => bought_at);
  const newest = { zh: "记录从新到旧", en: "newest first" };
  steps.law(exchange, String(times) === String(times.toSorted().toReversed()), "bought_at", newest, times);
  const expected = { zh: "最近一条与常购一致", en: "the latest as listFastBuy says" };
  const isLatest =
    latest?.price === item.last_price &&
    latest.number === item.last_number &&
    latest.bought_at === item.last_bought_at;
  steps.law(exchange, isLatest, "latest", expected, latest);
}
