/** The cookies of one session. */
export class Cookies {
  readonly #values = new Map<string, string>();

  static of(header: string): Cookies {
    const cookies = new Cookies();
    for (const pair of header.split(";")) cookies.take(pair.trim());
    return cookies;
  }

  /** Applies a `Set-Cookie` header; an empty value or a date in the past deletes the cookie. */
  take(setCookie: string): void {
    const [pair = "", ...attributes] = setCookie.split(";");
    const equals = pair.indexOf("=");
    if (equals <= 0) return;
    const name = pair.slice(0, equals).trim();
    const value = pair.slice(equals + 1).trim();
    const isOver = attributes.some((attribute) => /^\s*max-age=(?:0|-\d+)\s*$/i.test(attribute));
    if (value === "" || isOver) this.#values.delete(name);
    else this.#values.set(name, value);
  }

  values(): readonly string[] {
    return [...this.#values.values()];
  }

  header(): string {
    return [...this.#values].map(([name, value]) => `${name}=${value}`).join("; ");
  }
}
