import type {
  ContractDocument,
  OperationObject,
  ParameterObject,
  PathItem,
  Reference,
} from "../kit/document.ts";
import type { Schema } from "../kit/schema.ts";

/** A location in a contract file, as provided by Redocly. */
export type Location = {
  readonly source: { readonly absoluteRef: string };
  readonly pointer: string;
  readonly child: (keys: readonly (string | number)[]) => Location;
  readonly key: () => Location;
};

/**
 * The second argument of a visitor, after the node. Only the part of Redocly's context that the rules use, since it
 * exports no types.
 */
export type Context = {
  readonly location: Location;
  readonly key: string | number;
  readonly report: (problem: { readonly message: string; readonly location?: Location }) => void;
  readonly resolve: <T>(
    node: T | Reference,
    from?: string,
  ) => { readonly node?: T; readonly location?: Location | undefined };
};

/** The fields of the contract's root that the rules read. */
export type Root = Pick<ContractDocument, "servers" | "x-guides">;

type Visit<T> = { enter?(node: T, context: Context): void; leave?(node: T, context: Context): void };

/** A rule: every lint run creates a new visitor, so a visitor can have state. */
export type Rule = () => {
  readonly Root?: Visit<Root>;
  readonly PathItem?: Visit<PathItem>;
  readonly Operation?: Visit<OperationObject>;
  readonly Parameter?: Visit<ParameterObject>;
  readonly Schema?: Visit<Schema>;
  readonly ref?: Visit<Reference>;
  /** Every node. */
  readonly any?: Visit<unknown>;
};
