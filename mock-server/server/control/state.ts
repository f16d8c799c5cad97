import { InputError } from "#mock/input/check-fields.ts";
import { unknownName } from "#mock/input/unknown-name.ts";
import type { Store } from "#mock/world/store.ts";
import { errorAnswer, jsonAnswer } from "#mock/http/answers.ts";
import type { ControlRoute } from "./control-request.ts";

const MOST_RECORDS = 200;

/** The tables of this world, or with `?table=` the records of one, by `?key=` or searched by `?q=`, in pages. */
export const stateRoute: ControlRoute = {
  GET: ({ world, search }) => {
    const { store } = world.state;
    const name = search.get("table");
    if (name === null)
      return jsonAnswer(200, {
        tables: [...store.tables].map(([table, { size, changed }]) => ({ table, records: size, changed })),
      });
    const page = readCount(search, "page", 1);
    const size = Math.min(MOST_RECORDS, readCount(search, "page_size", 50));
    const records = findRecords(store, name, search);
    if (!records) return errorAnswer(404, unknownName("unknown table", name, [...store.tables.keys()]));
    const shown = records.slice((page - 1) * size, page * size);
    return jsonAnswer(200, { table: name, total: records.length, page, page_size: size, records: shown });
  },
};

function readCount(search: URLSearchParams, name: string, fallback: number): number {
  const text = search.get(name);
  if (text === null) return fallback;
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  throw new InputError(`${name} must be a positive integer, not ${text}`);
}

/** The records of a table with the key, or with `q` in their key or JSON; undefined if the table does not exist. */
function findRecords({ tables }: Store, name: string, search: URLSearchParams) {
  const table = tables.get(name);
  if (!table) return undefined;
  const key = search.get("key");
  const wanted = (search.get("q") ?? "").toLowerCase();
  return [...table.entries()]
    .filter(
      ([own, value]) =>
        (key === null || String(own) === key) &&
        (wanted === "" || `${own} ${JSON.stringify(value)}`.toLowerCase().includes(wanted)),
    )
    .map(([own, value]) => ({ key: own, changed: table.seeded(own) !== value, value }));
}

/** What this world has "sent": SMS codes, oldest first. */
export const outboxRoute: ControlRoute = {
  GET: ({ world }) => jsonAnswer(200, { messages: world.state.outbox }),
};
