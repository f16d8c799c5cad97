import type { OperationId } from "#generated/operations.ts";

/** A call in transit; changes by a twist are what the mock receives. */
export type WireCall = {
  readonly method: string;
  /** The path parameters, such as the 7 of `/api/cart/7/edit`. */
  ids: string[];
  readonly query: URLSearchParams;
  /** Empty if the body is not a form. */
  readonly form: URLSearchParams;
  readonly contentType: string;
  cookie: string;
  /** The value of `accept-encoding`. */
  readonly encoding: string;
  /** The headers that identify a page: origin, site, and the one that no form can set. */
  readonly page: Record<string, string>;
};

/** The input of a call of another operation: path parameters, query and form. */
export type OtherCall = {
  readonly ids?: readonly (string | number)[];
  readonly query?: Readonly<Record<string, string>>;
  readonly form?: Readonly<Record<string, string>>;
};

export type WireResponse = {
  status: number;
  readonly headers: Record<string, string>;
  readonly cookies: readonly string[];
  body: string;
  /** Sent in place of the body. */
  bytes?: Buffer;
  /** Sends half of the response, or none. */
  fate?: "cut" | "hang";
};

/** The mock behind the proxy. */
export type Behind = {
  ask(call: WireCall): Promise<WireResponse>;
  /** Calls another operation with the same session. */
  askFor(operationId: OperationId, session: WireCall, call?: OtherCall): Promise<WireResponse>;
  /** Responds like `ask`, and undoes the call's effect. */
  askInVain(call: WireCall): Promise<WireResponse>;
};

/** The fault of one operation: before the mock receives the call, and on its response. */
export type Twist = {
  /** A returned response replaces the mock's. */
  readonly before?: (
    call: WireCall,
    mock: Behind,
  ) => WireResponse | undefined | Promise<WireResponse | undefined>;
  readonly after?: (response: WireResponse, call: WireCall, mock: Behind) => void | Promise<void>;
};

/**
 * `methods` is for methods that an address does not have, `head` and `options` for these two where they are no
 * preflight, `files` for what responses name by its address.
 */
export type Plant = Readonly<Partial<Record<OperationId | "methods" | "head" | "options" | "files", Twist>>>;
