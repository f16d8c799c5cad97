import { wordsToDigits } from "./number-words.ts";
import { isMoney, numberOf, type Quantity, type SplitText } from "./quantity-text.ts";
import { isRefusal, isSentence, isTalk, withoutTalk } from "./talk.ts";
import { INNER_UNITS, PACK_UNITS } from "./units.ts";

/** Goods in a line of free text, or the reason why a part of it was skipped. */
export type TextPart = SplitText & { readonly reason?: "refused" | "talk" };

/**
 * The notation of a number: with a unit, with the unit of an inner pack, without a unit, right after a name
 * (`感冒灵999`), or vague.
 */
type Kind = "unit" | "inner" | "bare" | "glued" | "vague";

/** A number that may be the quantity, where it is written. */
type Found = {
  readonly kind: Kind;
  readonly start: number;
  readonly text: string;
  readonly quantity: Quantity;
};

/** The words of one product, its quantities, and the words that are neither. */
type Item = { words: string; readonly found: Found[]; readonly left: string[] };

const NUMBER = String.raw`(?:(?<=\s|^)-)?(?:\d{1,3}(?:,\d{3}){1,3}|\d{1,5})(?:\.\d+)?`;
const UNIT = `(?:个?(${PACK_UNITS}))`;
/** A digit or sign before it makes it part of a specification or a name: `12粒*2板`, `B1 2支`. */
const NOT_AFTER = String.raw`(?<![\d.,A-Za-z*×第~]|\d[-:]|\d\p{Script=Han}?/)`;
/** `10盒装`, `3件套`, `2盒/疗程` and `5个月` count nothing that is ordered. */
const NOT_BEFORE = String.raw`(?![装套月头面半*×\d]|疗程|/(?:[件箱盒瓶包袋板天日次月疗人店]|\d))`;
/** A Chinese character or bracket that is not the unit of a number. */
const AFTER_WORD = String.raw`(?<=(?<!\d)[\p{Script=Han})\]】])`;
const VERB =
  "(?:(?:采购|订购|订货|需求|计划)?(?:数量|需要)|大概|大约|约|差不多|(?:再|先|都)?(?:来|要|拿|订|定|发|进|补|加|买|共|各|拍|每[样种个])了?)";

/** Signs between the goods and their number. */
const BETWEEN = String.raw`(?:[\s:=—…/]|(?<=\S)-)`;

const patterns = (...sources: readonly string[]) => sources.map((source) => new RegExp(source, "giu"));
/** No number that could be bought: `十几盒`, `10-20盒`, `若干`. */
const VAGUE = patterns(
  String.raw`${NOT_AFTER}(?:(?:${NUMBER}|[一二两三四五六七八九十百]+)?[几来多]十?|${NUMBER}\s*[-~到至]\s*${NUMBER}|[一二两三四五六七八九]{2,}十?)\s*${UNIT}`,
  "若干|适量",
);
const COUNTED = patterns(
  String.raw`${VERB}?${BETWEEN}*${NOT_AFTER}(${NUMBER})\s*${UNIT}${NOT_BEFORE}`,
  String.raw`(?:(?<=\s|^)|${AFTER_WORD})[x×✕*]\s*(${NUMBER})\s*${UNIT}?${NOT_BEFORE}(?=$|[\s(])`,
  String.raw`(?:${VERB}${BETWEEN}*|${AFTER_WORD}[:=—…-]+\s*)(${NUMBER})(?=$|[\s)])`,
);
const GLUED = patterns(String.raw`(?<=\p{Script=Han}{2})(\d{1,4})(?=$|\s)`);
const MONEY =
  /(?:(?:单价|进价|价格|零售价?|批发价?|售价|金额|货款|合计|小计)\s*[:=]?\s*[¥￥]?|[x×*]?\s*[¥￥@]\s*)\d[\d,]*(?:\.\d+)?\s*(?:元|块钱?)?(?:\/\S)?|[x×*]?\s*(?<![\d.])\d[\d,]*(?:\.\d+)?\s*(?:元|块钱?)(?:\/\S)?/giu;
const FOR_ALL = /(?:各|每[样种]|都[来要])\s*\d/u;
const SEPARATOR = /(?<!\d),|,(?!\d{3}(?!\d))|([;。!?、|])/u;

