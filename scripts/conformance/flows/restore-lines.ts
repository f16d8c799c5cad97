import { isDeepStrictEqual } from "node:util";
import { lineFor } from "../../api-client/cart-line.ts";
import { findGoods, packOf } from "./find-goods.ts";
import { type Flow, NO_RECORD, type Steps } from "./steps.ts";

/** Deletes a line and brings it back, then lets another take its place. */
export const restoreLines: Flow = {
  id: "restore-lines",
  name: { zh: "流程：恢复与替换购物车的行", en: "flow: restore and replace lines of the cart" },
  operations: ["listGoods", "listCartLines", "addCartLines", "deleteCartLines", "restoreCartLines"],
  writes: true,
  async walk(steps) {
    const goods = await findGoods(steps, 3);
    const made: number[] = [];
    steps.restoreBy(async (send) => {
      if (made.length > 0) await send("deleteCartLines", { body: { ids: made } });
    });
    const [substitute, ...others] = goods.toReversed();
    if (!substitute || others.length === 0) return;
    const added = await steps.succeed("addCartLines", {
      body: { params: others.map((each) => lineFor(each, 2 * packOf(each))) },
    });
    made.push(...added.data.lines.map(({ id }) => id));
    const [first] = made;
    if (first === undefined) return;

    const before = await linesOf(steps);
    await steps.succeed("deleteCartLines", { body: { ids: [first] } });
    const restored = await steps.succeed("restoreCartLines", { body: { ids: [first] } });
    const after = await linesOf(steps);
    const wasRestored = {
      zh: "恢复的行在原处，数量、选择与 previous 不变",
      en: "the restored line where it was, with its number, selection and previous",
    };
    // If the line is not back in the cart, it cannot be replaced either.
    if (
      !steps.law(restored.exchange, isDeepStrictEqual(before, after), "restored", wasRestored, {
        before,
        after,
      })
    )
      return;
    const again = await steps.succeed("restoreCartLines", { body: { ids: [first] } });
    const last = await linesOf(steps);
    const nothing = { zh: "重复恢复不多一行", en: "restoring again adds nothing" };
    steps.equal(again.exchange, "repeated", last.length, after.length, nothing);

    const [own] = others;
    const elsewhere = lineFor(own ?? substitute, packOf(own ?? substitute));
    const kept = await steps.succeed("addCartLines", {
      body: { params: [{ ...elsewhere, replaces: NO_RECORD }] },
    });
    const still = (await linesOf(steps)).map(({ goods_id }) => goods_id);
    steps.equal(
      kept.exchange,
      "replaces",
      still,
      last.map(({ goods_id }) => goods_id),
      {
        zh: "不在购物车中的 replaces 被忽略",
        en: "a line that is not in the cart is not replaced",
      },
    );

    const swapped = await steps.succeed("addCartLines", {
      body: { params: [{ ...lineFor(substitute, 2 * packOf(substitute)), replaces: first }] },
    });
    made.push(...swapped.data.lines.map(({ id }) => id));
    const now = (await linesOf(steps)).map(({ goods_id }) => goods_id);
    const expected = last.map(({ id, goods_id }) => (id === first ? substitute.id : goods_id));
    const inPlace = {
      zh: "新行在被替换行的位置",
      en: "the new line in the place of the one that it replaces",
    };
    steps.law(swapped.exchange, isDeepStrictEqual(now, expected), "replaces", inPlace, { now, expected });
  },
};

async function linesOf(steps: Steps) {
  const { data } = await steps.succeed("listCartLines");
  return data.data.map(({ id, goods, number, is_selected, previous }) => ({
    id,
    goods_id: goods.id,
    number,
    is_selected,
    previous,
  }));
}
