import type { ActiveSubstance } from "#generated/model/activeSubstance.ts";
import type { PackContent } from "#generated/model/packContent.ts";
import type { GoodsRecord } from "../records.ts";

const GRAMS = { g: 1, mg: 1e-3, μg: 1e-6 } as const;
const AMOUNT = String.raw`(\d+(?:\.\d+)?)(g|mg|μg)`;
/** The strength of one tablet, capsule, sachet or puff: `0.25g*24粒`. */
const OF_ONE = new RegExp(`^${AMOUNT}$`, "u");
/** The amount in a volume or weight: `10ml:25mg`. */
const DISSOLVED = new RegExp(`^(\\d+(?:\\.\\d+)?)(?:ml|g):${AMOUNT}$`, "u");
/** Their grams are those of the powder, or of several substances together. */
const SEVERAL = /复方|复合|氨酚|克拉维酸|活菌|补液盐/u;
/** For local use: an ointment is no substitute for a tablet of its substance. */
const LOCAL = /乳膏|乳胶|软膏|洗剂|滴眼|鼻|喷雾|吸入|栓$|阴道/u;
const FORM =
  /(?:缓释|控释|分散|肠溶|咀嚼|泡腾|口腔崩解|口崩|薄膜衣|双释放|干混悬|混悬|口服|注射用|软|含|滴)*(?:片|胶囊|颗粒|散|丸|栓|剂|液|糖浆|乳膏|乳胶|软膏|凝胶|喷雾|粉雾|气雾|溶液|乳|贴|膏)+剂?(?:\([^)]*\))?$/u;

type Subject = Pick<GoodsRecord, "name" | "kind" | "ypgg">;

/**
 * Returns the active substance of one pack and its weight in g, for comparing packs of different strengths; undefined
 * if the specification does not state it for certain. Only Western drugs have it: grams of a Chinese patent medicine
 * are those of the granules or pills.
 */
export function activeSubstance(
  { name, kind, ypgg }: Subject,
  content: Pick<PackContent, "number" | "unit">,
): ActiveSubstance | undefined {
  const substance = LOCAL.test(name) ? name : name.replace(FORM, "");
  if (kind !== "western" || SEVERAL.test(name) || substance === "") return undefined;
  const [first = ""] = ypgg.split("*");
  const counted = content.unit === "ml" || content.unit === "g" ? null : OF_ONE.exec(first);
  if (counted) return { name: substance, grams: tidy(content.number * gramsOf(counted[1], counted[2])) };
  const dissolved = DISSOLVED.exec(first);
  if (!dissolved) return undefined;
  const times = content.number / Number(dissolved[1]);
  return { name: substance, grams: tidy(times * gramsOf(dissolved[2], dissolved[3])) };
}

const gramsOf = (number = "", unit = ""): number => Number(number) * GRAMS[unit as keyof typeof GRAMS];

/** Without the tail of a binary product. */
const tidy = (amount: number): number => Number(amount.toPrecision(9));
