import { PAGE_RECORDS_MAX } from "#generated/control/limits.ts";
import type { ChangeRecordBody } from "#generated/control/model/changeRecordBody.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { inTurns } from "#mock/http/in-turns.ts";
import { errorResponse, jsonResponse } from "#mock/http/responses.ts";
import { InputError, isRecord } from "#mock/input/input-error.ts";
import { unknownName } from "#mock/input/unknown-name.ts";
import { say } from "#mock/language/say.ts";
import { MisfitError, mergeRecord, shapeOf } from "#mock/world/record-shape.ts";
import type { Key, Store } from "#mock/world/store.ts";
import type { Table } from "#mock/world/table.ts";
import type { ControlRequest, ControlRoute } from "./control-request.ts";
import { makerNamed } from "./create.ts";
import { moveOrder, stateOfStatus } from "./setup-orders.ts";
import { showWorld } from "./worlds.ts";

/**
 * The tables of this world, or with `?table=` the records of one, by `?key=` or searched by `?q=`, in pages. PATCH
 * changes fields of the record that table and key name.
 */
export const stateRoute: ControlRoute = {
  GET: async ({ world, search }) => {
    const { store } = world.state;
    const name = search.get("table");
    if (name === null)
      return jsonResponse(200, {
        tables: [...store.tables].map(([table, { size, changed }]) => ({ table, records: size, changed })),
      });
    const page = Number(search.get("page") ?? 1);
    const size = Math.min(PAGE_RECORDS_MAX, Number(search.get("page_size") ?? 50));
    const records = await findRecords(store, name, search);
    if (!records)
      return errorResponse(
        404,
        unknownName(say("unknown table", "未知的表"), name, [...store.tables.keys()]),
      );
    const shown = records.slice((page - 1) * size, page * size);
    return jsonResponse(200, { table: name, total: records.length, page, page_size: size, records: shown });
  },
  PATCH: ({ app, world, search, body }: ControlRequest<ChangeRecordBody>) => {
    const { store } = world.state;
    const [name, key] = [search.get("table"), search.get("key")];
    if (name === null || key === null)
      throw new InputError(say("name one record: ?table=goods&key=7", "请指定一条记录：?table=goods&key=7"));
    const table = store.tables.get(name);
    if (!table)
      return errorResponse(
        404,
        unknownName(say("unknown table", "未知的表"), name, [...store.tables.keys()]),
      );
    const found = [...table.entries()].find(([entryKey]) => String(entryKey) === key);
    if (!found)
      return errorResponse(404, say(`no record ${key} in the table ${name}`, `表 ${name} 中没有记录 ${key}`));
    const [entryKey, before] = found;
    const { status, ...rest } = body as { status?: unknown };
    const value = store.transaction(() => {
      const moved =
        name === "orders" && status !== undefined
          ? moveByHand(world.state, Number(entryKey), status)
          : before;
      const fields =
        name === "goods" && typeof body.sccj === "string"
          ? { ...body, ...makerNamed(world.state, body.sccj) }
          : body;
      const changed = changeRecord(name, moved, name === "orders" ? rest : fields, table);
      table.put(entryKey, changed);
      return changed;
    });
    app.events.emit(world.name, "world", showWorld(world));
    return jsonResponse(200, { key: entryKey, changed: table.seeded(entryKey) !== value, value });
  },
};

/** An order taken to a status with its payment and progress. Throws InputError for a status that it cannot come to. */
function moveByHand(state: WorldState, id: number, status: unknown): unknown {
  const order = state.orders.get(id);
  const user = order && state.users.get(order.userId);
  const target = stateOfStatus(status);
  if (!order || !user || !target)
    throw new InputError(
      say(
        "request body: status must be one of 1 to 6, see OrderStatus",
        "请求体：status 必须是 1 到 6，见 OrderStatus",
      ),
    );
  return status === order.status ? order : moveOrder(state, user, order, target);
}

/** Throws InputError for fields and values that no record of the table has, and for another identity. */
function changeRecord(
  name: string,
  before: unknown,
  patch: ChangeRecordBody,
  table: Pick<Table<Key, unknown>, "entries">,
): unknown {
  const id = isRecord(before) ? before.id : undefined;
  if (id !== undefined && "id" in patch && patch.id !== id)
    throw new InputError(
      say(
        "request body: id is what the record is found by and cannot be changed",
        "请求体：id 用于查找记录，不能修改",
      ),
    );
  try {
    return mergeRecord(before, patch, shapeOf(valuesOf(table)));
  } catch (error) {
    if (!(error instanceof MisfitError)) throw error;
    const { place, message, text, names } = error;
    throw new InputError(
      names.length > 0
        ? `${say("request body: ", "请求体：")}${unknownName(`${name}${place && `.${place}`}${say(" has no field", " 没有字段")}`, message, names)}`
        : `${say("request body: ", "请求体：")}${place} ${say(...text)}`,
    );
  }
}

function* valuesOf({ entries }: Pick<Table<Key, unknown>, "entries">): Generator<unknown> {
  for (const [, value] of entries()) yield value;
}

/**
 * The records of a table with the key, or with `q` in their key or JSON, by key, so that a change moves none; undefined
 * if the table does not exist.
 */
async function findRecords({ tables }: Store, name: string, search: URLSearchParams) {
  const table = tables.get(name);
  if (!table) return undefined;
  const key = search.get("key");
  const term = (search.get("q") ?? "").toLowerCase();
  const found: Entry[] = [];
  // As they are now: the table may change between two turns.
  const entries = [...table.entries()];
  await inTurns(
    (function* filter() {
      for (const entry of entries) {
        const [entryKey, value] = entry;
        const isMeant = key === null || String(entryKey) === key;
        if (isMeant && (term === "" || `${entryKey} ${JSON.stringify(value)}`.toLowerCase().includes(term)))
          found.push(entry);
        yield;
      }
    })(),
  );
  return found
    .toSorted(([a], [b]) => byNumber(a, b))
    .map(([entryKey, value]) => ({ key: entryKey, changed: table.seeded(entryKey) !== value, value }));
}

type Entry = readonly [key: Key, value: unknown];

const collator = new Intl.Collator("en", { numeric: true });

const byNumber = (a: Key, b: Key): number =>
  typeof a === "number" && typeof b === "number" ? a - b : collator.compare(String(a), String(b));

/** Lists the messages that this world has "sent": SMS codes, oldest first. */
export const outboxRoute: ControlRoute = {
  GET: ({ world }) => jsonResponse(200, { messages: world.state.outbox }),
};
