/** A location in a contract file, as provided by Redocly. */
export type Location = {
  readonly source: { readonly absoluteRef: string };
  readonly pointer: string;
  readonly child: (keys: readonly (string | number)[]) => Location;
  readonly key: () => Location;
};

export type Reference = { readonly $ref: string };

/**
 * What a visitor receives besides the node. Only the part of Redocly's context that the rules use, since it exports
 * no types.
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

export type Schema = {
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema | Reference>>;
  readonly required?: readonly string[];
  readonly items?: Schema | Reference;
  readonly additionalProperties?: boolean | Schema | Reference;
  readonly anyOf?: readonly (Schema | Reference)[];
  readonly contentMediaType?: string;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly "x-money"?: string;
  readonly "x-enum-labels"?: Readonly<Record<string, string>>;
  readonly "x-transitions"?: Readonly<Record<string, readonly unknown[]>>;
};
export type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly explode?: boolean;
  readonly schema?: Schema | Reference;
};
export type MediaType = {
  readonly schema?: Schema | Reference;
  readonly examples?: Readonly<Record<string, unknown>>;
  readonly encoding?: Readonly<Record<string, { readonly style?: string; readonly explode?: boolean }>>;
};
export type Response = { readonly content?: Readonly<Record<string, MediaType>> };
export type Operation = {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, MediaType>> };
  readonly responses?: Readonly<Record<string, Response | Reference>>;
  readonly "x-repeatable"?: boolean;
  readonly "x-query"?: boolean;
  readonly "x-command"?: boolean;
  readonly "x-invalidates"?: readonly string[];
};
export type Server = { readonly url: string; readonly "x-host"?: string };
export type PathItem = {
  readonly servers?: readonly Server[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly [method: string]: unknown;
};
export type Root = { readonly servers?: readonly Server[] };

type Visit<T> = { enter?(node: T, context: Context): void; leave?(node: T, context: Context): void };

/** A rule: every lint run creates a new visitor, so a visitor can have state. */
export type Rule = () => {
  readonly Root?: Visit<Root>;
  readonly PathItem?: Visit<PathItem>;
  readonly Operation?: Visit<Operation>;
  readonly Parameter?: Visit<Parameter>;
  readonly Schema?: Visit<Schema>;
  readonly ref?: Visit<Reference>;
};
