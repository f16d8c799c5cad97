import { simplified } from "#src/shared/lib/simplified.ts";
import type { Regions } from "./load-regions.ts";
import { isWithin, type Place, type PlaceName, placeNamesAt } from "./region-index.ts";

/**
 * A region that a text names, its position (`start` inclusive, `end` exclusive), and whether all it has is a city's
 * bare name, which can be a person's: 白杨.
 */
export type FoundRegion = Place & { start: number; end: number; isBareCity: boolean };

/** Marks a cut in a text: names must not be read across it. */
export const BREAK = "\f";

type Step = PlaceName & { end: number };
type Found = { place: Place; levels: number; start: number; end: number; isBare: boolean };

const NOWHERE: Place = { province: "", city: "", district: "" };

const BLANKS = String.raw`(?:(?!\f)[\s,/\\|>()[\]:;、。·._-]){0,8}`;
/** Stands between two levels: blanks, and the levels that statistics insert. */
const GAP = new RegExp(
  `^${BLANKS}(?:(?:市辖区|(?:省|自治区)?直辖县级行政(?:区划|单位)|省直辖|县)${BLANKS})?`,
  "u",
);
const COUNTRY = new RegExp(`(?:中华人民共和国|中国|(?<![a-z])(?:p\\.?r\\.?)? {0,2}china)${BLANKS}$`, "iu");
/** A word can begin here, or after what a sentence says before an address: 寄到杭州市…. */
const LEAD = /(?:^|[^\p{Script=Han}]|[在到至往于是寄发送址])$/u;

const AFTER_REGION = new RegExp(`[省市区县州旗盟]${BLANKS}$`, "u");

const WAY = "[路街道巷弄]|胡同";
/** 南京路, 河南中路, 中山东一路, 上海大道: no region, but a way that is called after one. */
const IN_WAY = new RegExp(`^[东西南北中前后上下内外环大小新老正马一二三四五六七八九十]{0,3}(?:${WAY})`, "u");
/** Not of what goes on with the name before it: 朝阳门内大街 is no 门内大街 in 朝阳, 杭州湾新区 no 湾新区. */
const NO_LANDMARK = "(?![门桥山河湖江海湾岛台寺塔宫祠庙坝口关岸井坊园里滩洲沟坡岭嘴堤闸港渡头场站城堡群])";
/** 文一西路, 仓前街道, of two characters or more. */
const STREET = new RegExp(
  `^${NO_LANDMARK}[^\\P{Script=Han}省市区县州旗盟路街道巷弄镇乡村]{2,9}[路街道巷弄镇乡村]`,
  "u",
);
/** 高新区, 下城区: a district that the list does not have. */
const UNLISTED_DISTRICT = new RegExp(
  `^${NO_LANDMARK}[^\\P{Script=Han}省市县州旗盟路街道巷弄镇乡村]{1,6}区`,
  "u",
);
/** 浙江省人民医院, 上海市医药公司: no region, but a body that is called after one; 学院路 is a street. */
const BODY =
  /^[^\P{Script=Han}路街道巷弄镇乡村]{0,10}(?:公司|药房|药店|药业|药厂|医药|制药|药材|连锁|医院|诊所|卫生[院室]|门诊|大学|学[院校]|[中小]学|集团|商会|会馆|协会|酒店|饭店|宾馆|超市|商场|银行|大厦|广场|政府|法院|检察院|驻|[堂店厂厅局])(?!\p{Script=Han}{0,3}[路街道巷弄镇乡村])/u;
/** 义乌市场, 浙江省道: the name goes on. */
const CUT_WORD = /^(?:市(?:[场府郊容集]|民[广中公路]|政[府广路])|省[道府政委会立])/u;

/**
 * Finds the region in a text, by the longest path through the regions that names as many levels as possible, each
 * within the one before. Levels that are not certain are empty; so is all, if the text names different regions.
 */
export function findRegion(written: string, regions: Regions): FoundRegion | undefined {
  const text = simplified(written);
  const found: Found[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const here = foundAt(text, at, regions, found.at(-1));
    if (!here) continue;
    const before = found.at(-1);
    // 余杭区 东方 大厦 is in no 东方市.
    if (before?.place.district && here.isBare) continue;
    if (before && isNext(text, before, here)) found[found.length - 1] = joined(before, here);
    else found.push(here);
    at = Math.max(at, here.end - 1);
  }
  const levels = Math.max(...found.map((one) => one.levels));
  const best = found.find((one) => one.levels === levels);
  // Less than a district is outdone by more levels: 北京同仁堂, 浙江省杭州市….
  const rivals = found.filter((one) => one.levels === levels || one.place.district !== "");
  if (!best || rivals.some((rival) => !agree(best.place, rival.place))) return undefined;
  const { place, start, end, isBare } = best;
  const cities = regions[place.province];
  if (!cities) return undefined;
  // A municipality is its own city.
  const city = place.city === "" && cities[place.province] ? place.province : place.city;
  return { ...place, city, start, end, isBareCity: isBare && place.city !== "" };
}

/** 下城区, but no 阳光小区: it looks like a region that the list does not have. */
const LOOKS_LIKE_ONE =
  /^\p{Script=Han}{1,8}?(?:省(?!道)|市(?![场民政府])|县(?!城)|自治[州旗]|(?<![小社园景校厂矿库])区)/u;

