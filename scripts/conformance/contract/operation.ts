import type { ValidateFunction } from "ajv";
import type { Deref, Schema } from "./schema.ts";

export const HOSTS = ["main", "activity", "chat"] as const;
export type Host = (typeof HOSTS)[number];

export type Parameter = {
  readonly in: "path" | "query";
  readonly name: string;
  readonly required: boolean;
  readonly schema: Schema;
  readonly example: unknown;
};

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

export type Operation = {
  readonly id: string;
  /** In capitals. */
  readonly method: string;
  /** With `{id}` for its parameters. */
  readonly path: string;
  readonly host: Host;
  readonly tag: string;
  readonly provenance: string;
  /** False where visitors may call it. */
  readonly needsSession: boolean;
  /** Whether it changes something; then it waits for `--allow-writes`. */
  readonly writes: boolean;
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
  /** All methods that a path has. */
  readonly methodsOf: ReadonlyMap<string, readonly string[]>;
  readonly deref: Deref;
  /** The names of all fields that hold money. */
  readonly amounts: ReadonlySet<string>;
};
