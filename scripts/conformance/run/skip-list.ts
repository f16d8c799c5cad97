import type { Language, Words } from "../../api-client/words.ts";
import type { Skipped } from "../report.ts";

/** Undefined if it was checked after all; read when the report is made. */
type Reason = Words | (() => Words | undefined);

/** The parts of a run that were not checked, with the reasons. */
export class SkipList {
  readonly #skipped: { readonly what: string; readonly reason: Reason }[] = [];

  add(what: string, reason: Reason): void {
    this.#skipped.push({ what, reason });
  }

  /** For a report: sorted by reason, then by name. */
  in(language: Language): Skipped[] {
    return this.#skipped
      .flatMap(({ what, reason }) => {
        const words = typeof reason === "function" ? reason() : reason;
        return words ? [{ what, reason: words[language] }] : [];
      })
      .toSorted((a, b) => a.reason.localeCompare(b.reason) || a.what.localeCompare(b.what));
  }
}
