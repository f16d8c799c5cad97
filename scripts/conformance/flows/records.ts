import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import type { Schema } from "#api-spec/kit/schema.ts";
import { baseInput } from "../../api-client/generate/base-input.ts";
import { isReference } from "../../api-client/generate/find-data.ts";
import { bodiesAround } from "../../api-client/generate/inputs-around.ts";
import { sampleOf } from "../../api-client/generate/sample.ts";
import { type Fields, fieldOf } from "../../api-client/request/input.ts";
import { bodyEdges } from "../generate/body-edges.ts";
import { bodyPlace } from "../probes/accepted.ts";
import { searchCounterexamples } from "../probes/search-counterexamples.ts";
import { GENERATED } from "../probes/valid.ts";
import { type Entry, RecordTrip, type Sent } from "./record-trip.ts";
import type { Resource } from "./resources.ts";
import type { Flow, Steps } from "./steps.ts";

const DEFAULT = "is_default";

/**
 * Creates, changes and deletes records with every valid body: each field at its bounds, then generated ones. Values
 * must be returned and listed as sent; the list is restored.
 */
export const recordsFlow = (resource: Resource): Flow => ({
  id: resource.make.path.split("/").at(-1) ?? resource.make.id,
  name: {
    zh: `流程：${resource.make.id} 等，新增、修改、删除`,
    en: `flow: ${resource.make.id}, change and remove`,
  },
  operations: [resource.list, resource.make, resource.change, resource.remove].map(({ id }) => id),
  writes: true,
  async walk(steps) {
    const trip = new RecordTrip(steps, resource);
    const before = await trip.list();
    steps.restoreBy((send) => trip.restore(send, before));
    const base = baseInput(resource.make, steps.run.known)?.input.body;
    if (!base || !resource.make.body) return;
    const plain: Fields = base[DEFAULT] === undefined ? base : { ...base, [DEFAULT]: 0 };
    await trip.walk(before, { body: plain }, { body: base });
    const full = fullBody(resource.make.body.schema, plain);
    await trip.walk(before, { body: full }, { body: full });
    const edges = edgesOf(resource, full);
    // Each edge is used once for creating and once for changing.
    for (const [index, edge] of edges.entries())
      await trip.walk(before, edge, edges[(index + Math.ceil(edges.length / 2)) % edges.length] ?? edge);
    const bodies = bodiesAround(resource.make.body.schema, plain);
    await searchCounterexamples(
      steps.run,
      this.id,
      this.operations,
      fc.tuple(bodies, bodies),
      ([made, changed]) =>
        trip.walk(before, { body: made, probe: GENERATED }, { body: changed, probe: GENERATED }),
    );
    await checkUnchanged(steps, trip, before);
  },
});

/** With every optional field that does not refer to existing data. */
function fullBody(schema: Schema, plain: Fields): Fields {
  const { properties = {} } = schema;
  const missing = Object.entries(properties).filter(
    ([name, field]) => plain[name] === undefined && !isReference(name, field),
  );
  const added = missing.map(([name, field]) => [name, sampleOf(field)]);
  return { ...plain, ...(Object.fromEntries(added) as Fields) };
}

function edgesOf({ make }: Resource, full: Fields): Sent[] {
  const input = { path: {}, query: {}, body: full };
  return bodyEdges(make.body?.schema ?? {}, full).map(({ place, keyword, label, apply }) => ({
    body: apply(input).body ?? {},
    place: bodyPlace(fieldOf(place), keyword),
    probe: label,
  }));
}

/** Afterwards the list must be as before, except for the previous default, which is restored first. */
async function checkUnchanged(steps: Steps, trip: RecordTrip, before: readonly Entry[]): Promise<void> {
  await steps.restore();
  const { exchange, entries: after } = await trip.ask();
  const changed = before.filter((entry) => {
    const now = after.find(({ id }) => id === entry.id);
    return !isDeepStrictEqual(now, entry);
  });
  const expected = { zh: "其他记录不变", en: "other records stay as they were" };
  steps.none(exchange, "others", expected, { changed: changed.map(({ id }) => id) });
}
