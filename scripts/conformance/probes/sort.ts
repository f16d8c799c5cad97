import type { SortKey } from "#api-spec/kit/list-laws.ts";
import { same, show } from "../../api-client/checks/finding.ts";
import type { Operation } from "../../api-client/contract/operation.ts";
import type { Base } from "../../api-client/generate/base-input.ts";
import type { Words } from "../../api-client/words.ts";
import { type ListResponse, type Query, askList, valueAt, withQuery } from "./list-page.ts";
import type { Probe, ProbeRun } from "./probe.ts";

/** Two pages show an order that holds only within each. */
const PAGES = [1, 2];

type Order = "asc" | "desc";

/** A list is in the order that was requested: what each value sorts by is in the contract as `x-sort` (§7). */
export const probeSort: Probe = async (run, operation, base) => {
  if (!base || base.isGuessed) return;
  for (const { name, sort } of operation.parameters) {
    if (!sort) continue;
    for (const [value, key] of Object.entries(sort.by)) {
      if ("exempt" in key) continue;
      await checkOrder(run, operation, base, { [name]: value }, key, key.order);
      if (sort.direction === undefined) continue;
      for (const order of ["asc", "desc"] as const)
        await checkOrder(run, operation, base, { [name]: value, [sort.direction]: order }, key, order);
    }
  }
};

async function checkOrder(
  run: ProbeRun,
  operation: Operation,
  { input }: Base,
  query: Query,
  { field }: Extract<SortKey, { field: string }>,
  order: Order,
): Promise<void> {
  const sorting = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  const probe: Words = { zh: `排序 ${sorting.join("&")}`, en: `sorted by ${sorting.join("&")}` };
  const isPaged = operation.parameters.some(({ name }) => name === "page");
  const ask = async () => {
    const responses: ListResponse[] = [];
    for (const page of isPaged ? PAGES : [1]) {
      const response = await askList(
        run,
        operation,
        withQuery(input, isPaged ? { ...query, page } : query),
        probe,
      );
      if (!response) return undefined;
      responses.push(response);
    }
    return responses;
  };
  const wrongPair = (responses: readonly ListResponse[] | undefined) => {
    const values = (responses ?? []).flatMap(({ records }) =>
      records.map((record) => valueAt(record, field)),
    );
    return outOfOrder(values, order);
  };
  const first = await ask();
  // Somebody else may have changed the list between the pages.
  if (!first || !wrongPair(first)) return;
  const again = await ask();
  const wrong = wrongPair(again);
  const exchange = again?.at(-1)?.exchange;
  if (!wrong || !exchange) return;
  const expected = {
    zh: `按 ${field} ${order === "asc" ? "升序" : "降序"}`,
    en: `by ${field}, ${order === "asc" ? "ascending" : "descending"}`,
  };
  run.recorder.add(
    exchange,
    {
      rule: "sort-ignored",
      place: sorting.join(" "),
      expected,
      seen: same(`${field} ${wrong.map(show).join(", ")}`),
    },
    probe,
  );
}

/** The first two neighbors in the wrong order; what has no value may come anywhere. */
function outOfOrder(values: readonly unknown[], order: Order): readonly [unknown, unknown] | undefined {
  const known = values.filter((value): value is string | number => value !== null && value !== undefined);
  for (let index = 1; index < known.length; index += 1) {
    const [before, after] = [known[index - 1], known[index]];
    if (before === undefined || after === undefined) continue;
    if (order === "asc" ? before > after : before < after) return [before, after];
  }
  return undefined;
}
