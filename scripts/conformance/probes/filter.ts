import { describeFilter } from "#api-spec/kit/list-laws.ts";
import { same, show } from "../../api-client/checks/finding.ts";
import type { Operation, Parameter } from "../../api-client/contract/operation.ts";
import type { Input } from "../../api-client/request/input.ts";
import type { Words } from "../../api-client/words.ts";
import { type Fits, fieldsOf, fitsOf } from "./filter-laws.ts";
import { checkTree } from "./filter-tree.ts";
import { chosenWords, valuesFor } from "./filter-values.ts";
import { type ListResponse, type Query, type Row, askList, valueAt, withQuery } from "./list-page.ts";
import type { Probe, ProbeRun } from "./probe.ts";

const WHOLE: Words = { zh: "不加筛选", en: "without a filter" };
const MOST_SEEN = 50;

/**
 * Every filter leaves only what was requested, and drops none of it: the law of each is in the contract as `x-filter`
 * of its parameter (§7). Values are those of the enum, or come from the list itself.
 */
export const probeFilter: Probe = async (run, operation, base) => {
  if (!base || base.isGuessed) return;
  const filters = operation.parameters.filter(({ filter }) => filter && !("exempt" in filter));
  if (filters.length === 0) return;
  const isSized = operation.parameters.some(({ name }) => name === "page_size");
  const input = isSized ? withQuery(base.input, { page_size: MOST_SEEN }) : base.input;
  const whole = await askList(run, operation, input, WHOLE);
  if (!whole) return;
  const checks = filters.map((parameter) => ({
    run,
    operation,
    input,
    parameter,
    whole,
    unless: unlessOf(operation, parameter),
  }));
  for (const check of checks) await checkFilter(check);
  const alone = checks.filter(({ unless }) => unless === undefined);
  for (const [index, check] of alone.entries()) await checkPair(check, alone[index + 1]);
};

/** The flag beside the list that says that it forgives mistakes, of the parameter or of the one with its words. */
function unlessOf({ parameters }: Operation, { filter }: Parameter): string | undefined {
  if (!filter) return undefined;
  const law = "words" in filter ? parameters.find(({ name }) => name === filter.words)?.filter : filter;
  return law && "relation" in law ? law.unless : undefined;
}

type Check = {
  readonly run: ProbeRun;
  readonly operation: Operation;
  readonly input: Input;
  readonly parameter: Parameter;
  /** The list without the filter. */
  readonly whole: ListResponse;
  readonly unless: string | undefined;
};

async function checkFilter(check: Check): Promise<void> {
  const { run, operation, input, parameter, whole } = check;
  const { name, filter: law } = parameter;
  if (!law) return;
  if ("counted" in law) return checkCounts(check, law.counted);
  if ("relation" in law && law.relation === "in-tree") {
    const [field = ""] = fieldsOf(law);
    return checkTree(run, operation, input, { name, field }, whole);
  }
  if ("words" in law) {
    for (const { field, ...query } of chosenWords(parameter, whole)) {
      const text = query[law.words] ?? "";
      await checkLeft(check, query, fitsOf({ relation: "contains", field }, text));
    }
    return;
  }
  for (const query of valuesFor(parameter, whole))
    await checkLeft(check, query, fitsOf(law, query[name] ?? ""));
}

/** Two filters at once leave what fits both; their values are those of one record. */
async function checkPair(check: Check, other: Check | undefined): Promise<void> {
  const { records } = check.whole;
  // There are records on both sides of one in the middle.
  const middle = Math.floor(records.length / 2);
  for (const record of [...records.slice(middle), ...records.slice(0, middle)]) {
    const one = filterBy(check, record);
    const two = other && filterBy(other, record);
    if (!one || !two || one.fits(record) !== true || two.fits(record) !== true) continue;
    const fits: Fits = (each) => {
      const both = [one.fits(each), two.fits(each)];
      return both.includes(false) ? false : both.includes(undefined) ? undefined : true;
    };
    const laws = [check.parameter, other.parameter];
    return checkLeft(check, { ...one.query, ...two.query }, fits, laws);
  }
}

/** A value of this filter that a record has, and its meaning. */
function filterBy({ parameter, whole }: Check, record: Row): { query: Query; fits: Fits } | undefined {
  const { name, filter: law } = parameter;
  const queries = valuesFor(parameter, { ...whole, records: [record] });
  return queries
    .map((query) => ({ query, fits: law ? fitsOf(law, query[name] ?? "") : () => undefined }))
    .find(({ fits }) => fits(record) === true);
}

