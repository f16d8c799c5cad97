import type { Schema } from "#api-spec/kit/schema.ts";
import { same, show } from "../checks/finding.ts";
import type { Operation, Parameter } from "../contract/operation.ts";
import type { Base } from "../generate/base-input.ts";
import { envelopeOf, isSuccess } from "../http/exchange.ts";
import { withValue } from "../request/input.ts";
import { recordsOf } from "../generate/known-ids.ts";
import type { Words } from "../words.ts";
import type { ProbeRun } from "./probe.ts";

/**
 * Filters a list by a value from its own records, with the parameter of the same name: only records with that value may
 * be left (§7).
 */
export async function probeFilter(
  run: ProbeRun,
  operation: Operation,
  base: Base | undefined,
): Promise<void> {
  if (operation.method !== "GET") return;
  if (!base || base.isGuessed) return;
  const filters = operation.parameters.filter(
    (parameter) => parameter.in === "query" && isField(operation, parameter),
  );
  if (filters.length === 0) return;
  const probe: Words = { zh: "不加筛选", en: "without a filter" };
  const { answer } = await run.tester.call(operation, base.input, probe);
  if (!isSuccess(answer)) return;
  for (const { name, schema } of filters) {
    const asked = schema.enum ?? [];
    const values = valuesOf(envelopeOf(answer).data, name).filter((value) => asked.includes(value as never));
    // For a flag, 0 may mean both.
    const isFlag = String(asked) === "0,1";
    for (const value of new Set(values))
      if (!isFlag || value === 1) await checkFilter(run, operation, base, name, value as string | number);
  }
}

/** Whether records have a field with this name and the same values; the same name may mean something else. */
function isField({ success }: Operation, { name, schema }: Parameter): boolean {
  const values = schema.enum;
  const at = (parent: Schema | undefined, field: string) => parent && parent.properties?.[field];
  const data = at(success, "data");
  const records = at(data, "list") ?? at(data, "data") ?? data;
  const field = at(records && records.items, name);
  return values !== undefined && field !== undefined && String(field.enum) === String(values);
}

async function checkFilter(
  run: ProbeRun,
  operation: Operation,
  base: Base,
  name: string,
  value: string | number,
) {
  const probe: Words = { zh: `筛选 ${name}=${value}`, en: `filtered by ${name}=${value}` };
  const input = withValue(base.input, { part: "query", keys: [name] }, value);
  const exchange = await run.tester.call(operation, input, probe);
  if (!isSuccess(exchange.answer)) return;
  const seen = [...new Set(valuesOf(envelopeOf(exchange.answer).data, name))];
  if (seen.every((each) => each === value)) return;
  const expected = {
    zh: `列表中的 ${name} 都是 ${value}`,
    en: `${name} ${value} in every record of the list`,
  };
  run.recorder.add(
    exchange,
    { rule: "filter-ignored", place: `query ${name}`, expected, seen: same(`${name} ${show(seen)}`) },
    probe,
  );
}

/** The values of a field in the records of a list. */
const valuesOf = (data: unknown, name: string): unknown[] =>
  recordsOf(data).flatMap((record) => {
    const value = (record as Record<string, unknown> | null)?.[name];
    return value === undefined ? [] : [value];
  });
