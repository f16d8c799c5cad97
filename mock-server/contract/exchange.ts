import type { Diagnostic } from "./validate-input.ts";
import type { Answer } from "./validate-output.ts";

export type ContractRequest = {
  readonly method: string;
  readonly url: { readonly path: string; readonly query: Readonly<Record<string, unknown>> };
  readonly pathParameters: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Decoded and coerced: the JSON twin of the form that was sent, with its name in place of a file. */
  readonly body: unknown;
  /** The files of an upload, by field. */
  readonly files?: Readonly<Record<string, File>>;
};

/** Answers a request whose diagnostics are known. */
export type Respond = (input: readonly Diagnostic[]) => Answer;

export type Exchange = {
  readonly answer: Answer;
  readonly input: readonly Diagnostic[];
  /** How the answer breaks the contract. */
  readonly output: readonly Diagnostic[];
};
