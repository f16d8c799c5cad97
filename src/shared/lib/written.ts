/**
 * Without width, or turning the direction of writing: address books, chats and spreadsheets put them around what is
 * copied.
 */
const UNSEEN = /[\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;
const DASHES = /[\u2010-\u2015\u2212]/gu;
/** `+86`, `86`, `0086`, in parentheses or not. */
const COUNTRY = /^\(?(?:\+|00)?86\)?-?/u;

/** A text as it looks: full-width signs as plain ones, without signs that nobody sees. */
export const plainText = (text: string): string => text.normalize("NFKC").replaceAll(UNSEEN, "");

const withoutBlanks = (text: string): string =>
  plainText(text).replaceAll(DASHES, "-").replaceAll(/\s/gu, "");
const withoutGaps = (text: string): string => withoutBlanks(text).replaceAll("-", "");

/**
 * Normalizes a mobile number as people type it, paste it, or have it filled in by a phone: `(+86) 138-0000-1234` and
 * full-width digits become `13800001234`. Anything else keeps its digits, so that validation can reject it.
 */
export function readMobile(text: string): string {
  const number = withoutGaps(text);
  const national = number.replace(COUNTRY, "");
  return /^\d{11}$/u.test(national) ? national : number;
}

/** Normalizes a mobile number, or a landline with its area code: `(0571) 8888 0000` becomes `0571-88880000`. */
export function readPhone(text: string): string {
  const mobile = readMobile(text);
  if (/^1\d{10}$/u.test(mobile)) return mobile;
  const written = withoutBlanks(text);
  const [, area, ...parts] =
    /^\(?(0\d{2,3})(?:\)-?|-)(\d{3,4})-?(\d{4})$/u.exec(written.replace(/^\(?(?:\+|00)86\)?-?\(?0?/u, "0")) ??
    [];
  return area === undefined ? written : `${area}-${parts.join("")}`;
}

/** Normalizes a tax number or credit code: upper case, without blanks, dashes and full-width characters. */
export const readTaxNumber = (text: string): string => withoutGaps(text).toUpperCase();

/** The 13 digits of a text that is an EAN-13 barcode, by its check digit; otherwise undefined. */
export function readBarcode(text: string): string | undefined {
  const digits = withoutGaps(text);
  if (!/^\d{13}$/u.test(digits)) return undefined;
  const sum = Array.from(digits).reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return sum % 10 === 0 ? digits : undefined;
}

/** Normalizes what is searched for: the digits of a barcode, any other text as it looks. */
export const readKeywords = (text: string): string => readBarcode(text) ?? plainText(text).trim();
