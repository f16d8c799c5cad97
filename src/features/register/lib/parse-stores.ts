import { plainText, readMobile } from "#src/shared/lib/written.ts";
import { mentionsRegion } from "#src/shared/regions/find-region.ts";
import type { Regions } from "#src/shared/regions/load-regions.ts";
import { parseAddress } from "#src/shared/regions/parse-address.ts";
import type { StoreValues } from "./company-values.ts";

/** The parsed list: the stores, and the lines that could not be parsed, as written. */
export type ParsedStores = {
  stores: StoreValues[];
  unread: string[];
  /** The names of the stores that got the usual contact, or region, because their lines have none. */
  usualContact: string[];
  usualRegion: string[];
  /** The names of the stores whose region is uncertain. */
  uncertain: string[];
  /** The names of the stores whose phone has an extension, which was added to the address. */
  extended: string[];
};

/** Defaults for the values that a line leaves out. */
type Usual = Pick<StoreValues, "contact" | "province" | "city" | "district">;

const KINDS = "(?:店|药房|药堂|公司|诊所|门诊部|卫生室|卫生站|服务站|医院|超市|馆|堂|部)";
const STORE = new RegExp(`${KINDS}$`, "u");
/** Before its branch: `青禾大药房(城西店)`. */
const BRANCH = new RegExp(String.raw`${KINDS}\(`, "u");
/** Longer words are neither names nor numbers; patterns are not tried on them. */
const WORD_MAX = 200;
/** Longer lines are not stores. */
const LINE_MAX = 1000;
/** A credit code or an older licence number. */
const LICENCE = /^(?=.*\d{6})[0-9A-Z]{12,20}$/iu;
const MOBILE = /^1[3-9]\d{9}$/u;
const HEADER =
  /^(?:序号|门店|名称|门店名称|店名|营业执照号?|执照号|联系人|负责人|手机号?|电话|地址|详细地址)$/u;

/**
 * Parses stores pasted from a spreadsheet or a message, one per line: name, licence number, contact, phone and
 * address, in any order. A header, row numbers and blank lines are ignored; no other line is dropped.
 */
export function parseStores(pasted: string, regions: Regions, usual: Usual): ParsedStores {
  const result: ParsedStores = {
    stores: [],
    unread: [],
    usualContact: [],
    usualRegion: [],
    uncertain: [],
    extended: [],
  };
  for (const line of pasted.split(/\r\n?|\n/u)) {
    if (line.trim().length > LINE_MAX) {
      result.unread.push(line);
      continue;
    }
    const words = plainText(line)
      .split(/[\s,;|、]+/u)
      .filter((word) => word !== "");
    if (words.every((word) => HEADER.test(word))) continue;
    if (!addStore(result, words, regions, usual)) result.unread.push(line);
  }
  return result;
}

function addStore(result: ParsedStores, words: string[], regions: Regions, usual: Usual): boolean {
  if (/^\d{1,3}[.)]?$/u.test(words[0] ?? "")) words.shift();
  const name = take(words, isStore);
  if (!name) return false;
  const licence = take(words, (word) => LICENCE.test(word) && !MOBILE.test(readMobile(word)));
  const { name: contact, phone, detail, extension, ...region } = parseAddress(words.join(" "), regions);
  const isUsual = region.province === "" && !mentionsRegion(detail, regions);
  const { province, city, district } = isUsual ? usual : region;
  result.stores.push({
    name,
    licence_no: licence?.toUpperCase() ?? "",
    contact: contact || usual.contact,
    phone,
    province,
    city,
    district,
    detail,
  });
  if (contact === "" && usual.contact !== "") result.usualContact.push(name);
  if (isUsual && province !== "") result.usualRegion.push(name);
  if (!isUsual && district === "" && regions[province]?.[city]?.length !== 0) result.uncertain.push(name);
  if (extension !== undefined) result.extended.push(name);
  return true;
}

/** True for the name of a store; if it ends in brackets, only what follows an earlier pair counts. */
function isStore(word: string): boolean {
  if (word.length > WORD_MAX) return false;
  if (!word.endsWith(")")) return STORE.test(word);
  return BRANCH.test(word.slice(word.lastIndexOf(")", word.length - 2) + 1));
}

function take(words: string[], isIt: (word: string) => boolean): string | undefined {
  const index = words.findIndex(isIt);
  return index < 0 ? undefined : words.splice(index, 1)[0];
}
