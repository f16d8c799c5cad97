import fc from "fast-check";
import type { Goods } from "#generated/model/goods.ts";
import { lineFor } from "../../api-client/cart-line.ts";
import type { Fields } from "../../api-client/request/input.ts";
import { searchCounterexamples } from "../probes/search-counterexamples.ts";
import { GENERATED } from "../probes/valid.ts";
import { findGoods, lineOf, mostUnits, packOf } from "./find-goods.ts";
import { type Flow, FlowEnds, type Steps } from "./steps.ts";

/** One round of the cart: the lines to add, the edit of the first line, the lines to select. */
type Round = {
  readonly lines: readonly { readonly goods: Goods; readonly number: number; readonly type: 0 | undefined }[];
  readonly share: number;
  readonly new: 1 | undefined;
  readonly selected: readonly boolean[];
};

const MOST_GOODS = 3;
const MOST_NUMBER = 99_999;
/** Stock and limits may differ from the list: others buy, and earlier purchases count towards the limit. */
const NUMBER = /(?:^|\.)number$/;
const FILTERS = { filters: 99_999, new: 1 };

/** Adds, edits, selects and deletes with generated bodies; restores the cart. */
export const cartBodies: Flow = {
  id: "cart-bodies",
  name: { zh: "流程：购物车，生成的输入", en: "flow: cart with generated input" },
  operations: [
    "listGoods",
    "listCartLines",
    "addCartLines",
    "editCartLine",
    "selectCartLines",
    "deleteCartLines",
  ],
  writes: true,
  async walk(steps) {
    const goods = await findGoods(steps, MOST_GOODS);
    const [first] = goods;
    const made = new Set<number>();
    steps.restoreBy(async (send) => {
      if (made.size > 0) await send("deleteCartLines", { body: { ids: [...made] } });
    });
    for (const number of [packOf(first), 2 * packOf(first), mostOf(first) - packOf(first), mostOf(first)])
      for (const type of [0, undefined] as const)
        await walkRound(steps, made, {
          lines: [{ goods: first, number, type }],
          share: 1,
          new: type === 0 ? 1 : undefined,
          selected: [type === 0],
        });
    await searchCounterexamples(steps.run, this.id, this.operations, roundsOf(goods), (round) =>
      walkRound(steps, made, round),
    );
  },
};

/** The highest quantity of a product that can be bought. */
function mostOf(goods: Goods): number {
  const most = Math.min(mostUnits(goods), MOST_NUMBER);
  return most - (most % packOf(goods));
}

const roundsOf = (goods: readonly Goods[]): fc.Arbitrary<Round> =>
  fc.record({
    lines: fc.subarray([...goods], { minLength: 1 }).chain((some) =>
      fc.tuple(
        ...some.map((each) =>
          fc.record({
            goods: fc.constant(each),
            number: fc
              .integer({ min: 1, max: mostOf(each) / packOf(each) })
              .map((packs) => packs * packOf(each)),
            type: fc.constantFrom(undefined, 0 as const),
          }),
        ),
      ),
    ),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    new: fc.constantFrom(undefined, 1 as const),
    selected: fc.array(fc.boolean(), { minLength: MOST_GOODS, maxLength: MOST_GOODS }),
  });

async function walkRound(steps: Steps, made: Set<number>, round: Round): Promise<void> {
  try {
    const ids = await add(steps, made, round);
    await edit(steps, ids, round);
    await select(steps, ids, round);
  } catch (error) {
    // Already recorded; the next round may get further.
    if (!(error instanceof FlowEnds)) throw error;
  }
  if (made.size === 0) return;
  const ids = [...made];
  const gone = await steps.succeed("deleteCartLines", { body: { ids }, probe: GENERATED });
  const left = (await list(steps)).data.map(({ id }) => id).filter((id) => made.has(id));
  const expected = { zh: "删除的行不再列出", en: "deleted lines are gone" };
  steps.none(gone.exchange, "deleted", expected, { left });
  // More rounds would only fill the cart.
  if (left.length > 0) throw new FlowEnds({ zh: "删除的行仍在", en: "deleted lines are still there" });
  made.clear();
}

async function add(steps: Steps, made: Set<number>, { lines }: Round): Promise<number[]> {
  const params = lines.map(({ goods, number, type }) => ({ ...lineFor(goods, number), type }));
  const body = { params } as Fields;
  const added = await steps.succeed("addCartLines", {
    body,
    probe: GENERATED,
    mayRefuse: NUMBER,
  });
  const ids = added.data.lines.map(({ id }) => id);
  for (const id of ids) made.add(id);
  const cart = await list(steps);
  for (const { goods, number } of lines) {
    const line = cart.data.find((each) => ids.includes(each.id) && each.goods.id === goods.id);
    const expected = { zh: `商品 ${goods.id} 数量 ${number}`, en: `goods ${goods.id}, number ${number}` };
    steps.law(added.exchange, line?.number === number, "as sent", expected, line && { number: line.number });
  }
  return ids;
}

async function edit(steps: Steps, ids: readonly number[], { share, new: isNew }: Round): Promise<void> {
  const before = await list(steps);
  const line = before.data.find(({ id }) => ids.includes(id));
  if (!line) return;
  const zbz = packOf(line.goods);
  const number = Math.max(1, Math.round((mostOf(line.goods) / zbz) * share)) * zbz;
  const { exchange } = await steps.succeed("editCartLine", {
    path: { id: line.id },
    body: { params: { number }, new: isNew },
    probe: GENERATED,
    mayRefuse: NUMBER,
  });
  const now = lineOf(await list(steps), line.id)?.number;
  const expected = { zh: `数量 ${number}`, en: `number ${number}` };
  steps.law(exchange, now === number, "as sent", expected, { number: now });
}

async function select(steps: Steps, ids: readonly number[], { selected }: Round): Promise<void> {
  for (const flag of [1, 0] as const) {
    const some = ids.filter((_id, index) => selected[index] === (flag === 1));
    if (some.length === 0) continue;
    const body = { ids: some, is_selected: flag };
    const { exchange } = await steps.succeed("selectCartLines", { body, probe: GENERATED });
    const cart = await list(steps);
    const wrong = some.filter((id) => lineOf(cart, id)?.is_selected !== flag);
    const expected = { zh: `is_selected 都是 ${flag}`, en: `is_selected ${flag} on all` };
    steps.none(exchange, "as sent", expected, { wrong });
  }
}

const list = async (steps: Steps) =>
  (await steps.succeed("listCartLines", { query: FILTERS, isTransient: true })).data;
