/** An uploaded file whose bytes are available synchronously, so that a handler need not wait for them. */
export class ReceivedFile extends File {
  readonly content: Uint8Array<ArrayBuffer>;

  constructor(name: string, type: string, content: Uint8Array<ArrayBuffer>) {
    super([content], name, { type });
    this.content = content;
  }
}
