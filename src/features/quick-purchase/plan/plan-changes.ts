import { GoodsMatchStatus } from "#generated/enums.ts";
import { QUANTITY_MAX } from "#generated/limits.ts";
import type { Goods, GoodsMatch } from "#generated/model/index.ts";
import type { AddResult } from "#src/entities/goods/add-in-batches.ts";
import type { ParsedPlan, SkippedRow } from "../import/parse-plan.ts";
import { fitNumber } from "./fit-number.ts";
import { BLANK_LINE, type Plan, type PlanLine, textKey } from "./plan.ts";

/** Adds the parsed lines to the plan. The quantity of a duplicate is added to the existing line. */
export function addParsed(plan: Plan, { rows, lines: parsed, skipped }: ParsedPlan): Plan {
  const lines = [...plan.lines];
  const places = new Map<string, number>();
  for (const [place, line] of lines.entries())
    if (line.added === undefined) for (const key of keysOf(line)) places.set(key, place);
  const duplicates: SkippedRow[] = [];
  let { lastKey } = plan;
  for (const { row, text, requested, unit, goodsId, note: readNote = "" } of parsed) {
    const key = lineKey({ text, unit, goodsId });
    const place = places.get(key);
    const same = place === undefined ? undefined : lines[place];
    if (place !== undefined && same) {
      lines[place] = merge(same, requested, row);
      duplicates.push({ row, text, reason: "duplicate" });
      continue;
    }
    lastKey += 1;
    places.set(key, lines.length);
    lines.push({ ...BLANK_LINE, key: String(lastKey), row, text, requested, unit, readNote, goodsId });
  }
  return { rows: plan.rows + rows, lines, skipped: [...plan.skipped, ...skipped, ...duplicates], lastKey };
}

/** Adds looked-up goods at the top of the plan; for goods already in it the quantity is increased. */
export function addGoods(plan: Plan, goods: Goods, number: number): Plan {
  const same = plan.lines.find((line) => line.goods?.id === goods.id && line.added === undefined);
  if (same) return changeLine(plan, same.key, (line) => askFor(line, line.number + number));
  const lastKey = plan.lastKey + 1;
  const typed = { ...BLANK_LINE, key: String(lastKey), row: 0, text: goods.name, requested: number };
  return { ...plan, lines: [settle(typed, goods), ...plan.lines], lastKey };
}

/** Adds a typed text at the top of the plan, to be matched like a pasted one. */
export function addText(plan: Plan, text: string, number: number): Plan {
  const lastKey = plan.lastKey + 1;
  const line = { ...BLANK_LINE, key: String(lastKey), row: 0, text, requested: number || undefined };
  return { ...plan, lines: [line, ...plan.lines], lastKey };
}

/** Stores the match results of lines, by line key. */
export function putMatches(plan: Plan, matches: ReadonlyMap<string, GoodsMatch>): Plan {
  return { ...plan, lines: plan.lines.map((line) => matchLine(line, matches.get(line.key))) };
}

function matchLine(line: PlanLine, match: GoodsMatch | undefined): PlanLine {
  if (!match || line.match !== "waiting") return line;
  const [only] = match.candidates;
  if (match.status === GoodsMatchStatus.Matched && only) return settle(line, only);
  // The goods that were chosen before are gone; the text may match others today.
  if (match.status === GoodsMatchStatus.NotFound && line.goodsId !== undefined)
    return { ...line, goodsId: undefined };
  const found = match.status === GoodsMatchStatus.Candidates ? "several" : "missing";
  return { ...line, match: found, reason: match.reason, candidates: match.candidates, goodsId: undefined };
}

/** Selects goods for a line, from its candidates or by lookup. */
export function chooseGoods(plan: Plan, key: string, goods: Goods): Plan {
  return changeLine(plan, key, (line) => settle(line, goods));
}

/** Selects goods for many lines at once, by line key. */
export function chooseMany(plan: Plan, choices: ReadonlyMap<string, Goods>): Plan {
  return changeLines(plan, (line) => {
    const goods = choices.get(line.key);
    return goods && settle(line, goods);
  });
}

