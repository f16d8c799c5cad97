/** The maximum number of values per name; beyond it, the oldest are dropped. */
const MOST = 200;
const NAMES = /^(?:id|code|url|token|username|.*_(?:id|no|code))$/;

export type Id = string | number;

/**
 * The ids and numbers seen in responses, by the path of their list (`in:/api/order`), by tag (`of:order`) and by name
 * (`order_id`, also for `order: { id }` and for a list at `…/order`). Generated inputs take their ids from here.
 */
export class KnownIds {
  readonly #values = new Map<string, Set<Id>>();

  all(name: string): readonly Id[] {
    return [...(this.#values.get(name) ?? [])];
  }

  has(name: string, value: Id): boolean {
    return this.#values.get(name)?.has(value) ?? false;
  }

  add(name: string, value: Id): void {
    const values = this.#values.get(name) ?? new Set();
    this.#values.set(name, values);
    values.add(value);
    if (values.size > MOST) for (const oldest of values) return void values.delete(oldest);
  }

  /** Chooses the value to send: the first, or the newest for things that expire, such as a checkout. */
  choose(values: readonly Id[], name: string): Id | undefined {
    return values.at(name.endsWith("_no") ? -1 : 0);
  }

  /** Collects ids from the response data of an operation with this path and tag. */
  learn(path: string, tag: string, data: unknown): void {
    const place = path.split("/").at(-1) ?? "";
    for (const item of recordsOf(data)) {
      const id = (item as { id?: unknown } | null)?.id;
      if (!isId(id) || cannotBeBought(item) || isBanner(item)) continue;
      this.add(`in:${path}`, id);
      this.add(`of:${tag}`, id);
      this.add(`${place}_id`, id);
    }
    this.#walk(data, tag);
  }

  #walk(value: unknown, thing: string): void {
    if (Array.isArray(value)) for (const item of value) this.#walk(item, thing);
    else if (typeof value === "object" && value !== null)
      for (const [name, field] of Object.entries(value)) {
        if (typeof field === "object") this.#walk(field, name === "list" || name === "data" ? thing : name);
        else if (isId(field) && NAMES.test(name))
          this.add(name === "id" ? `${singular(thing)}_id` : name, field);
      }
  }
}

const COMBINATION = 3;

type Line = {
  readonly is_selected?: number;
  readonly type?: number;
  readonly goods?: { readonly is_buy?: number; readonly number?: number };
};

/** A line of a cart that no call can check out, nor price: its id would be refused with reason. */
function cannotBeBought(item: unknown): boolean {
  const { is_selected: selected, type, goods } = item as Line;
  if (selected === undefined || !goods || type === COMBINATION) return false;
  return goods.is_buy === 0 || (goods.number ?? 1) <= 0;
}

/** A banner's id names no record: no call takes it. */
const isBanner = (item: unknown): boolean =>
  ["image", "url", "title"].every((name) => Object.hasOwn(Object(item) as object, name));

export const isId = (value: unknown): value is Id =>
  (typeof value === "number" && value > 0) ||
  (typeof value === "string" && value !== "" && value.length < 200);

const singular = (name: string) => (name.endsWith("s") && name !== "goods" ? name.slice(0, -1) : name);

/** The records in the data of a response: a page of a list, a plain list, or a single record. */
export function recordsOf(data: unknown): readonly unknown[] {
  if (Array.isArray(data)) return data;
  if (typeof data !== "object" || data === null) return [];
  const { list, data: inner } = data as { list?: unknown; data?: unknown };
  if (Array.isArray(list)) return list;
  return Array.isArray(inner) ? inner : [data];
}
