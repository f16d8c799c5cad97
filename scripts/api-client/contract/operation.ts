import type { Explained } from "#api-spec/kit/explain-errors.ts";
import type {
  Operation as ContractOperation,
  Parameter as ContractParameter,
} from "#api-spec/kit/operations.ts";
import type { Schema } from "#api-spec/kit/schema.ts";

/** The header with the key that makes a repeated call take effect once. */
export const KEY_HEADER = "idempotency-key";

export type Parameter = ContractParameter & { readonly in: "path" | "query"; readonly example: unknown };

export type RequestBody = {
  readonly mediaType: string;
  readonly schema: Schema;
  readonly example: unknown;
};

export type CompiledResponse = {
  /** True if the operation declares this status itself, not only because every operation does. */
  readonly isSpecific: boolean;
  /** Undefined if no body is declared. */
  readonly mediaType: string | undefined;
  readonly body: Explained | undefined;
  readonly headers: readonly CompiledHeader[];
};

/** A header of a response, by its lower-case name. */
export type CompiledHeader = {
  readonly name: string;
  readonly isRequired: boolean;
  readonly value: Explained;
};

/**
 * An operation of the contract, prepared for making calls: with one body, schemas without references, and validators
 * for its responses.
 */
export type Operation = Omit<
  ContractOperation,
  "basePath" | "security" | "parameters" | "bodies" | "responses"
> & {
  readonly parameters: readonly Parameter[];
  /** True if it takes the header Idempotency-Key: it takes effect on each request, unless the key is the same. */
  readonly isKeyed: boolean;
  readonly body: RequestBody | undefined;
  /** True if the same body may also be sent as JSON, which is an inferred rule. */
  readonly takesJson: boolean;
  /** The JSON schema of a success; undefined if it is not JSON. */
  readonly success: Schema | undefined;
  /** By status. */
  readonly responses: ReadonlyMap<number, CompiledResponse>;
};

export type Contract = {
  readonly title: string;
  readonly version: string;
  readonly operations: readonly Operation[];
  /** Undefined if the contract has no operation with this id. */
  readonly operation: (id: string) => Operation | undefined;
  /** All methods of a path. */
  readonly methodsOf: ReadonlyMap<string, readonly string[]>;
  /** The name of the cookie that holds the session; undefined if sessions are no cookies. */
  readonly sessionCookie: string | undefined;
  /** The names of all fields that hold money. */
  readonly amounts: ReadonlySet<string>;
};

/** True if the contract describes how often an operation may be called (429). */
export const hasOwnLimit = ({ responses }: Operation): boolean => responses.get(429)?.isSpecific === true;
