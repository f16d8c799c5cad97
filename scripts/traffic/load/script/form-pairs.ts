/** What the form codec needs of URLSearchParams, which k6 does not have. */
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
