import { otherPhoneIn } from "#src/shared/regions/find-phone.ts";
import { mentionsRegion } from "#src/shared/regions/find-region.ts";
import type { Regions } from "#src/shared/regions/load-regions.ts";
import { parseAddress } from "#src/shared/regions/parse-address.ts";

const NAMES = {
  name: "收货人",
  phone: "联系电话",
  province: "省",
  city: "市",
  district: "区县",
  detail: "详细地址",
};

type PastedAddress = {
  /** The values of the fields to change. */
  found: Record<string, string>;
  message: string;
};

/** Reads a pasted address for the form, and says what is missing or stands where one would not look for it. */
export function readPastedAddress(text: string, regions: Regions): PastedAddress {
  const { extension, ...parsed } = parseAddress(text, regions);
  const { province, city, district, detail } = parsed;
  const isLacking: Record<string, boolean> = {
    district: district === "" && regions[province]?.[city]?.length !== 0,
    detail: detail === (extension ?? ""),
  };
  const missing = Object.entries(NAMES).filter(
    ([field]) => isLacking[field] ?? parsed[field as keyof typeof parsed] === "",
  );
  const other = otherPhoneIn(detail);
  const message = [
    missing.length === 0
      ? "已识别，请核对后保存。"
      : `没有识别出${missing.map(([, name]) => name).join("、")}，请在下面补充。`,
    extension !== undefined && `分机号写在详细地址的末尾：“${extension}”。`,
    other !== undefined && `详细地址里还有一个号码 ${other}，请核对。`,
  ];
  const region = province !== "" || mentionsRegion(detail, regions) ? { province, city, district } : {};
  return {
    found: { ...Object.fromEntries(Object.entries(parsed).filter(([, value]) => value !== "")), ...region },
    message: message.filter(Boolean).join(""),
  };
}
