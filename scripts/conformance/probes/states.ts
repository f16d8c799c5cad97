import { baseInput } from "../../api-client/generate/base-input.ts";
import { isId } from "../../api-client/generate/known-ids.ts";
import type { Words } from "../../api-client/words.ts";
import { askList, withQuery } from "./list-page.ts";
import type { Probe } from "./probe.ts";

const LISTED: Words = { zh: "各状态的列表", en: "the list of each state" };

/**
 * Reads a record of each state, such as the papers of a shipped order and of a canceled one: the first of a list may be
 * in a state that shows little. A state may refuse it, so that only the response itself is checked.
 */
export const probeStates: Probe = async (run, operation, base) => {
  const [parameter, ...others] = operation.parameters.filter((each) => each.in === "path");
  if (!base || !parameter || others.length > 0 || operation.body) return;
  const listPath = operation.path.slice(0, operation.path.indexOf(`/{${parameter.name}}`));
  const list = run.contract.operations.find(({ method, path }) => method === "GET" && path === listPath);
  const states = list?.parameters.find(({ name }) => name === "status")?.schema.enum;
  const whole = list && baseInput(list, run.known);
  if (!list || !states || !whole) return;
  for (const status of states as readonly number[]) {
    const found = await askList(run, list, withQuery(whole.input, { status }), LISTED);
    const id = found?.records[0]?.id;
    if (!isId(id)) continue;
    const probe = { zh: `状态为 ${status} 的记录`, en: `a record in the state ${status}` };
    await run.tester.call(operation, { ...base.input, path: { [parameter.name]: id } }, probe);
  }
};
