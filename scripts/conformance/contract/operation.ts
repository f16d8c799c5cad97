import type { ValidateFunction } from "ajv";
import type {
  Operation as ContractOperation,
  Parameter as ContractParameter,
} from "#api-spec/kit/operations.ts";
import type { Schema } from "#api-spec/kit/schema.ts";

export type Parameter = ContractParameter & { readonly in: "path" | "query"; readonly example: unknown };

export type RequestBody = {
  readonly mediaType: string;
  readonly schema: Schema;
  readonly example: unknown;
};

export type DeclaredAnswer = {
  /** Undefined where nothing is said about a body. */
  readonly mediaType: string | undefined;
  readonly validate: ValidateFunction | undefined;
  readonly requiredHeaders: readonly string[];
};

/**
 * An operation of the contract as calls are made of it: with one body, schemas without references, and validators for
 * its answers.
 */
export type Operation = Omit<
  ContractOperation,
  "basePath" | "security" | "parameters" | "bodies" | "responses"
> & {
  readonly parameters: readonly Parameter[];
  readonly body: RequestBody | undefined;
  /** What a success answers as JSON; undefined where it answers something else. */
  readonly success: Schema | undefined;
  /** By status. */
  readonly answers: ReadonlyMap<number, DeclaredAnswer>;
};

export type Contract = {
  readonly title: string;
  readonly version: string;
  readonly operations: readonly Operation[];
  /** Undefined where the contract has no operation of this id. */
  readonly operation: (id: string) => Operation | undefined;
  /** All methods that a path has. */
  readonly methodsOf: ReadonlyMap<string, readonly string[]>;
  /** The names of all fields that hold money. */
  readonly amounts: ReadonlySet<string>;
};
