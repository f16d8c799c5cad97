import type { IHttpMockConfig } from "@stoplight/prism-http";
import type { Diagnostic } from "./validate-input.ts";
import type { Answer } from "./validate-output.ts";

export type ContractRequest = {
  readonly method: string;
  readonly url: { readonly path: string; readonly query: Readonly<Record<string, unknown>> };
  readonly pathParameters: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Decoded and coerced: the JSON twin of the form that was sent. */
  readonly body: unknown;
};

/** Answers a request whose diagnostics are known; undefined leaves it to the contract's examples. */
export type Respond = (input: readonly Diagnostic[]) => Answer | undefined;

export type Exchange = {
  readonly answer: Answer;
  readonly input: readonly Diagnostic[];
  /** How the answer breaks the contract. */
  readonly output: readonly Diagnostic[];
};

/** Answers one operation as Prism itself does: from the contract's examples, or from its schema without one. */
export type PrismExample = (request: ContractRequest, config: IHttpMockConfig["mock"]) => Answer;
