export type SeenRequest = {
  readonly method: string;
  /** The complete URL, with secrets redacted. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
};

export type SeenResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The start of the body, with secrets redacted. */
  readonly body: string;
  readonly ms: number;
};

/** One call and its response, without secrets; undefined if there was none. */
export type SeenExchange = {
  readonly operationId: string;
  /** When the response was complete. */
  readonly at: Date;
  readonly request: SeenRequest;
  readonly response: SeenResponse | undefined;
};
