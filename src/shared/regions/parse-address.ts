import { findRegion } from "./find-region.ts";
import type { Regions } from "./load-regions.ts";
import { plainText } from "#src/shared/lib/written.ts";

export type ParsedAddress = {
  name: string;
  phone: string;
  province: string;
  city: string;
  district: string;
  detail: string;
};

const LABELS =
  /(?:收货人|收件人|联系人|姓名|手机号码?|联系电话|联系方式|电话号码?|电话|手机|所在地区|收货地址|详细地址|地区|地址)\s*:\s*/g;
const GAP = String.raw`[- \u2010-\u2015\u2212]?`;
const MOBILE = new RegExp(
  String.raw`(?<!\d)(?:\(?(?:\+|00)?86\)?${GAP})?(1[3-9]\d)${GAP}(\d{4})${GAP}(\d{4})(?!\d)`,
);
const LANDLINE = /(?<!\d)0\d{2,3}-?\d{7,8}(?!\d)/;
const NAME = /^[\p{Script=Han}·]{2,4}(?:先生|女士|老师|经理|店长)?$/u;
/** Common endings of an address, but rarely of a name. */
const PLACE = /[号楼室层店房路街区院巷弄村厦城]$/;

/** Longer than any address. What comes after it is kept as it is, and not searched. */
const SEARCHED = 1000;

/**
 * Parses an address as people paste it, in any order, with or without labels: `张三 13800001234 浙江省杭州市…`. Parts that
 * are not found are empty; no text is lost, since the rest becomes the detail.
 */
export function parseAddress(pasted: string, regions: Regions): ParsedAddress {
  const text = plainText(pasted.slice(0, SEARCHED)).replace(LABELS, "\n");
  const mobile = MOBILE.exec(text);
  const phone = mobile ?? LANDLINE.exec(text);
  const rest = phone ? text.replace(phone[0], "\n") : text;
  const region = findRegion(rest, regions);
  const before = words(region ? rest.slice(0, region.start) : "");
  const after = words(region ? rest.slice(region.end) : rest);
  const name = takeName(before) ?? takeName(after) ?? "";
  return {
    name,
    phone: mobile ? mobile.slice(1).join("") : (phone?.[0] ?? ""),
    province: region?.province ?? "",
    city: region?.city ?? "",
    district: region?.district ?? "",
    detail: [...before, ...after].join(" ") + pasted.slice(SEARCHED),
  };
}

const words = (text: string): string[] => text.split(/[\s,;、|]+/).filter((word) => word !== "");

/** Takes the first word, or else the last, that looks like a person's name. */
function takeName(from: string[]): string | undefined {
  const isName = (word: string | undefined) => word !== undefined && NAME.test(word) && !PLACE.test(word);
  if (isName(from[0])) return from.shift();
  return isName(from.at(-1)) ? from.pop() : undefined;
}
