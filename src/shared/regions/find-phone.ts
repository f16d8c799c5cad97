import { simplified } from "#src/shared/lib/simplified.ts";
import { readPhone } from "#src/shared/lib/written.ts";

/** A phone number as the contract takes it, its extension, and their position in the text. */
export type FoundPhone = { phone: string; extension: string | undefined; start: number; end: number };

const GAP = String.raw`[- \u2010-\u2015\u2212]{0,3}`;
const COUNTRY = String.raw`\(?(?:\+|00)?86\)?${GAP}`;
/** After the country, something must show where the area code ends: its zero is left out. */
const AREA = String.raw`(?:\(?(?:\+|00)86\)?${GAP}\(?0?[1-9]\d{1,2}(?=[^\d])|\(?0[1-9]\d{1,2})\)?`;
const EXTENSION = String.raw`(?:[ (]{0,2}(?:(?:转|分机号?|内线|ext\.?|x|#)[ :]{0,2}){1,2}|[-*\u2010-\u2015\u2212])(\d{1,6})\)?(?![-\d号栋幢座楼室层])`;
const phone = (number: string) => new RegExp(`(?<!\\d)(${number})(?!\\d)(?:${EXTENSION})?`, "iu");
const MOBILE = phone(String.raw`(?:${COUNTRY})?1[3-9]\d${GAP}\d{4}${GAP}\d{4}`);
const LANDLINE = phone(String.raw`${AREA}${GAP}\d{3,4}${GAP}\d{4}`);

/** Finds a mobile number in a text in plain characters, or else a landline, each with an extension or not. */
export function findPhone(text: string): FoundPhone | undefined {
  const plain = simplified(text);
  const found = MOBILE.exec(plain) ?? LANDLINE.exec(plain);
  if (!found) return undefined;
  const [all, number = "", extension] = found;
  const joined = number.replaceAll(/[-\s\u2010-\u2015\u2212]+/gu, "-");
  return { phone: readPhone(joined), extension, start: found.index, end: found.index + all.length };
}

const OTHER = /(?<!\d)(?:1[3-9]\d{9}|0\d{2,3}-?\d{7,8}|[48]00-?\d{3}-?\d{4})(?!\d)/u;

/** Another number in a detail, for which there is no field: a second one, or one that begins with 400. */
export const otherPhoneIn = (detail: string): string | undefined => OTHER.exec(detail)?.[0];