const SPECIFICATION =
  /\d[\d.]*\s*(?:毫克|微克|毫升|万?单位|克|mg|[uμ]g|kg|g|ml|l|iu|cm|%|[片粒丸袋支贴板枚s])?(?:\s*[*×x/:]\s*\d*\.?\d*\s*(?:毫克|毫升|克|mg|g|ml|[片粒丸袋支贴板枚盒瓶包s])?)*/giu;
const MAKER = /\p{Script=Han}*(?:公司|药业|制药|药厂|集团|厂)/gu;
/** In `1.阿莫西林10盒 2.布洛芬20盒` */
const INLINE_MARK = /^\(?\d{1,2}[.)、]\s*(?=\p{Script=Han})/u;
/** Blanks and signs that are left when a quantity or a price has been removed. */
const RESIDUE = /\s*\(\s*\)|\s+[=+×x*:,)(—-]+(?=\s|$)|^[=+×:,/—]+|\s{2,}/gu;
/** Names of drugs end in their dosage form; the form alone is no name. */
const FORM =
  "胶囊|片|颗粒|冲剂|丸|散|口服液|合剂|糖浆|注射液|[软乳]?膏|凝胶|滴[眼耳鼻]液|滴剂|贴|喷雾剂|气雾剂|酊|栓|溶液|洗剂|混悬[剂液]|口罩";
const ENDS_IN_FORM = new RegExp(String.raw`\p{Script=Han}{2,}(?:${FORM})$`, "u");
const ONLY_FORM = new RegExp(`^(?:肠溶|缓释|控释|分散|薄膜衣?|糖衣|软|硬|咀嚼|泡腾|干)*(?:${FORM})$`, "u");

/** Parses a line of free text into goods with quantities, and the remaining talk. Nothing is dropped. */
export function readFreeText(line: string): TextPart[] {
  const items: Item[] = [];
  const parts: TextPart[] = [];
  const talk: string[] = [];
  let waiting: Item = { words: "", found: [], left: [] };
  let isList = true;
  const isForAll = FOR_ALL.test(wordsToDigits(line));
  const listed = isForAll
    ? line.replaceAll(/(?<=\p{Script=Han}{2})[和与及跟](?=\p{Script=Han}{2})/gu, "、")
    : line;
  for (const [index, piece] of wordsToDigits(listed).split(SEPARATOR).entries()) {
    // The pieces, and between them the signs that part goods more surely than a comma.
    if (index % 2 === 1) {
      isList = piece !== undefined;
      continue;
    }
    const { text, talk: said } = withoutTalk((piece ?? "").trim());
    talk.push(...said);
    if (isSentence(text) && !ENDS_IN_FORM.test(text)) talk.push(text);
    else if (isRefusal(text)) parts.push({ text, quantity: undefined, reason: "refused" });
    else
      for (const [at, item] of itemsIn(text, index > 0).entries()) {
        const last = items.at(-1);
        if (!hasName(item.words) || (last && at === 0 && !isList && !isAnother(last, item)))
          append(last ?? waiting, item);
        else {
          items.push(append(item, waiting));
          waiting = { words: "", found: [], left: [] };
        }
      }
  }
  if (items.length === 0 && (waiting.words !== "" || waiting.found.length > 0 || waiting.left.length > 0))
    items.push(waiting);
  if (isForAll) distribute(items);
  const goods = items.flatMap(toParts);
  const isOnlyTalk = goods.length === 0 && parts.length === 0;
  const said =
    talk.length > 0
      ? [{ text: isOnlyTalk ? line : talk.join(" "), quantity: undefined, reason: "talk" } as const]
      : [];
  return [...goods, ...parts, ...said];
}

/** Splits the quantity off a text that names one product, wherever it is; specifications are kept. */
export function splitQuantity(text: string): SplitText {
  const parts = readFreeText(text);
  const [goods, ...others] = parts.filter(({ reason }) => reason !== "talk");
  if (!goods || others.length > 0 || goods.reason) return { text, quantity: undefined };
  const talk = parts.flatMap((part) => (part.reason === "talk" ? part.text : []));
  return talk.length === 0
    ? goods
    : { ...goods, note: [goods.note, unused(talk)].filter(Boolean).join("；") };
}

