import { isDeepStrictEqual } from "node:util";
import { same, show } from "../../api-client/checks/finding.ts";
import { type Exchange, envelopeOf, isSuccess } from "../../api-client/http/exchange.ts";
import type { Words } from "../../api-client/words.ts";
import { withQuery } from "./list-page.ts";
import type { Probe } from "./probe.ts";

type Page = {
  readonly exchange: Exchange;
  readonly list: readonly unknown[];
  readonly total: number;
  readonly page: number;
  readonly size: number;
};

type Fail = (page: Page, law: string, expected: Words, seen: unknown) => void;

const WANTED_SIZE = 5;
const SIZES = [WANTED_SIZE, 7, 6, 9, 11];
const PROBE: Words = { zh: "翻页", en: "turning pages" };

/**
 * Invariants of a paged list: the total is constant, pages carry their numbers and are disjoint, the same page twice is
 * equal, the last one has what the total leaves for it, past the end is empty.
 */
export const probePaging: Probe = async (run, operation, base) => {
  const names = new Set(operation.parameters.map(({ name }) => name));
  if (!names.has("page")) return;
  if (!base || base.isGuessed) return;
  const ask = async (page: number, size = WANTED_SIZE) => {
    const query = names.has("page_size") ? { page_size: size, page } : { page };
    return readPage(await run.tester.call(operation, withQuery(base.input, query), PROBE));
  };
  const first = await ask(1);
  if (!first) return;
  const second = await ask(2);
  if (!second) return;
  const fail: Fail = (page, law, expected, seen) =>
    run.recorder.add(page.exchange, { rule: "paging", place: law, expected, seen: same(show(seen)) }, PROBE);
  const size = names.has("page_size") ? WANTED_SIZE : undefined;
  for (const [number, page] of [first, second].entries()) checkPage(page, number + 1, size, fail);
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
  const again = second.list.length > 0 ? 2 : 1;
  await checkRepeated(again === 2 ? second : first, () => ask(again), fail);
  const last = Math.max(1, Math.ceil(first.total / first.size));
  await checkEnd(first, size !== undefined, ask, fail);
  const past = await ask(last + 1);
  if (past && past.list.length > 0)
    fail(
      past,
      "past-the-end",
      { zh: `共 ${last} 页，第 ${last + 1} 页为空`, en: `page ${last + 1} of ${last} is empty` },
      past.list[0],
    );
  if (past) expectTotal(past, first.total, fail);
};

/** Jumps to the last page, in a size that leaves it less than full. */
async function checkEnd(
  { total, size: given }: Page,
  isSized: boolean,
  ask: (page: number, size?: number) => Promise<Page | undefined>,
  fail: Fail,
): Promise<void> {
  const size = isSized ? (SIZES.find((each) => total % each > 0) ?? WANTED_SIZE) : given;
  const last = Math.ceil(total / size);
  const end = last > 2 ? await ask(last, size) : undefined;
  if (!end) return;
  checkPage(end, last, isSized ? size : undefined, fail);
  expectTotal(end, total, fail);
}

function expectTotal(page: Page, total: number, fail: Fail): void {
  if (page.total !== total)
    fail(page, "total", { zh: `总数不变：${total}`, en: `the total stays ${total}` }, page.total);
}

/** Removes timestamps, because the server's clock changes them in every response. */
const withoutClock = (list: readonly unknown[]): unknown =>
  JSON.parse(JSON.stringify(list, (name, value: unknown) => (name === "timestamp" ? undefined : value)));

/** Two reads of the same page are equal. If another user changed the list in between, the third equals the second. */
async function checkRepeated(once: Page, ask: () => Promise<Page | undefined>, fail: Fail): Promise<void> {
  const isEqual = (a: Page, b: Page) => isDeepStrictEqual(withoutClock(a.list), withoutClock(b.list));
  const twice = await ask();
  if (!twice || isEqual(once, twice)) return;
  const thrice = await ask();
  if (!thrice || isEqual(twice, thrice)) return;
  const index = thrice.list.findIndex(
    (item, place) => !isDeepStrictEqual(withoutClock([item]), withoutClock([twice.list[place]])),
  );
  const expected = {
    zh: `同一页再问一次结果相同：${show(twice.list[index])}`,
    en: `the same page asked again is equal: ${show(twice.list[index])}`,
  };
  fail(thrice, "repeated", expected, thrice.list[index]);
}

function checkPage(page: Page, number: number, size: number | undefined, fail: Fail): void {
  if (page.page !== number) fail(page, "page", same(`page = ${number}`), page.page);
  if (size !== undefined && page.size !== size)
    fail(page, "page_size", same(`page_size = ${size}`), page.size);
  const length = Math.max(0, Math.min(page.size, page.total - (number - 1) * page.size));
  if (page.list.length !== length)
    fail(
      page,
      "length",
      {
        zh: `第 ${number} 页有 ${length} 条（共 ${page.total} 条）`,
        en: `${length} records on page ${number} of ${page.total} in all`,
      },
      page.list.length,
    );
}

function readPage(exchange: Exchange): Page | undefined {
  if (!isSuccess(exchange.response)) return undefined;
  const {
    list,
    total,
    page,
    page_size: size,
  } = (envelopeOf(exchange.response).data ?? {}) as Record<string, unknown>;
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
