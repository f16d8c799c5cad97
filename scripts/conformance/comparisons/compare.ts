import { same, show } from "../../api-client/checks/finding.ts";
import type { Exchange } from "../../api-client/http/exchange.ts";
import type { Flow, Steps } from "../flows/steps.ts";

/** Judges the sentence by a response: its place, if it holds, and the values that show it. */
export type Judge = (exchange: Exchange, place: string, holds: boolean, seen: unknown) => void;

/** A sentence that only several responses together show to hold or not. */
export type Comparison = Flow & { readonly sentence: string };

/** A flow that reads with these operations and judges one sentence, as it stands in the contract. */
export const compare = (
  id: string,
  sentence: string,
  operations: readonly string[],
  look: (steps: Steps, judge: Judge) => Promise<void>,
): Comparison => ({
  id,
  sentence,
  operations,
  name: { zh: `比较：${id}`, en: `comparison: ${id}` },
  writes: false,
  walk: (steps) =>
    look(steps, (exchange, place, holds, seen) => {
      if (holds) return;
      const expected = { zh: `契约：${sentence}`, en: sentence };
      steps.record(exchange, {
        rule: "sentence",
        sentences: [sentence],
        place,
        expected,
        seen: same(show(seen)),
      });
    }),
});

/** The records of every page of a list, which is short enough to be read as a whole; undefined for a longer one. */
export async function wholeList<Page extends { readonly list: readonly unknown[]; readonly total: number }>(
  read: (page: number) => Promise<Page>,
): Promise<Page["list"][number][] | undefined> {
  const records: Page["list"][number][] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { list, total } = await read(page);
    records.push(...list);
    if (records.length >= total || list.length === 0) return records;
  }
  return undefined;
}

const MOST_PAGES = 20;
