type Entry = {
  readonly print: string;
  /** When the call that led to the next state returned; undefined for the latest state. */
  until: number | undefined;
};

/** The state after a restart: a past state and how long ago it ended (ms), or an unknown one. */
export type Found =
  | { readonly kind: "known"; readonly lostMs: number }
  | { readonly kind: "in flight" | "unknown" };

/** The states of a world, by fingerprint, one after each call. */
export class StateHistory {
  readonly #entries: Entry[] = [];
  #isCalling = false;

  /** A call is being sent. */
  begin(): void {
    this.#isCalling = true;
  }

  /** Records the end of the call and the resulting state. Calls are sequential, so nothing could be lost in between. */
  end(print: string, respondedAt: number): void {
    this.#isCalling = false;
    const latest = this.#entries.at(-1);
    // A call without changes keeps the latest state.
    if (latest?.print === print) return;
    if (latest) latest.until = respondedAt;
    this.#entries.push({ print, until: undefined });
  }

  /** Finds a state as of the kill; of equal states, the later one. */
  find(print: string, killedAt: number): Found {
    const entry = this.#entries.findLast((each) => each.print === print);
    if (entry) return { kind: "known", lostMs: entry.until === undefined ? 0 : killedAt - entry.until };
    return { kind: this.#isCalling ? "in flight" : "unknown" };
  }

  /** Starts over from the restored state. */
  restart(print: string): void {
    this.#entries.length = 0;
    this.#isCalling = false;
    this.end(print, performance.now());
  }
}
