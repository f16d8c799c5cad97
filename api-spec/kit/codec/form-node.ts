import { FormError } from "./form-error.ts";

export type FormData = string | FormData[] | FormObject;
export type FormObject = { [name: string]: FormData };

const INDEX = /^(?:0|[1-9]\d*)$/;

/**
 * One name of a form while it is parsed. Nothing is decided before the last pair, so that the order of pairs matters
 * only to the items that have no index.
 */
export class FormNode {
  /**
   * Plain values as texts, and the items of `[]` as nodes, in the order sent. One value in itself: a list for each of
   * many thousands would cost more than the values.
   */
  private items: string | (string | FormNode)[] | undefined;
  private children: Map<string, FormNode> | undefined;

  /** The node of a field, or of a name or an index in brackets. */
  child(name: string): FormNode {
    this.children ??= new Map();
    const known = this.children.get(name);
    if (known) return known;
    const created = new FormNode();
    this.children.set(name, created);
    return created;
  }

  /** The node of `[]`: each begins an item of its own. */
  nextItem(): FormNode {
    const created = new FormNode();
    this.append(created);
    return created;
  }

  add(value: string): void {
    if (this.items === undefined) this.items = value;
    else this.append(value);
  }

  /** The fields of a whole form, of its root. Throws FormError for a name that is both a value and an object. */
  toObject(): FormObject {
    return this.toFields((name) => name);
  }

  private append(item: string | FormNode): void {
    if (Array.isArray(this.items)) this.items.push(item);
    else this.items = this.items === undefined ? [item] : [this.items, item];
  }

  private toData(fullName: string): FormData {
    const { items, children } = this;
    if (!children) return Array.isArray(items) ? this.toList([], fullName) : (items ?? "");
    const names = [...children.keys()];
    if (names.every((name) => INDEX.test(name))) return this.toList(inOrder(names), fullName);
    if (items !== undefined) throw new FormError("conflict", fullName);
    return this.toFields((name) => `${fullName}[${name}]`);
  }

  private toFields(toFullName: (name: string) => string): FormObject {
    const fields: FormObject = {};
    for (const [name, node] of this.children ?? []) fields[name] = node.toData(toFullName(name));
    return fields;
  }

  /** Items without an index follow those with one. */
  private toList(indexes: string[], fullName: string): FormData[] {
    const list: FormData[] = [];
    for (const index of indexes) list.push(this.child(index).toData(`${fullName}[${index}]`));
    for (const item of [this.items ?? []].flat())
      list.push(typeof item === "string" ? item : item.toData(`${fullName}[]`));
    return list;
  }
}

/** Most forms have their indexes in order: those are not sorted again. */
function inOrder(indexes: string[]): string[] {
  const isInOrder = indexes.every((index, at) => at === 0 || byIndex(indexes[at - 1] ?? "", index) < 0);
  return isInOrder ? indexes : indexes.toSorted(byIndex);
}

/** Compares digits: an index may be larger than a number holds. */
const byIndex = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : 1);
