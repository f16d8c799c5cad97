import type { Diagnostic } from "./validate-input.ts";
import type { MockResponse } from "./validate-output.ts";

export type ContractRequest = {
  readonly method: string;
  readonly url: { readonly path: string; readonly query: Readonly<Record<string, unknown>> };
  readonly pathParameters: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Decoded and coerced: the form as JSON, with each file replaced by its name. */
  readonly body: unknown;
  /** The files of an upload, by field. */
  readonly files?: Readonly<Record<string, File>>;
};

/** Handles a request after validation, with its diagnostics. */
export type Respond = (input: readonly Diagnostic[]) => MockResponse;

export type Exchange = {
  readonly response: MockResponse;
  readonly input: readonly Diagnostic[];
  /** The contract violations of the response. */
  readonly output: readonly Diagnostic[];
};
