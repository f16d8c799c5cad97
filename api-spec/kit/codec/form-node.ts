import { FormError } from "./form-error.ts";

export type FormData = string | FormData[] | FormObject;
export type FormObject = { [name: string]: FormData };

const INDEX = /^(?:0|[1-9]\d*)$/;

/** One name of a form while it is parsed: a value, several values of the same name, or nested names. */
export class FormNode {
  /** One value in itself: a list for each of many thousands would cost more than the values. */
  private values: string | string[] | undefined;
  private children: Map<string, FormNode> | undefined;
  private appended = 0;

  /** The child node; an empty name is the next item of a list. */
  child(segment: string, fullName: string): FormNode {
    // `ids=1&ids[]=2` is one list with two items.
    if (this.values !== undefined && segment === "") this.valuesToChildren();
    if (this.values !== undefined) throw new FormError("conflict", fullName);
    this.children ??= new Map();
    const key = segment === "" ? this.nextIndex() : segment;
    const known = this.children.get(key);
    if (known) return known;
    const created = new FormNode();
    this.children.set(key, created);
    return created;
  }

  add(value: string, fullName: string): void {
    if (this.children) throw new FormError("conflict", fullName);
    if (this.values === undefined) this.values = value;
    else if (typeof this.values === "string") this.values = [this.values, value];
    else this.values.push(value);
  }

  toObject(): FormObject {
    const object: FormObject = {};
    for (const [name, node] of this.children ?? []) object[name] = node.toData();
    return object;
  }

  private toData(): FormData {
    if (this.children) {
      const keys = [...this.children.keys()];
      return keys.every((key) => INDEX.test(key)) ? this.toList(keys) : this.toObject();
    }
    return this.values ?? "";
  }

  private toList(keys: string[]): FormData[] {
    const list: FormData[] = [];
    for (const key of inOrder(keys)) {
      const node = this.children?.get(key);
      if (node) list.push(node.toData());
    }
    return list;
  }

  private nextIndex(): string {
    while (this.children?.has(String(this.appended))) this.appended += 1;
    return String(this.appended++);
  }

  private valuesToChildren(): void {
    const values = [this.values ?? []].flat();
    this.values = undefined;
    this.children = new Map();
    for (const value of values) this.child("", "").add(value, "");
  }
}

/** Most forms have their indexes in order: those are not sorted again. */
function inOrder(keys: string[]): string[] {
  let last = -1;
  for (const key of keys) {
    if (Number(key) < last) return keys.toSorted((a, b) => Number(a) - Number(b));
    last = Number(key);
  }
  return keys;
}