/** Splits a piece of a line into goods: after each quantity, or before each one if the piece begins with one. */
function itemsIn(piece: string, isBehind: boolean): Item[] {
  const left: string[] = [];
  const text = piece.replaceAll(MONEY, (price) => {
    left.push(price.trim());
    return " ";
  });
  const outside = quantitiesIn(text.replaceAll(IN_BRACKETS, hidden));
  const found = outside.length > 0 ? outside : quantitiesIn(text);
  if (found.length === 0) return [withBareNumbers(text, left, isBehind)];
  const isFirst = !/[\p{L}\p{N}]/u.test(text.slice(0, found[0]?.start));
  const ends = found.map(({ start, text: { length } }) => start + length);
  const items: Item[] = [];
  for (const [index, quantity] of found.entries()) {
    const [from, to] = isFirst
      ? [ends[index], found[index + 1]?.start]
      : [ends[index - 1] ?? 0, quantity.start];
    const words = text.slice(from, to).trim().replace(INLINE_MARK, "");
    const last = items.at(-1);
    if (last && !hasName(words)) append(last, { words, found: [quantity], left: [] });
    else items.push({ words, found: [quantity], left: [] });
  }
  const last = items.at(-1);
  const tail = withBareNumbers(isFirst ? "" : text.slice(ends.at(-1)).trim(), left, true);
  // Beside a number with a unit, another one is a price; unless that is the size of a pack: 20贴 10.
  if (last?.found.some(({ kind }) => kind === "unit"))
    tail.left.push(...tail.found.splice(0).map(({ text: number }) => number));
  if (!last || ENDS_IN_FORM.test(tail.words)) return [...items, tail];
  // More words behind a quantity may be other goods, or a wish: the goods are looked for without them.
  if (hasName(tail.words) || isTalk(tail.words)) tail.left.unshift(tail.words);
  if (tail.left.includes(tail.words)) tail.words = "";
  append(last, tail);
  return items;
}

/** In `1件(60盒)` the brackets explain the quantity. */
const IN_BRACKETS = /(?<=\()[^()]*(?=\))/gu;
const hidden = (text: string): string => "\uFFFC".repeat(text.length);

function quantitiesIn(text: string): Found[] {
  const found: Found[] = [];
  for (const pattern of [...VAGUE, ...COUNTED, ...GLUED])
    for (const match of text.matchAll(pattern)) {
      const [whole, number = "", unit = ""] = match;
      const [start, end] = [match.index, match.index + whole.length];
      if (found.some((other) => start < other.start + other.text.length && other.start < end)) continue;
      const kind = VAGUE.includes(pattern)
        ? "vague"
        : GLUED.includes(pattern)
          ? "glued"
          : unit === ""
            ? "bare"
            : INNER_UNITS.includes(unit)
              ? "inner"
              : "unit";
      found.push({ kind, start, text: whole, quantity: { number: numberOf(number), unit } });
    }
  return found.toSorted((a, b) => a.start - b.start);
}

/** Numbers without a unit count only at the end, where a price and an amount may follow. */
function withBareNumbers(text: string, left: string[], isBehind: boolean): Item {
  const words = text.split(/\s+/u).filter(Boolean);
  const numbers: string[] = [];
  // The first number of a line identifies the goods.
  while (words.length > (isBehind ? 0 : 1) && new RegExp(`^(?:${NUMBER})$`, "u").test(words.at(-1) ?? ""))
    numbers.unshift(words.pop() ?? "");
  const counts = countsAmong(numbers);
  const found = numbers.flatMap((number, start) =>
    counts.includes(start)
      ? [{ kind: "bare" as const, start, text: number, quantity: { number: numberOf(number), unit: "" } }]
      : [],
  );
  return {
    words: words.join(" "),
    found,
    left: [...left, ...numbers.filter((_, at) => !counts.includes(at))],
  };
}

