type Entry = {
  readonly print: string;
  /** When the call that led to the next state was answered; undefined while this is the latest. */
  until: number | undefined;
};

/** What was found after a restart: a state of the past and how long ago it had passed (ms), or none that we know. */
export type Found =
  | { readonly kind: "known"; readonly lostMs: number }
  | { readonly kind: "in flight" | "unknown" };

/** The states that a world has had, by fingerprint, one after each call. */
export class StateHistory {
  readonly #entries: Entry[] = [];
  #isCalling = false;

  /** A call is being sent. */
  begin(): void {
    this.#isCalling = true;
  }

  /**
   * The call was answered at this time, and this is the state of the world now. While it waited for its turn nothing was
   * done that could be lost.
   */
  end(print: string, answeredAt: number): void {
    this.#isCalling = false;
    const latest = this.#entries.at(-1);
    // A call that changed nothing leaves the latest the latest.
    if (latest?.print === print) return;
    if (latest) latest.until = answeredAt;
    this.#entries.push({ print, until: undefined });
  }

  /** Which state this is, seen from the moment of the kill; a state that came twice counts as the later. */
  find(print: string, killedAt: number): Found {
    const entry = this.#entries.findLast((each) => each.print === print);
    if (entry) return { kind: "known", lostMs: entry.until === undefined ? 0 : killedAt - entry.until };
    return { kind: this.#isCalling ? "in flight" : "unknown" };
  }

  /** Begins anew from the state that came back. */
  restart(print: string): void {
    this.#entries.length = 0;
    this.#isCalling = false;
    this.end(print, performance.now());
  }
}
