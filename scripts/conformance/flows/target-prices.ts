import { priceOf } from "../../api-client/cart-line.ts";
import { rises } from "../laws/law.ts";
import type { Flow } from "./steps.ts";

const PAGE_SIZE = 50;
/** In 元; the targets are below it, so that no message is sent. */
const LEAST = 1;
const YEAR_MS = 365 * 86_400_000;

/** Sets a target price below the price of goods, finds, replaces and removes it; one that is not lower is refused. */
export const targetPrices: Flow = {
  id: "target-prices",
  name: { zh: "流程：目标价", en: "flow: target prices" },
  operations: [
    "listGoods",
    "getGoodsDetail",
    "getGoodsPrices",
    "listTargetPrices",
    "setTargetPrice",
    "deleteTargetPrice",
  ],
  writes: true,
  async walk(steps) {
    const list = async () => (await steps.succeed("listTargetPrices")).data;
    const before = await list();
    const known = new Set(before.list.map(({ goods_id: id }) => id));
    const { data: found } = await steps.succeed("listGoods", { query: { page_size: PAGE_SIZE } });
    const id = steps.need(
      found.list.find((goods) => !known.has(goods.id) && (priceOf(goods) ?? 0) > LEAST)?.id,
      { zh: "第一页没有可设目标价的商品", en: "no goods on the first page that a target can be set for" },
    );
    const path = { id };
    const { data: course, exchange } = await steps.succeed("getGoodsPrices", { path });
    const { data: detail } = await steps.succeed("getGoodsDetail", { path });
    const amounts = course.prices.map(({ price }) => price);
    const shown = { zh: "与商品详情的价格相同", en: "the price of the goods' detail" };
    steps.equal(exchange, "data.now", course.now, detail.goods.price, shown);
    const least = { zh: "等于各日单价中的最低价", en: "the least of the prices" };
    steps.equal(exchange, "data.lowest", course.lowest, Math.min(...amounts), least);
    const most = { zh: "等于各日单价中的最高价", en: "the greatest of the prices" };
    steps.equal(exchange, "data.highest", course.highest, Math.max(...amounts), most);
    const days = course.prices.map(({ day }) => day);
    const order = { zh: "按日期从早到晚，最后是现价", en: "oldest first, the present price last" };
    steps.law(exchange, rises(days) && amounts.at(-1) === course.now, "data.prices", order, course.prices);

    const year = Date.parse(days.at(-1) ?? "") - Date.parse(days[0] ?? "");
    const whole = { zh: "从一年前的这一天开始，尚无目标价", en: "from a year before on, without a target" };
    steps.law(exchange, year >= YEAR_MS && course.target === null, "data.prices", whole, {
      days,
      target: course.target,
    });

    const refusal = { status: 422, rule: "check-ignored", field: "price" } as const;
    await steps.refused("setTargetPrice", "price of today", refusal, { path, body: { price: course.now } });
    steps.undoBy("deleteTargetPrice", { path });
    const target = 0.02;
    const set = await steps.succeed("setTargetPrice", { path, body: { price: 0.01 } });
    const again = await steps.succeed("setTargetPrice", { path, body: { price: target } });
    const listed = await list();
    const first = { zh: `列表以商品 ${id} 的目标价开头`, en: `the target of goods ${id} first in the list` };
    steps.law(
      again.exchange,
      listed.list[0]?.goods_id === id &&
        listed.list[0].target === target &&
        listed.total === before.total + 1 &&
        set.data.reached_at === null,
      "listed",
      first,
      { first: listed.list[0], total: listed.total },
    );
    const { data: withTarget, exchange: read } = await steps.succeed("getGoodsPrices", { path });
    steps.equal(read, "data.target", withTarget.target, target, {
      zh: "所设的目标价",
      en: "the target that was set",
    });
    const gone = await steps.succeed("deleteTargetPrice", { path });
    const { cancelled: wasThere } = gone.data;
    const after = await list();
    steps.law(
      gone.exchange,
      wasThere === 1 && !after.list.some(({ goods_id: goodsId }) => goodsId === id),
      "removed",
      { zh: "取消后不再列出", en: "not listed any more" },
      { total: after.total },
    );
  },
};
