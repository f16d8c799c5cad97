import type { Skipped } from "../report.ts";
import type { Language, Words } from "../words.ts";

/** What was not checked, and why. */
export class SkipList {
  readonly #skipped: { readonly what: string; readonly reason: Words }[] = [];

  add(what: string, reason: Words): void {
    this.#skipped.push({ what, reason });
  }

  /** For a report: sorted by reason, then by name. */
  in(language: Language): Skipped[] {
    return this.#skipped
      .map(({ what, reason }) => ({ what, reason: reason[language] }))
      .toSorted((a, b) => a.reason.localeCompare(b.reason) || a.what.localeCompare(b.what));
  }
}
