/** How many values of one name are remembered; the oldest make room. */
const MOST = 40;
/** Of a long list the first few say enough. */
const MOST_ITEMS = 12;
const NAMES = /^(?:id|code|url|key|.*_(?:id|no|code))$/;

/**
 * What a buyer has learned from the answers so far: ids and numbers, by the name of their field, by the thing they
 * belong to (`goods_id` also from `goods: { id }`) and by the path of the list in which they stood.
 */
export class Known {
  readonly #values = new Map<string, (string | number)[]>();

  add(name: string, value: string | number): void {
    let values = this.#values.get(name);
    if (!values) this.#values.set(name, (values = []));
    const at = values.indexOf(value);
    // The latest stand last.
    if (at !== -1) values.splice(at, 1);
    values.push(value);
    if (values.length > MOST) values.shift();
  }

  forget(name: string): void {
    this.#values.delete(name);
  }

  all(name: string): readonly (string | number)[] {
    return this.#values.get(name) ?? [];
  }

  /** Any value of this name, the latest more often; undefined when there is none. */
  pick(name: string, random: () => number): string | number | undefined {
    const values = this.all(name);
    const draw = random();
    if (draw < 0.4) return values.at(-1);
    return values[Math.floor(random() * values.length)];
  }

  /** Learns from the data of an answer of this path (`/api/order`) and tag. */
  learn(path: string, tag: string, data: unknown): void {
    const items = listOf(data);
    for (const item of items.slice(0, MOST_ITEMS))
      if (typeof item === "object" && item !== null && "id" in item && isPlain(item.id)) {
        this.add(`in:${path}`, item.id);
        this.add(`of:${tag}`, item.id);
      }
    this.#walk(data, tag);
  }

  #walk(value: unknown, thing: string): void {
    if (Array.isArray(value)) for (const item of value.slice(0, MOST_ITEMS)) this.#walk(item, thing);
    else if (typeof value === "object" && value !== null)
      for (const [name, field] of Object.entries(value)) {
        if (typeof field === "object") this.#walk(field, name === "list" || name === "data" ? thing : name);
        else if (isPlain(field) && NAMES.test(name)) {
          this.add(name, field);
          if (name === "id") this.add(`${singular(thing)}_id`, field);
        }
      }
  }
}

const isPlain = (value: unknown): value is string | number =>
  typeof value === "number" || (typeof value === "string" && value !== "" && value.length < 200);

const singular = (name: string) => (name.endsWith("s") && name !== "goods" ? name.slice(0, -1) : name);

/** The records of an answer's data: a page of a list, a plain list, or one record. */
export function listOf(data: unknown): unknown[] {
  if (Array.isArray(data)) return data;
  if (typeof data !== "object" || data === null) return [];
  const { list, data: inner } = data as { list?: unknown; data?: unknown };
  if (Array.isArray(list)) return list;
  return Array.isArray(inner) ? inner : [data];
}
