import { same, show } from "../../api-client/checks/finding.ts";
import type { Operation } from "../../api-client/contract/operation.ts";
import type { Input } from "../../api-client/request/input.ts";
import { type ListResponse, type Row, askList, valueAt, withQuery } from "./list-page.ts";
import type { ProbeRun } from "./probe.ts";

/**
 * A filter by a node of a tree, whose shape the list does not show: of two nodes at most one lies below the other, so
 * that not each can leave records of the other.
 */
export async function checkTree(
  run: ProbeRun,
  operation: Operation,
  input: Input,
  { name, field }: { readonly name: string; readonly field: string },
  whole: ListResponse,
): Promise<void> {
  const nodes = [...new Set(whole.records.map((record) => valueAt(record, field)))];
  const [one, other] = [nodes[0], nodes.at(-1)];
  if (typeof one !== "number" || typeof other !== "number" || one === other) return;
  const ask = (node: number) => {
    const probe = { zh: `筛选 ${name}=${node}`, en: `filtered by ${name}=${node}` };
    return askList(run, operation, withQuery(input, { [name]: node }), probe);
  };
  const [ofOne, ofOther] = [await ask(one), await ask(other)];
  if (!ofOne || !ofOther) return;
  const has = ({ records }: ListResponse, node: number) =>
    records.some((record: Row) => valueAt(record, field) === node);
  const probe = { zh: `筛选 ${name}=${other}`, en: `filtered by ${name}=${other}` };
  const fail = (place: string, expected: { zh: string; en: string }, response: ListResponse) => {
    const seen = [...new Set(response.records.map((record) => valueAt(record, field)))];
    run.recorder.add(
      response.exchange,
      { rule: "filter-ignored", place, expected, seen: same(`${field} ${show(seen)}`) },
      probe,
    );
  };
  if (has(ofOne, other) && has(ofOther, one))
    fail(
      `query ${name}`,
      {
        zh: `${one} 与 ${other} 至多一个在另一个之下，结果却都有对方的记录`,
        en: `of ${one} and ${other} at most one lies below the other, not records of both in each`,
      },
      ofOther,
    );
  else if (!has(ofOther, other) && ofOther.records.length === ofOther.total)
    fail(
      `query ${name} lost`,
      { zh: `含 ${field} ${other} 的记录`, en: `records whose ${field} is ${other}` },
      ofOther,
    );
}
