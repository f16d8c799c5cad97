import type { Goods } from "#generated/model/index.ts";

/** Units of sale. What is counted inside a pack (片, 粒, 丸) belongs to the specification. */
const PACKS =
  "大盒 大包 大袋 大瓶 小盒 小包 小袋 小瓶 盒 瓶 袋 支 包 箱 件 个 套 罐 桶 条 贴 板 卷 台 把 只 管 听 提 组 张 双 副 根 块 份 付 盘 卡 扎 筒 对".split(
    " ",
  );
/** Units that goods are not sold by: they count or weigh the content of a pack. */
const SINGLES = "片 粒 丸".split(" ");
const WEIGHTS = "公斤 千克 kg 克 g".split(" ");
const MIDDLE = "中包装 中包 中盒".split(" ");
const CASES = "整件 整箱 大件".split(" ");

/** Units of what a box or a bag holds: in `20袋 10盒` the boxes are ordered. */
export const INNER_UNITS: readonly string[] = "袋 支 贴 板 包 条 只 枚 块 张 根 小盒 小包 小袋 小瓶".split(
  " ",
);

/** As alternatives of a pattern, longer ones first. */
export const PACK_UNITS = [...MIDDLE, ...CASES, ...PACKS].join("|");
/** These units, and those that count only in a separate cell: within a text they belong to the specification. */
export const CELL_UNITS = [...MIDDLE, ...CASES, ...PACKS, ...SINGLES, ...WEIGHTS].join("|");

/** Other names of the middle pack, of the case and of the gram. */
const SAME: ReadonlyMap<string, string> = new Map([
  ...MIDDLE.map((unit) => [unit, "中包"] as const),
  ...[...CASES, "箱"].map((unit) => [unit, "件"] as const),
  ...["公斤", "千克"].map((unit) => [unit, "kg"] as const),
  ["克", "g"] as const,
]);

/** True for a unit of weight, which in a list of herbs may be the specification as well as the quantity. */
export const isWeight = (unit: string): boolean => WEIGHTS.includes(unit.toLowerCase());

/** A quantity in packs, as goods are sold; undefined if the unit cannot be converted. */
export type InPacks = { readonly packs: number | undefined; readonly note: string };

type Packed = Pick<Goods, "bzdw" | "zbz" | "jzl" | "ypgg" | "pack_content">;

/** Converts a written quantity to packs of these goods: `2件` is two cases, `240粒` ten packs of 24. */
export function packsOf(goods: Packed, number: number, written: string): InPacks {
  const unit = SAME.get(written.toLowerCase()) ?? written.toLowerCase();
  const { bzdw } = goods;
  if (unit === "" || written === bzdw) return whole(number, number, "");
  if (unit === "件" && goods.jzl !== undefined)
    return whole(number, number * goods.jzl, `1 ${written} = ${goods.jzl} ${bzdw}`);
  if (unit === "中包" && goods.zbz !== undefined)
    return whole(number, number * goods.zbz, `1 ${written} = ${goods.zbz} ${bzdw}`);
  const content = contentOf(goods, unit);
  if (content !== undefined) return whole(number, number / content, `1 ${bzdw} = ${content} ${unit}`);
  if (SINGLES.includes(unit) || unit === "kg" || unit === "g")
    return { packs: undefined, note: `写的是 ${number} ${written}，本品按${bzdw}销售，请填写数量` };
  return whole(number, number, `写的是“${written}”，本品按${bzdw}销售，请核对`);
}

function whole(written: number, packs: number, note: string): InPacks {
  // Rounded, because a binary product can have a tail: 0.3 cases of 200 are 60.
  const rounded = Math.ceil(Number(packs.toFixed(6)));
  const isPlain = Number.isInteger(written) || note !== "";
  return { packs: rounded, note: isPlain ? note : `数量 ${written} 不是整数，已改为 ${rounded}` };
}

/** Returns how many of a unit one pack holds, or undefined if the specification does not say. */
function contentOf({ ypgg, pack_content: content, bzdw }: Packed, unit: string): number | undefined {
  if (unit === "kg" || unit === "g") {
    const grams = content?.unit === "g" ? content.number : gramsOf(ypgg);
    return grams === undefined ? undefined : unit === "kg" ? grams / 1000 : grams;
  }
  if (content?.unit === unit) return content.number;
  const count = countIn(ypgg, unit);
  return count !== undefined && count > 1 && unit !== bzdw ? count : undefined;
}

/** `500g` and `1kg` hold as many grams. */
function gramsOf(ypgg: string): number | undefined {
  const [, number, unit] = /^(\d+(?:\.\d+)?)(kg|g)$/iu.exec(ypgg) ?? [];
  return number === undefined ? undefined : Number(number) * (unit?.toLowerCase() === "kg" ? 1000 : 1);
}

/** `10ml*6支` holds 6 支, `12粒*2板` 2 板. */
function countIn(ypgg: string, unit: string): number | undefined {
  const parts = ypgg.replace(/[（(][^（()）]*[)）]$/u, "").split(/[*×]/u);
  const at = parts.findIndex((part) => part.replace(/^\d+/u, "") === unit && /^\d/u.test(part));
  if (at < 0) return undefined;
  const counts = parts.slice(at).map((part) => Number.parseInt(part, 10));
  return counts.every((count) => count > 0)
    ? counts.reduce((product, count) => product * count, 1)
    : undefined;
}
