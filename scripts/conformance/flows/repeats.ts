import { randomUUID } from "node:crypto";
import type { Schema } from "#api-spec/kit/schema.ts";
import { type Contract, KEY_HEADER } from "../../api-client/contract/operation.ts";
import { baseInput } from "../../api-client/generate/base-input.ts";
import { envelopeOf, isSuccess } from "../../api-client/http/exchange.ts";
import type { Fields } from "../../api-client/request/input.ts";
import { REQUESTED_WITH } from "../../api-client/request/write-call.ts";
import type { Words } from "../../api-client/words.ts";
import type { Entry } from "./record-trip.ts";
import { type Resource, resourcesOf } from "./resources.ts";
import type { Flow } from "./steps.ts";

const AGAIN: Words = { zh: "以同一 Idempotency-Key 再次到达", en: "again with its Idempotency-Key" };
const OTHER: Words = {
  zh: "同一 Idempotency-Key，内容不同",
  en: "other content with the same Idempotency-Key",
};

/**
 * For records whose making names the header: a call that arrives twice makes one, and its key stands for no other
 * content.
 */
export const repeatFlows = (contract: Contract): readonly Flow[] =>
  resourcesOf(contract)
    .filter(({ make }) => make.isKeyed)
    .map(repeatFlow);

const repeatFlow = ({ make, remove, key }: Resource): Flow => ({
  id: `${make.id}-twice`,
  name: { zh: `流程：${make.id} 两次到达`, en: `flow: ${make.id} arrives twice` },
  operations: [make.id, remove.id],
  writes: true,
  async walk(steps) {
    const base = baseInput(make, steps.run.known)?.input.body;
    if (!base) return;
    // The default stays where it is.
    const body: Fields = base.is_default === undefined ? base : { ...base, is_default: 0 };
    const made = new Set<number>();
    steps.restoreBy(async (send) => {
      for (const id of made) await send(remove.id, { path: { [key]: id } });
    });
    // Another one in each run: the server knows those of the last day.
    const options = { sentBy: { ...REQUESTED_WITH, [KEY_HEADER]: randomUUID() }, isTransient: true };
    const send = async (probe?: Words) => {
      const { data, exchange } = await steps.succeed(make.id, { body, probe, ...options });
      const { id } = data as Entry;
      made.add(id);
      return { id, exchange };
    };
    const { id } = await send();
    const again = await send(AGAIN);
    const expected = { zh: `仍是 ${id}`, en: `${id} again` };
    steps.equal(again.exchange, "data.id", again.id, id, expected, "repeat");
    const counted = await steps.call(make.id, { body, isTransient: true });
    // A name that has to be unique may be refused.
    if (isSuccess(counted.response)) {
      const { id: third } = envelopeOf(counted.response).data as Entry;
      made.add(third);
      const another = { zh: "另一条：没有 Idempotency-Key", en: "another one: without the header" };
      steps.law(counted, third !== id, "without the header", another, third, "repeat");
    }
    const other = withOtherText(make.body?.schema.properties ?? {}, body);
    if (!other) return;
    const refusal = { status: 422, rule: "repeat", field: "Idempotency-Key" } as const;
    const { response } = await steps.refused(make.id, "other content", refusal, {
      body: other,
      probe: OTHER,
      ...options,
    });
    if (isSuccess(response)) made.add((envelopeOf(response).data as Entry).id);
  },
});

/** The body with one character more in its first free text. */
function withOtherText(properties: Readonly<Record<string, Schema>>, body: Fields): Fields | undefined {
  for (const [name, { enum: values, pattern, format, maxLength }] of Object.entries(properties)) {
    const text = body[name];
    if (typeof text !== "string" || values || pattern || format) continue;
    if (text.length < (maxLength ?? Number.POSITIVE_INFINITY)) return { ...body, [name]: `${text}二` };
  }
  return undefined;
}
