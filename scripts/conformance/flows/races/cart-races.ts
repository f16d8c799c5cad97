import fc from "fast-check";
import type { CartLine } from "#generated/model/cartLine.ts";
import type { Goods } from "#generated/model/goods.ts";
import { lineFor } from "../../../api-client/cart-line.ts";
import { addGoods, removeLater } from "../cart-lines.ts";
import { findGoods, packOf } from "../find-goods.ts";
import { type Flow, FlowEnds, type Steps } from "../steps.ts";
import { equalRacers, needRaces, pick, RACERS, race } from "./race.ts";

const ROUNDS = 3;

/**
 * The same goods are added several times at once: nothing is lost. Then the line is edited at once: it ends as one of
 * the edits.
 */
export const cartRaces: Flow = {
  id: "cart-races",
  name: { zh: "流程：同时加购、同时修改", en: "flow: add at the same time, edit at the same time" },
  operations: ["listGoods", "addCartLines", "listCartLines", "editCartLine", "deleteCartLines"],
  writes: true,
  async walk(steps) {
    needRaces(steps);
    const goods = await findGoods(steps, ROUNDS);
    for (let round = 0; round < ROUNDS; round += 1) {
      const one = goods[round % goods.length];
      if (one && !(await raceOnce(steps, round, one))) return;
    }
  },
};

/** Returns whether both laws hold: another round would only show the same again. */
async function raceOnce(steps: Steps, round: number, goods: Goods): Promise<boolean> {
  removeLater(steps, (line) => line.goods.id === goods.id);
  const holds = (await raceAdds(steps, round, goods)) && (await raceEdits(steps, round, goods));
  await steps.restore();
  return holds;
}

async function raceAdds(steps: Steps, round: number, goods: Goods): Promise<boolean> {
  const body = { params: [lineFor(goods, packOf(goods))] };
  const adds = await race(steps, round, equalRacers("addCartLines", { body }));
  const wanted = adds.winners().length * packOf(goods);
  const numbers = (await linesOf(steps, goods)).map(({ number }) => number);
  if (numbers.length === 0) await expectListed(steps, goods);
  const surplus = sum(numbers) - wanted;
  const holds = surplus >= 0 && surplus <= adds.withoutResponse * packOf(goods);
  const expected = {
    zh: `${adds.winners().length} 次各加 ${packOf(goods)}，共 ${wanted}`,
    en: `${wanted} in all: ${packOf(goods)} added ${adds.winners().length} times`,
  };
  return adds.law(holds, "adds", expected, { numbers });
}

/** Ends the flow if goods that are added alone are not listed either: then nothing was lost by the race. */
async function expectListed(steps: Steps, goods: Goods): Promise<void> {
  await addGoods(steps, goods);
  if ((await linesOf(steps, goods)).length > 0) return;
  const reason = { zh: "单独加购的商品也没有列出", en: "goods that are added alone are not listed either" };
  throw new FlowEnds(reason, "listCartLines");
}

async function raceEdits(steps: Steps, round: number, goods: Goods): Promise<boolean> {
  const [line] = await linesOf(steps, goods);
  if (!line) return true;
  const each = Array.from({ length: RACERS }, (_, index) => (index + 1) * packOf(goods));
  // From the smallest, so that sums of differences come to none of them.
  await steps.succeed("editCartLine", {
    path: { id: line.id },
    body: { params: { number: packOf(goods) }, new: 1 },
  });
  const all = fc.shuffledSubarray(each, { minLength: RACERS, maxLength: RACERS });
  const wanted = pick(steps, `edits ${round}`, all);
  const edits = await race(
    steps,
    round,
    wanted.map((number) => ({
      id: "editCartLine",
      options: { path: { id: line.id }, body: { params: { number }, new: 1 } },
    })),
  );
  edits.winners();
  const numbers = (await linesOf(steps, goods)).map(({ number }) => number);
  const [number = 0] = numbers;
  const expected = {
    zh: `一行，数量为所改的 ${wanted.join("、")} 之一`,
    en: `one line, with one of the edited quantities: ${wanted.join(", ")}`,
  };
  const isOne = numbers.length === 1 && wanted.includes(number);
  // The responses may all be right: the cart shows what went wrong.
  return edits.law(isOne, "edits", expected, { numbers }, false);
}

async function linesOf(steps: Steps, goods: Goods): Promise<CartLine[]> {
  const { data } = await steps.succeed("listCartLines");
  return data.data.filter((line) => line.goods.id === goods.id);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
