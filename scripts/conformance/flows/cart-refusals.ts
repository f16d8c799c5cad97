import { CartLineType, Flag } from "#generated/enums.ts";
import type { Goods } from "#generated/model/goods.ts";
import { lineFor } from "../../api-client/cart-line.ts";
import type { Words } from "../../api-client/words.ts";
import { addGoods, removeLater } from "./cart-lines.ts";
import { findGoods, mostUnits, packOf } from "./find-goods.ts";
import type { Flow, Steps } from "./steps.ts";

const MOST_NUMBER = 99_999;
const COMBINATION = CartLineType.Combination;
const CANDIDATES = 50;
const OFF_MULTIPLE: Words = { zh: "不是中包装的倍数", en: "off the multiple" };
const TOO_MANY: Words = { zh: "超过库存或限购", en: "above the limit or the stock" };

/** Numbers that fit the schema but not the goods: refused on the field, and nothing changes. */
export const cartRefusals: Flow = {
  id: "cart-refusals",
  name: { zh: "流程：数量的规则", en: "flow: numbers that goods cannot have" },
  operations: [
    "listGoods",
    "listCartLines",
    "addCartLines",
    "editCartLine",
    "selectCartLines",
    "checkoutCart",
    "deleteCartLines",
  ],
  writes: true,
  async walk(steps) {
    const [first, ...others] = (await findGoods(steps, CANDIDATES)).filter(
      (goods) => tooManyOf(goods) <= MOST_NUMBER,
    );
    const scarce = steps.need(first, { zh: "没有库存有限的商品", en: "no goods with a limited stock" });
    const packed = others.find((goods) => packOf(goods) > 1);
    const before = new Set((await numbers(steps)).map(({ id }) => id));
    removeLater(steps, ({ id }) => !before.has(id));
    await refuseEdit(steps, scarce, tooManyOf(scarce), TOO_MANY);
    if (packed) await refuseEdit(steps, packed, packOf(packed) + 1, OFF_MULTIPLE);
    const good = others.find((goods) => goods !== packed);
    if (good) await addBatch(steps, good, scarce);
    if (packed) await addLess(steps, packed);
    await refuseGoods(steps, scarce);
    await refuseUnbuyable(steps);
  },
};

/** The smallest multiple that is above the stock or the limit. */
const tooManyOf = (goods: Goods): number =>
  (Math.floor(mostUnits(goods) / packOf(goods)) + 1) * packOf(goods);

async function refuseEdit(steps: Steps, goods: Goods, number: number, probe: Words): Promise<void> {
  const [id] = await addGoods(steps, goods);
  if (id === undefined) return;
  await unchanged(steps, "editCartLine", "params.number", {
    path: { id },
    body: { params: { number } },
    probe,
  });
}

/** A batch with a number above the stock: the number is kept to the stock, or the whole batch changes nothing. */
async function addBatch(steps: Steps, good: Goods, scarce: Goods): Promise<void> {
  const before = await numbers(steps);
  const params = [lineFor(good, packOf(good)), lineFor(scarce, tooManyOf(scarce))];
  const exchange = await steps.call("addCartLines", { body: { params }, probe: TOO_MANY });
  const after = await numbers(steps);
  if (exchange.response.status === 422)
    return void steps.equal(exchange, "refused", after, before, {
      zh: "购物车不变",
      en: "the cart as it was",
    });
  const most = mostUnits(scarce);
  const above = after.filter(({ goods_id: id, number }) => id === scarce.id && number > most);
  steps.none(exchange, "number", { zh: `至多 ${most}`, en: `at most ${most}` }, { above });
}

/** A number below the multiple grows to it, beside what the cart has. */
async function addLess(steps: Steps, goods: Goods): Promise<void> {
  const before = await numberOf(steps, goods.id);
  const { exchange } = await steps.succeed("addCartLines", { body: { params: [lineFor(goods, 1)] } });
  const grown = { zh: `补足到中包装 ${packOf(goods)}`, en: `raised to the multiple, ${packOf(goods)}` };
  steps.equal(exchange, "number", await numberOf(steps, goods.id), before + packOf(goods), grown);
}

const numberOf = async (steps: Steps, goodsId: number) =>
  (await numbers(steps)).reduce((sum, line) => sum + (line.goods_id === goodsId ? line.number : 0), 0);

/** Goods of another warehouse or type than they have, and goods that cannot be bought, do not come into the cart. */
async function refuseGoods(steps: Steps, goods: Goods): Promise<void> {
  const line = lineFor(goods, packOf(goods));
  const wrong = { ck_id: { ...line, ck_id: goods.ck_id + 1 }, type: { ...line, type: COMBINATION } };
  for (const [field, params] of Object.entries(wrong))
    await unchanged(steps, "addCartLines", `params.0.${field}`, { body: { params: [params] } });
  const { data } = await steps.succeed("listGoods", { query: { page_size: 100 } });
  const closed = data.list.find(({ is_buy: isBuy }) => isBuy === Flag.No);
  if (!closed) return;
  const params = [{ ...lineFor(closed, packOf(closed)), price: closed.price ?? 0 }];
  await unchanged(steps, "addCartLines", "params.0.number", { body: { params } });
}

/** A line that cannot be bought any more is neither selected nor checked out. */
async function refuseUnbuyable(steps: Steps): Promise<void> {
  const { data: cart } = await steps.succeed("listCartLines");
  const line = cart.data.find(
    ({ type, goods }) => type !== COMBINATION && (goods.is_buy === Flag.No || goods.number === 0),
  );
  if (!line) return;
  const ids = [line.id];
  const { data, exchange } = await steps.succeed("selectCartLines", { body: { ids, is_selected: 1 } });
  const named = { zh: `refused_ids 含 ${line.id}`, en: `refused_ids with ${line.id}` };
  steps.equal(exchange, "data.refused_ids", data.refused_ids, ids, named);
  await unchanged(steps, "checkoutCart", "ids", { body: { ids, new: 1 } });
}

/** Makes a call that must be refused on this field; the cart stays as it was. */
async function unchanged(
  steps: Steps,
  operationId: string,
  field: string,
  options: Parameters<Steps["refused"]>[3],
): Promise<void> {
  const before = await numbers(steps);
  const refusal = { status: 422, rule: "invalid-accepted", field } as const;
  const exchange = await steps.refused(operationId, `number ${field}`, refusal, options);
  const expected = { zh: "购物车不变", en: "the cart as it was" };
  if (exchange.response.status === 422)
    steps.equal(exchange, "refused", await numbers(steps), before, expected);
}

const numbers = async (steps: Steps) =>
  (await steps.succeed("listCartLines")).data.data.map(({ id, goods, number }) => ({
    id,
    goods_id: goods.id,
    number,
  }));
