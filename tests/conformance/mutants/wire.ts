import type { OperationId } from "#generated/operations.ts";

/** One call as it passes; what a twist changes is what the mock gets to see. */
export type WireCall = {
  readonly method: string;
  /** The segments of the address that the contract leaves open, such as the 7 of `/api/cart/7/edit`. */
  ids: string[];
  readonly query: URLSearchParams;
  /** Empty where the body is no form. */
  readonly form: URLSearchParams;
  readonly contentType: string;
  cookie: string;
};

export type WireAnswer = {
  status: number;
  readonly headers: Record<string, string>;
  readonly cookies: readonly string[];
  body: string;
  /** In place of a whole answer: half of one, or none. */
  fate?: "cut" | "hang";
};

/** The mock behind the proxy. */
export type Behind = {
  ask(call: WireCall): Promise<WireAnswer>;
  /** Answers as `ask` does, and forgets that it was asked. */
  askInVain(call: WireCall): Promise<WireAnswer>;
};

/** What is wrong with one operation: before the mock sees the call, and on its answer's way back. */
export type Twist = {
  /** An answer here is given in place of the mock's. */
  readonly before?: (
    call: WireCall,
    mock: Behind,
  ) => WireAnswer | undefined | Promise<WireAnswer | undefined>;
  readonly after?: (answer: WireAnswer, call: WireCall, mock: Behind) => void | Promise<void>;
};

/** `methods` is for methods that an address does not have. */
export type Plant = Readonly<Partial<Record<OperationId | "methods", Twist>>>;
