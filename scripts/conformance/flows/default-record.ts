import type { Contract } from "../../api-client/contract/operation.ts";
import { baseInput } from "../../api-client/generate/base-input.ts";
import { recordsOf } from "../../api-client/generate/known-ids.ts";
import type { Entry } from "./record-trip.ts";
import { type Resource, resourcesOf } from "./resources.ts";
import type { Flow, Steps } from "./steps.ts";

const TRANSIENT = { isTransient: true } as const;

/** For records with `…/{id}/default`: make one the default, restore the previous default, remove it. */
export const defaultFlows = (contract: Contract): readonly Flow[] =>
  resourcesOf(contract).flatMap((resource) => {
    const choose = contract.operations.find(
      ({ method, path }) => method === "POST" && path === `${resource.remove.path}/default`,
    );
    return choose ? [defaultFlow(resource, choose.id)] : [];
  });

const defaultFlow = ({ list, make, remove, key }: Resource, choose: string): Flow => ({
  id: choose,
  name: { zh: `流程：${choose}`, en: `flow: ${choose}` },
  operations: [list.id, make.id, remove.id, choose],
  writes: true,
  async walk(steps) {
    const before = (await entries(steps, list.id)).find(isDefault);
    const first = steps.need(before, { zh: "没有默认的记录", en: "no record is the default" });
    const base = baseInput(make, steps.run.known)?.input.body;
    const body = { ...base, is_default: 0 };
    const made = (await steps.succeed(make.id, { body, ...TRANSIENT })).data as Entry;
    steps.restoreBy(async (send) => {
      await send(choose, { path: { [key]: first.id } });
      await send(remove.id, { path: { [key]: made.id } });
    });
    for (const { id } of [made, first]) {
      const { exchange } = await steps.succeed(choose, { path: { [key]: id } });
      const defaults = (await entries(steps, list.id)).filter(isDefault).map((entry) => entry.id);
      const expected = { zh: `只有 ${id} 是默认`, en: `${id} is the only default` };
      steps.law(exchange, String(defaults) === String(id), "default", expected, defaults);
    }
  },
});

const isDefault = (entry: Entry) => entry.is_default === 1;

const entries = async (steps: Steps, id: string) =>
  recordsOf((await steps.succeed(id, TRANSIENT)).data) as readonly Entry[];
