/** Thrown for a font that is still on its way: what needed it can be drawn once it is there. */
export class PendingFont extends Error {
  readonly ready: Promise<unknown>;

  constructor(ready: Promise<unknown>) {
    super("a font is being loaded");
    this.ready = ready;
  }
}
