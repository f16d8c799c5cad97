/** The response to the first call with an Idempotency-Key; `sent` is a digest of what the call said, `at` in ms. */
export type KeyedResponse = {
  readonly sent: string;
  readonly answer: {
    readonly status: number;
    readonly body: unknown;
    readonly headers?: Readonly<Record<string, string>>;
  };
  readonly at: number;
};
