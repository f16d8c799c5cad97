import { same, show } from "../checks/finding.ts";
import type { Operation } from "../contract/operation.ts";
import type { Base } from "../generate/base-input.ts";
import { type Exchange, envelopeOf, isSuccess } from "../http/exchange.ts";
import { type Input, withValue } from "../request/input.ts";
import type { Words } from "../words.ts";
import type { ProbeRun } from "./probe.ts";

type Page = {
  readonly exchange: Exchange;
  readonly list: readonly unknown[];
  readonly total: number;
  readonly page: number;
  readonly size: number;
};

const WANTED_SIZE = 5;
const PROBE: Words = { zh: "翻页", en: "turning pages" };

/**
 * Invariants of a paged list: the total is constant, pages carry their numbers and are disjoint, past the end is empty.
 */
export async function probePaging(
  run: ProbeRun,
  operation: Operation,
  base: Base | undefined,
): Promise<void> {
  const names = new Set(operation.parameters.map(({ name }) => name));
  if (!names.has("page")) return;
  if (!base || base.isGuessed) return;
  const sized = names.has("page_size") ? set(base.input, "page_size", WANTED_SIZE) : base.input;
  const ask = async (page: number) =>
    readPage(await run.tester.call(operation, set(sized, "page", page), PROBE));
  const first = await ask(1);
  if (!first) return;
  const second = await ask(2);
  if (!second) return;
  const fail = (page: Page, law: string, expected: Words, seen: unknown) =>
    run.recorder.add(page.exchange, { rule: "paging", place: law, expected, seen: same(show(seen)) }, PROBE);
  for (const [asked, page] of [first, second].entries()) checkPage(page, asked + 1, names, fail);
  if (second.total !== first.total)
    fail(
      second,
      "total",
      { zh: `总数与第 1 页相同：${first.total}`, en: `the total of page 1: ${first.total}` },
      second.total,
    );
  const twice = second.list.filter((item) => first.list.some((other) => isSame(item, other)));
  if (twice.length > 0)
    fail(
      second,
      "disjoint",
      { zh: "第 2 页没有第 1 页的记录", en: "no record of page 1 on page 2" },
      twice[0],
    );
  const last = Math.max(1, Math.ceil(first.total / first.size));
  const past = await ask(last + 1);
  if (past && past.list.length > 0)
    fail(
      past,
      "past-the-end",
      { zh: `共 ${last} 页，第 ${last + 1} 页为空`, en: `page ${last + 1} of ${last} is empty` },
      past.list[0],
    );
  if (past && past.total !== first.total)
    fail(past, "total", { zh: `总数不变：${first.total}`, en: `the total stays ${first.total}` }, past.total);
}

function checkPage(
  page: Page,
  asked: number,
  names: ReadonlySet<string>,
  fail: (page: Page, law: string, expected: Words, seen: unknown) => void,
): void {
  if (page.page !== asked) fail(page, "page", same(`page = ${asked}`), page.page);
  if (names.has("page_size") && page.size !== WANTED_SIZE)
    fail(page, "page_size", same(`page_size = ${WANTED_SIZE}`), page.size);
  const length = Math.max(0, Math.min(page.size, page.total - (asked - 1) * page.size));
  if (page.list.length !== length)
    fail(
      page,
      "length",
      {
        zh: `第 ${asked} 页有 ${length} 条（共 ${page.total} 条）`,
        en: `${length} records on page ${asked} of ${page.total} in all`,
      },
      page.list.length,
    );
}

const set = (input: Input, name: string, value: number) =>
  withValue(input, { part: "query", keys: [name] }, value);

function readPage(exchange: Exchange): Page | undefined {
  if (!isSuccess(exchange.answer)) return undefined;
  const {
    list,
    total,
    page,
    page_size: size,
  } = (envelopeOf(exchange.answer).data ?? {}) as Record<string, unknown>;
  if (
    !Array.isArray(list) ||
    typeof total !== "number" ||
    typeof page !== "number" ||
    typeof size !== "number"
  )
    return undefined;
  return size > 0 ? { exchange, list, total, page, size } : undefined;
}

function isSame(a: unknown, b: unknown): boolean {
  const [one, other] = [(a as { id?: unknown } | null)?.id, (b as { id?: unknown } | null)?.id];
  return one !== undefined && one === other;
}