const asText = (query: Query): string =>
  Object.entries(query)
    .map(([name, value]) => `${name}=${value}`)
    .join("&");

const probeOf = (query: Query): Words => ({
  zh: `筛选 ${asText(query)}`,
  en: `filtered by ${asText(query)}`,
});

/** Asks with the filter: what is left fits, and so many fit of what the whole list showed. */
async function checkLeft(
  check: Check,
  query: Query,
  fits: Fits,
  parameters = [check.parameter],
): Promise<void> {
  const { run, operation, input, parameter, unless } = check;
  const probe = probeOf(query);
  const ask = () => askList(run, operation, withQuery(input, query), probe);
  const left = await ask();
  if (!left || (unless !== undefined && left.data[unless] === 1)) return;
  const law = parameter.filter;
  const fields = law ? fieldsOf(law) : [];
  const place = `query ${parameters.map(({ name }) => name).join(" ")}`;
  const words = lawWords(parameters);
  const last = await lastPage(check, query, left, probe);
  for (const page of [left, last]) {
    const wrong = page?.records.find((record) => fits(record) === false);
    if (page && wrong) return fail(check, page, place, probe, words, shown(wrong, fields));
  }
  const end = last ?? left;
  const { page_size: size } = left.data;
  const rest = typeof size === "number" ? left.total - (Math.ceil(left.total / size) - 1) * size : undefined;
  if (
    rest !== undefined &&
    left.total > 0 &&
    end.records.length !== rest &&
    (await ask())?.total === left.total
  ) {
    const expected = {
      zh: `末页 ${rest} 条：共 ${left.total} 条`,
      en: `${rest} on the last page of ${left.total}`,
    };
    return fail(check, end, `${place} total`, probe, expected, `${end.records.length}`);
  }
  const isMissing = (of: ListResponse, to: ListResponse) => countFitting(of, fits) > to.total;
  if (!isMissing(check.whole, left)) return;
  // Somebody else may have changed the list meanwhile.
  const again = await askList(run, operation, input, WHOLE);
  const after = await ask();
  if (!again || !after || !isMissing(again, after)) return;
  const expected = {
    zh: `至少 ${countFitting(again, fits)} 条：不加筛选时就列出这么多`,
    en: `at least ${countFitting(again, fits)} records: so many are listed without the filter`,
  };
  fail(check, after, `${place} lost`, probe, expected, `${after.total}`);
}

/** Fetches the last page: records that the filter should have dropped may come after all matching ones. */
async function lastPage(
  { run, operation, input }: Check,
  query: Query,
  { data, records, total }: ListResponse,
  probe: Words,
): Promise<ListResponse | undefined> {
  const { page_size: size } = data;
  if (typeof size !== "number" || records.length === 0 || total <= size) return undefined;
  return askList(run, operation, withQuery(input, { ...query, page: Math.ceil(total / size) }), probe);
}

const countFitting = ({ records }: ListResponse, fits: Fits) =>
  records.filter((record) => fits(record) === true).length;

/** The contract's own sentence. */
const lawWords = (parameters: readonly Parameter[]): Words =>
  same(parameters.map(({ filter }) => (filter ? describeFilter(filter) : "")).join("; "));

const shown = (record: Row, fields: readonly string[]): string =>
  fields.map((field) => `${field} ${show(valueAt(record, field))}`).join(", ");

function fail(
  { run }: Check,
  { exchange }: ListResponse,
  place: string,
  probe: Words,
  expected: Words,
  seen: string,
): void {
  run.recorder.add(exchange, { rule: "filter-ignored", place, expected, seen: same(seen) }, probe);
}

/** A filter whose numbers are beside the list leaves so many. */
async function checkCounts(check: Check, counted: string): Promise<void> {
  const { run, operation, input, parameter, whole } = check;
  const entries = whole.data[counted];
  if (!Array.isArray(entries)) return;
  for (const { id, number } of entries as readonly { id: string | number; number: number }[]) {
    const query = { [parameter.name]: id };
    const left = await askList(run, operation, withQuery(input, query), probeOf(query));
    if (!left || left.total === number) continue;
    const expected = {
      zh: `${number} 条：${counted} 中 ${id} 的 number`,
      en: `${number} records: the number of ${id} in ${counted}`,
    };
    fail(check, left, `query ${parameter.name}`, probeOf(query), expected, `${left.total}`);
  }
}