/** The places of the numbers that may be a count: what is left beside prices, or the factor of a price. */
function countsAmong(written: readonly string[]): number[] {
  const values = written.map(numberOf);
  const whole = values.flatMap((value, at) =>
    Number.isInteger(value) && !isMoney(written[at] ?? "") ? [at] : [],
  );
  const isAmount = (at: number) =>
    values.some((a, i) =>
      values.some((b, j) => i < j && i !== at && j !== at && Math.abs(a * b - (values[at] ?? 0)) < 0.011),
    );
  const factors = whole.filter((at) => !isAmount(at));
  return factors.length > 0 ? factors : whole;
}

/** True if a text names goods, beyond sizes and manufacturers. */
export const hasName = (text: string): boolean =>
  /\p{Script=Han}{2,}|[a-z]{3,}|\d{4,}/iu.test(
    text
      .replaceAll(MAKER, " ")
      .replaceAll(/\d{6,}/gu, "name")
      .replaceAll(SPECIFICATION, " "),
  ) && !ONLY_FORM.test(text);

/** A text without the sizes in it. */
export const withoutSize = (text: string): string =>
  text.replaceAll(SPECIFICATION, " ").replaceAll(/\s+/gu, " ").trim();

/** True if the text behind a comma is other goods, and not more words on the same. */
function isAnother(last: Item, next: Item): boolean {
  const [before, after] = [last.words, next.words].map((words) =>
    ENDS_IN_FORM.test(words.split(" ")[0] ?? ""),
  );
  return before === after || after === true || (last.found.length > 0 && next.found.length > 0);
}

function append(to: Item, { words, found, left }: Item): Item {
  to.words = [to.words, words].filter(Boolean).join(" ").replaceAll(RESIDUE, " ").trim();
  to.found.push(...found);
  to.left.push(...left);
  return to;
}

/** 阿莫西林、布洛芬各10盒: the last number applies to all. */
function distribute(items: readonly Item[]): void {
  const found = items.at(-1)?.found.filter(({ text }) => FOR_ALL.test(text)) ?? [];
  for (const item of items) if (item.found.length === 0) item.found.push(...found);
}

/** Converts an item to goods; two names without a quantity between them are two products. */
function toParts({ words, found, left }: Item): TextPart[] {
  const goods = [""];
  for (const word of words.split(/\s+/u)) {
    const isNext =
      ENDS_IN_FORM.test(word) &&
      !ONLY_FORM.test(word) &&
      goods
        .at(-1)
        ?.split(" ")
        .some((other) => ENDS_IN_FORM.test(other));
    if (isNext) goods.push(word);
    else goods.push([goods.pop(), word].filter(Boolean).join(" "));
  }
  const last = goods.pop() ?? "";
  return [...goods.map((text) => ({ text, quantity: undefined })), decide(last, found, left)];
}

/**
 * Takes the quantity where only one can be meant: one with a unit outdoes a bare number, and a box the bags that it
 * holds.
 */
function decide(words: string, found: readonly Found[], left: readonly string[]): TextPart {
  const of = (kind: Kind) => found.filter((each) => each.kind === kind);
  const [units, inner, bare] = [of("unit"), of("inner"), of("bare")];
  const possible = units.length > 0 ? units : [...inner, ...bare];
  const [only] = possible;
  const isSure = possible.length === 1 && of("vague").length === 0;
  const named = [...(units.length > 0 ? inner : []), ...(possible.length > 0 ? of("glued") : [])];
  const text = [words, ...named.map((each) => each.text)].join(" ").replaceAll(RESIDUE, " ").trim();
  const notUsed = [...(units.length > 0 ? bare.map((each) => each.text.trim()) : []), ...left];
  const doubtful = found.filter((each) => !named.includes(each)).map((each) => `“${each.text.trim()}”`);
  const doubt =
    doubtful.length > 1 ? `${doubtful.join("")}都可能是数量` : `${doubtful.join("")}不是确定的数量`;
  const notes = [
    ...(isSure || doubtful.length === 0 ? [] : [doubt]),
    ...(notUsed.length > 0 ? [unused(notUsed)] : []),
  ];
  return {
    text,
    quantity: isSure ? only?.quantity : undefined,
    ...(notes.length > 0 && { note: notes.join("；") }),
  };
}

const unused = (words: readonly string[]): string => `还有文字没有用到：${words.join(" ")}`;
