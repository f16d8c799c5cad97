/** The part of URLSearchParams that the form codec needs, because k6 lacks that class. */
class FormPairs {
  readonly #pairs: string[] = [];
  append(name: string, value: string): void {
    this.#pairs.push(`${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  }
  toString(): string {
    return this.#pairs.join("&");
  }
}

Object.assign(globalThis, { URLSearchParams: FormPairs });
