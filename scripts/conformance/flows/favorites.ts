import fc from "fast-check";
import type { ListFavorites200Data } from "#generated/model/listFavorites200Data.ts";
import type { Exchange } from "../../api-client/http/exchange.ts";
import { NOTATIONS } from "../generate/notations.ts";
import { searchCounterexamples } from "../probes/search-counterexamples.ts";
import { GENERATED } from "../probes/valid.ts";
import { sendInNotation } from "./notations.ts";
import type { Flow, Steps } from "./steps.ts";
import { expectMadeNow } from "./time-laws.ts";

/** Few enough for the first page of the list, which is sorted newest first. */
const MOST = 12;

/**
 * Add a favorite, find it, add it again, remove it, see it gone, remove it again; then several at a time, in every
 * notation.
 */
export const favorites: Flow = {
  id: "favorites",
  name: { zh: "流程：收藏、取消收藏", en: "flow: star and unstar" },
  operations: ["listGoods", "listFavorites", "addFavorites", "cancelFavorites"],
  writes: true,
  async walk(steps) {
    const { data: goods } = await steps.succeed("listGoods", { query: { page_size: 50 } });
    const before = await list(steps);
    const free = goods.list.map(({ id }) => id).filter((id) => !idsOf(before).includes(id));
    const ids = steps.need(free.length > 0 ? free.slice(0, MOST) : undefined, {
      zh: "没有未收藏的商品",
      en: "no goods that are not starred",
    });
    // Products that are favorites already (on an older page) would be lost.
    const isWhole = before.total === before.list.length;
    const chosen = isWhole ? ids : ids.slice(0, 1);
    steps.undoBy("cancelFavorites", { body: { goods_ids: chosen } });
    // If the contract's own notation fails, all others fail for the same reason.
    if (!(await starOnce(steps, chosen[0] ?? 0, before))) return;
    for (const notation of NOTATIONS) {
      const exchange = await sendInNotation(steps, "addFavorites", { goods_ids: chosen }, notation);
      if (exchange) await expectStarred(steps, exchange, chosen, notation.name);
      await sendInNotation(steps, "cancelFavorites", { goods_ids: chosen }, notation);
      await steps.succeed("cancelFavorites", { body: { goods_ids: chosen } });
    }
    const some = fc.subarray(chosen, { minLength: 1 });
    await searchCounterexamples(
      steps.run,
      this.id,
      this.operations,
      fc.tuple(some, some),
      ([starred, canceled]) => starSome(steps, starred, canceled, before),
    );
  },
};

/** Returns whether starring and unstarring work. */
async function starOnce(steps: Steps, id: number, before: ListFavorites200Data): Promise<boolean> {
  const body = { goods_ids: [id] };
  const added = await steps.succeed("addFavorites", { body });
  const { data: starred, exchange } = await steps.succeed("listFavorites");
  const isStarred = steps.law(
    added.exchange,
    idsOf(starred).includes(id),
    "added",
    { zh: `列出商品 ${id}，最新的在前`, en: `goods ${id} listed, newest first` },
    idsOf(starred).slice(0, 5),
  );
  const favorite = starred.list.find(({ goods }) => goods.id === id);
  await expectMadeNow(steps, exchange, "data.list[].starred_at", favorite?.starred_at);
  const again = await steps.succeed("addFavorites", { body });
  const twice = await list(steps);
  steps.equal(again.exchange, "repeated", twice.total, starred.total, {
    zh: "重复收藏不多一条",
    en: "starring again adds none",
  });
  const gone = await steps.succeed("cancelFavorites", { body });
  const after = await list(steps);
  const isGone = steps.law(
    gone.exchange,
    !idsOf(after).includes(id) && after.total === before.total,
    "cancelled",
    { zh: "取消后不再列出", en: "not listed any more" },
    { total: after.total },
  );
  await steps.succeed("cancelFavorites", { body });
  return isStarred && isGone;
}

/** Adds some products, removes some of them, then all the rest. */
async function starSome(steps: Steps, starred: number[], canceled: number[], before: ListFavorites200Data) {
  const probe = GENERATED;
  const added = await steps.succeed("addFavorites", { body: { goods_ids: starred }, probe });
  if (!(await expectStarred(steps, added.exchange, starred, "all"))) return;
  const gone = await steps.succeed("cancelFavorites", { body: { goods_ids: canceled }, probe });
  const left = starred.filter((id) => !canceled.includes(id));
  const after = await list(steps);
  const isRight = left.every((id) => idsOf(after).includes(id)) && after.total === before.total + left.length;
  const expected = {
    zh: `只剩 ${left.join("、") || "原有的"}`,
    en: `only ${left.join(", ") || "the former"} left`,
  };
  steps.law(gone.exchange, isRight, "some", expected, { total: after.total });
  await steps.succeed("cancelFavorites", { body: { goods_ids: starred }, probe });
}

async function expectStarred(
  steps: Steps,
  exchange: Exchange,
  ids: readonly number[],
  place: string,
): Promise<boolean> {
  const listed = idsOf(await list(steps));
  const missing = ids.filter((id) => !listed.includes(id));
  const expected = { zh: "全部列出", en: "all of them listed" };
  const rule = place === "all" ? "law" : "notation-ignored";
  steps.none(exchange, place, expected, { missing }, rule);
  return missing.length === 0;
}

const idsOf = ({ list: entries }: ListFavorites200Data) => entries.map(({ goods }) => goods.id);

const list = async (steps: Steps): Promise<ListFavorites200Data> =>
  (await steps.succeed("listFavorites")).data;
