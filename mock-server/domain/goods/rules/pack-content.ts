import type { PackContent } from "#generated/model/packContent.ts";
import type { GoodsRecord } from "../records.ts";
import { activeSubstance } from "./active-substance.ts";

/** Units that are counted. If a specification has several, the first one applies: `12片*4袋` is 48 片. */
const COUNTED_UNITS = "片 粒 丸 袋 支 枚 贴 只 个 揿 喷 人份 卷 付 套 副 对 板".split(" ");
const COUNTED = COUNTED_UNITS.join("|");
/** Containers count only as so many times what is in them. */
const CONTAINERS = "瓶|罐|盒|板|袋|支";
const COUNT = new RegExp(`^(\\d+)(?:${COUNTED}|${CONTAINERS})$`, "u");
const COUNTED_UNIT = new RegExp(`^\\d+(${COUNTED})$`, "u");
/** A volume or a weight, and what is dissolved in it: `10ml:25mg`. */
const MEASURE = /^(\d+(?:\.\d+)?)(ml|L|g|kg)(?::\d+(?:\.\d+)?(?:mg|g|μg))?$/u;
const BASE = { ml: ["ml", 1], L: ["ml", 1000], g: ["g", 1], kg: ["g", 1000] } as const;

/** Every unit of a content, in the order in which a list by unit price has them. */
export const CONTENT_UNITS: readonly string[] = [...COUNTED_UNITS, "ml", "g"];

/**
 * Returns the content of one pack by its specification (`ypgg`), for comparing prices by the unit: `0.25g*24粒` is 24
 * 粒, `10ml*12支` 120 ml, `1kg` 1,000 g. Undefined if it cannot be read for certain, or is a single unit; `10ml*6支`
 * sold by the 支 is uncertain, because it may be one of the six.
 */
export function packContent(
  goods: Pick<GoodsRecord, "name" | "kind" | "ypgg" | "bzdw">,
): PackContent | undefined {
  const counted = countContent(goods);
  return counted && { ...counted, substance: activeSubstance(goods, counted) ?? null };
}

function countContent({
  ypgg,
  bzdw,
}: Pick<GoodsRecord, "ypgg" | "bzdw">): Pick<PackContent, "number" | "unit"> | undefined {
  const parts = ypgg.replace(/[（(][^（()）]*[)）]$/u, "").split("*");
  const [first = ""] = parts;
  const counts = countsAtEnd(parts);
  if (counts.some((count) => count.endsWith(bzdw) && Number.parseInt(count, 10) > 1)) return undefined;
  const times = counts.reduce((product, count) => product * Number.parseInt(count, 10), 1);
  const measure = counts.length >= parts.length - 1 ? MEASURE.exec(first) : null;
  const base = measure && BASE[measure[2] as keyof typeof BASE];
  const unit = counts.map((count) => COUNTED_UNIT.exec(count)?.[1]).find((found) => found !== undefined);
  if (measure && base && (base[0] === "ml" || unit === undefined))
    return { number: tidy(Number(measure[1]) * base[1] * times), unit: base[0] };
  return unit === undefined || times <= 1 ? undefined : { number: times, unit };
}

/** The counts that a specification ends with; what comes before them is the dose of one, or its size. */
function countsAtEnd(parts: readonly string[]): readonly string[] {
  const last = parts.findLastIndex((part) => !COUNT.test(part));
  return parts.slice(last + 1);
}

/** Without the tail of a binary product: 0.4 ml × 3 is 1.2. */
const tidy = (amount: number): number => Number(amount.toFixed(6));