/** True for a text with a word that begins like a region, even if none in it is certain. */
export const mentionsRegion = (written: string, regions: Regions): boolean =>
  simplified(written)
    .split(/[^\p{Script=Han}]+/u)
    .some(
      (word) =>
        LOOKS_LIKE_ONE.test(word.slice(0, 12)) ||
        placeNamesAt(word, 0, regions).some(
          ({ text }) => !IN_WAY.test(word.slice(text.length, text.length + 8)),
        ),
    );

function foundAt(text: string, at: number, regions: Regions, before: Found | undefined): Found | undefined {
  const country = COUNTRY.exec(text.slice(Math.max(0, at - 24), at))?.[0] ?? "";
  const start = at - country.length;
  const isAtStart = LEAD.test(text.slice(Math.max(0, start - 1), start)) || before?.end === at;
  const paths = pathsFrom(text, at, regions).filter((path) => isAtStart || standsInside(path));
  const [best, ...others] = longest(paths);
  const last = best?.at(-1);
  if (!best || !last) return undefined;
  const [first] = best;
  // 台北市 中山区 is in a city that the list does not have.
  if (first?.place.district && AFTER_REGION.test(text.slice(Math.max(0, start - 10), start)))
    return undefined;
  const place = others.reduce((common, path) => commonOf(common, path.at(-1)?.place ?? NOWHERE), last.place);
  if (place.province === "") return undefined;
  const end = best.findLast((step) => isWithin(place, step.place))?.end ?? start;
  return { place, levels: best.length, start, end, isBare: best.length === 1 && !last.isFull };
}

/** The paths that begin at a position. An empty one says that the level above is right, but nothing below certain. */
function pathsFrom(text: string, at: number, regions: Regions, above?: Place): Step[][] {
  return placeNamesAt(text, at, regions).flatMap((name) => {
    if (above ? !isBelow(name.place, above) : name.needsCity) return [];
    if (name.needsCity && above?.city === "") return [];
    const step = { ...name, end: at + name.text.length };
    const next = step.end + (GAP.exec(text.slice(step.end, step.end + 40))?.[0].length ?? 0);
    const longer = pathsFrom(text, next, regions, name.place).map((path) => [step, ...path]);
    const rest = text.slice(step.end, step.end + 16);
    if (above) return [...longer, ...(isCertain(step, rest) ? [[step]] : isMention(rest) ? [[]] : [])];
    return isCertainAlone(step, rest) ? [...longer, [step]] : longer;
  });
}

const isBelow = (place: Place, above: Place): boolean =>
  isWithin(place, above) && (place.city !== above.city || place.district !== above.district);

const isSeparate = (rest: string): boolean => !/^\p{Script=Han}/u.test(rest);

const isCut = ({ text }: Step, rest: string): boolean => CUT_WORD.test(text.slice(-1) + rest.slice(0, 2));

/** True if a name below another one ends where it seems to. */
function isCertain(step: Step, rest: string): boolean {
  if (step.isFull) return !isCut(step, rest);
  if (isSeparate(rest)) return true;
  const isFollowed = STREET.test(rest) || (step.place.district === "" && UNLISTED_DISTRICT.test(rest));
  return isFollowed && !IN_WAY.test(rest) && !BODY.test(rest);
}

/** Even a name that is not certain can show that the one above is right: 杭州西湖文化中心. */
const isMention = (rest: string): boolean => !IN_WAY.test(rest) && !BODY.test(rest);

/** True if a name stands for a region without another level. */
function isCertainAlone(step: Step, rest: string): boolean {
  if (step.isFull) return !isCut(step, rest) && !BODY.test(rest) && !/^[路街道巷弄]/u.test(rest);
  const next = /^(?:[\s,;:/|、。]{1,8}|$)(.*)/su.exec(rest)?.[1];
  return step.place.district === "" && next !== undefined && !IN_WAY.test(next);
}

/** A path that is long enough can begin within a word: 张三浙江省杭州市. */
const standsInside = (path: Step[]): boolean =>
  path.length > 1 || path.some(({ isFull, place }) => isFull && place.city === "");

/** The paths with the most levels; of these, those of the longest text. */
function longest(paths: Step[][]): Step[][] {
  const levels = Math.max(...paths.map((path) => path.length));
  const most = paths.filter((path) => path.length === levels);
  const end = Math.max(...most.map((path) => path.at(-1)?.end ?? 0));
  const last = most.filter((path) => path.at(-1)?.end === end);
  // 海南 alone is the province, and not the prefecture in 青海.
  const provinces = last.filter((path) => levels === 1 && path.every(({ place }) => place.city === ""));
  return provinces.length > 0 ? provinces : last;
}

const agree = (one: Place, other: Place): boolean => isWithin(one, other) || isWithin(other, one);

function commonOf(one: Place, other: Place): Place {
  if (one.province !== other.province) return NOWHERE;
  if (one.city !== other.city) return { ...NOWHERE, province: one.province };
  return { ...one, district: one.district === other.district ? one.district : "" };
}

const isNext = (text: string, { end }: Found, here: Found): boolean =>
  GAP.exec(text.slice(end, here.start))?.[0].length === here.start - end;

/** A region that is written twice, or two that contradict each other. */
function joined(before: Found, here: Found): Found {
  const { start } = before;
  const levels = Math.max(before.levels, here.levels);
  if (!agree(before.place, here.place)) return { ...here, place: NOWHERE, start, levels };
  const { place, isBare } = isWithin(here.place, before.place) ? here : before;
  return { place, levels, start, end: here.end, isBare };
}