/** Takes the selection of lines with several candidates back. */
export function reopen(plan: Plan, keys: ReadonlySet<string>): Plan {
  return changeLines(plan, (line) =>
    keys.has(line.key) && line.candidates.length > 0 && line.added === undefined
      ? { ...line, match: "several", goods: undefined, goodsId: undefined, number: 0, isBlank: false }
      : undefined,
  );
}

/** Marks lines as requested, so that they are not requested twice. */
export function markRequested(plan: Plan, keys: ReadonlySet<string>): Plan {
  return changeLines(plan, (line) => (keys.has(line.key) ? { ...line, isRequested: true } : undefined));
}

/** Fills in the blank quantities of lines whose goods have one; `undefined` leaves a line blank. */
export function fillBlanks(plan: Plan, numberOf: (goods: Goods) => number | undefined): Plan {
  return changeLines(plan, (line) => {
    const number = line.isBlank && line.goods ? numberOf(line.goods) : undefined;
    return number === undefined ? undefined : askFor(line, number);
  });
}

export function setNumber(plan: Plan, key: string, number: number): Plan {
  return changeLine(plan, key, (line) => askFor(line, number));
}

/** Removes a line; a pasted one remains accounted for. */
export function removeLine(plan: Plan, key: string): Plan {
  const gone = plan.lines.find((line) => line.key === key);
  if (!gone) return plan;
  const { row, text } = gone;
  const skipped = row > 0 ? [...plan.skipped, { row, text, reason: "removed" } as const] : plan.skipped;
  return { ...plan, lines: plan.lines.filter((line) => line.key !== key), skipped };
}

/** Stores the add-to-cart results of lines, by goods id. */
export function putResults(plan: Plan, results: ReadonlyMap<number, AddResult>): Plan {
  return {
    ...plan,
    lines: plan.lines.map((line) => {
      const result =
        line.goodsId === undefined || line.added !== undefined ? undefined : results.get(line.goodsId);
      if (!result) return line;
      return "number" in result
        ? { ...line, added: result.number, problem: "" }
        : { ...line, problem: result.problem };
    }),
  };
}

function settle(line: PlanLine, goods: Goods): PlanLine {
  const fitted = fitNumber(goods, line.requested, line.unit);
  return { ...line, match: "matched", reason: "", goods, goodsId: goods.id, ...fitted };
}

/** Lines of the same goods, or else of the same text, are one if their quantities can be added up. */
const lineKey = ({ text, unit, goodsId }: Pick<PlanLine, "text" | "unit" | "goodsId">): string =>
  `${goodsId === undefined ? textKey(text) : `#${goodsId}`}\t${unit}`;

/**
 * Returns the keys by which a further line is recognized as the same as this one; a typed line has no key for its
 * text, because the buyer did not write it.
 */
const keysOf = (line: PlanLine): string[] => [
  ...(line.row > 0 ? [lineKey({ ...line, goodsId: undefined })] : []),
  ...(line.goodsId === undefined ? [] : [lineKey(line)]),
];

function merge(line: PlanLine, more: number | undefined, row: number): PlanLine {
  if (more === undefined) return line;
  const { requested = 0, unit } = line;
  const sum = Number((requested + more).toFixed(6));
  const merged = {
    ...line,
    requested: sum,
    readNote: `含第 ${row} 行的 ${more}${unit && ` ${unit}`}`,
    problem: "",
  };
  return line.goods ? settle(merged, line.goods) : merged;
}

/** The quantity in packs, as typed by the buyer. */
function askFor(line: PlanLine, number: number): PlanLine {
  const requested = Math.min(number, QUANTITY_MAX);
  const next = { ...line, requested, unit: "", readNote: "", problem: "" };
  return line.goods ? settle(next, line.goods) : next;
}

/** Returns the plan with the changed lines; unchanged lines stay the same objects. */
function changeLines(plan: Plan, change: (line: PlanLine) => PlanLine | undefined): Plan {
  return { ...plan, lines: plan.lines.map((line) => change(line) ?? line) };
}

function changeLine(plan: Plan, key: string, change: (line: PlanLine) => PlanLine): Plan {
  return { ...plan, lines: plan.lines.map((line) => (line.key === key ? change(line) : line)) };
}
