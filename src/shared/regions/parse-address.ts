import { simplified } from "#src/shared/lib/simplified.ts";
import { plainText } from "#src/shared/lib/written.ts";
import { findPhone } from "./find-phone.ts";
import { BREAK, findRegion } from "./find-region.ts";
import type { Regions } from "./load-regions.ts";
import { isPlaceName } from "./region-index.ts";

export type ParsedAddress = {
  name: string;
  phone: string;
  province: string;
  city: string;
  district: string;
  detail: string;
  /** The phone's extension, for which there is no field, as it was added to the detail. */
  extension?: string | undefined;
};

const NAMED = "收货人姓名|收件人姓名|收货人|收件人|联系人|联络人|姓名";
const LABELED =
  `${NAMED}|手机号码?|联系电话|联络电话|联系方式|电话号码?|电话|手机|所在地区|所在区域|收货地址|收件地址|详细地址|` +
  "街道地址|省市区|省/市/区|省份|城市|区县|地区|地址";
const LABELS = new RegExp(
  String.raw`(?:${LABELED})\s{0,3}:\s{0,3}|(?<![\p{Script=Han}\w])(?:[省市区县]\s{0,3}:|(?:${LABELED})(?=\s|[+(]?\d{3}))\s{0,3}`,
  "gu",
);
const IS_NAMED = new RegExp(`^(?:${NAMED})`, "u");
/** Before the word that a label calls a name. */
const NAME_MARK = "\u0001";
/** The word that stands for the phone. */
const PHONE_MARK = "\u0002";

const TITLE = "先生|女士|小姐|老师|医生|药师|主任|院长|经理|店长|老板";
const PERSON = String.raw`\p{Script=Han}{2,4}?|(?=.{2,24}$)\p{Script=Han}{1,18}(?:[·•・‧∙⋅.]\p{Script=Han}{1,18}?){1,4}`;
const NAME = new RegExp(String.raw`^\(?((?:${PERSON})(?:${TITLE})?)收?\)?$`, "u");
/** Common endings of an address or a company, but rarely of a name. */
const PLACE =
  /[号楼室层店房路街区院巷弄村厦城省市县旗盟镇乡堂厂馆部栋幢座所]$|公司$|广场$|花园$|中心$|公寓$|街道$|大学$|学[校院]$|[中小]学$/u;
/** Words beside a name. */
const NO_NAME = new RegExp(`^(?:${LABELED}|${TITLE}|中[国國])$`, "u");

/** Longer than any address. What comes after it is kept as it is, and not searched. */
const SEARCHED = 1000;

/**
 * Parses an address as people paste it, in any order, with or without labels: `张三 13800001234 浙江省杭州市…`. Parts that
 * are not found, or not certain, are empty; no text is lost, since the rest becomes the detail.
 */
export function parseAddress(pasted: string, regions: Regions): ParsedAddress {
  const text = withoutLabels(plainText(pasted.slice(0, SEARCHED)));
  const phone = findPhone(text);
  const taken = `${BREAK}${PHONE_MARK}${BREAK}`;
  const rest = phone
    ? (text.slice(0, phone.start) + taken + text.slice(phone.end)).replace(`(${taken})`, taken)
    : text;
  const region = findRegion(rest, regions);
  const before = words(region ? rest.slice(0, region.start) : "");
  const behind = region ? rest.slice(region.end).replace(/^[-/\\>:]{1,3}/u, "") : rest;
  const after = words(behind);
  // 江北区观音桥: nobody is called like what goes on where the region ends.
  const street = region && /^\p{Script=Han}/u.test(behind) ? after.splice(0, 1) : [];
  const canBeName = (word: string) =>
    !NO_NAME.test(word) && (region !== undefined || !isPlaceName(word, regions));
  const name =
    takeNamed(before) ?? takeNamed(after) ?? takeName(before, canBeName) ?? takeName(after, canBeName);
  // 白杨 人民路 5 号: a city in 新疆, or who lives there.
  const isSure = region && (name !== undefined || !region.isBareCity);
  const unsure = region && !isSure ? words(rest.slice(region.start, region.end)) : [];
  const extension = phone?.extension === undefined ? undefined : `电话转 ${phone.extension}`;
  const detail = [...before, ...unsure, ...street, ...after, extension ?? ""]
    .map(withoutMarks)
    .filter(Boolean);
  return {
    name: withoutMarks(name ?? ""),
    phone: phone?.phone ?? "",
    province: isSure ? region.province : "",
    city: isSure ? region.city : "",
    district: isSure ? region.district : "",
    detail: detail.join(" ") + pasted.slice(SEARCHED),
    extension,
  };
}

function withoutLabels(text: string): string {
  let result = "";
  let end = 0;
  for (const { 0: label, index } of simplified(text).matchAll(LABELS)) {
    result += `${text.slice(end, index)}\n${IS_NAMED.test(label) ? NAME_MARK : ""}`;
    end = index + label.length;
  }
  return result + text.slice(end);
}

const words = (text: string): string[] => text.split(/[\s,;、。|【】]+/u).filter((word) => word !== "");

const withoutMarks = (word: string): string => word.replaceAll(NAME_MARK, "").replaceAll(PHONE_MARK, "");

function takeNamed(from: string[]): string | undefined {
  const index = from.findIndex((word) => word.startsWith(NAME_MARK) && word.length > 2 && word.length <= 21);
  return index < 0 ? undefined : from.splice(index, 1)[0];
}

/** Takes the word that looks like a person's name: next to the phone, or else the only one that is first or last. */
function takeName(from: string[], canBeName: (word: string) => boolean): string | undefined {
  const nameIn = (word = "") => {
    const folded = simplified(word);
    const [, name] = (word.length <= 24 && !PLACE.test(folded) && NAME.exec(folded)) || [];
    if (name === undefined || !canBeName(name)) return undefined;
    return word.slice(folded.indexOf(name)).slice(0, name.length);
  };
  const isName = (index: number) => nameIn(from[index]) !== undefined;
  const phone = from.indexOf(PHONE_MARK);
  const neighbors = phone < 0 ? [] : [phone - 1, phone + 1];
  const isWord = (word: string) => word !== PHONE_MARK;
  const [first, other] = new Set([from.findIndex(isWord), from.findLastIndex(isWord)].filter(isName));
  const index = neighbors.find(isName) ?? (other === undefined ? first : undefined);
  if (index === undefined) return undefined;
  return nameIn(from.splice(index, 1)[0]);
}
